import { join, relative, sep } from 'node:path';

/**
 * The path to a format's schema in a folder that has Letterpress installed, or is going to have.
 *
 * @param home absolute path of that folder.
 * @param from absolute path of the folder that the path begins in.
 * @returns with `/`; `./` in front where it does not lead upwards.
 */
export function schemaIn(home: string, from: string, id: string): string {
  const file = join(home, 'node_modules', 'letterpress', 'schemas', `${id}.schema.json`);
  const path = relative(from, file).split(sep).join('/');
  return path.startsWith('../') ? path : `./${path}`;
}
