import { join } from 'node:path';
import { homeFolder } from '../../files/home-folder.js';
import { STORE_FOLDER } from '../../schemas/drwn/tables/tree.js';

/** The absolute path of the folder in which drwn keeps its store: cards, and the trees extracted from them. */
export function storeFolder(): string {
  return join(homeFolder(), STORE_FOLDER);
}
