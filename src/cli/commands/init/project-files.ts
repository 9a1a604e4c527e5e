/** The `package.json` of a new project. */
export function packageText(version: string, scripts: Readonly<Record<string, string>>): string {
  const manifest = {
    private: true,
    type: 'module',
    scripts,
    devDependencies: { letterpress: `^${version}` },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The `tsconfig.json` of a project whose manifest is written in TypeScript. */
export function tsconfigText(source: string): string {
  const config = {
    compilerOptions: {
      target: 'es2022',
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
    },
    include: [source],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
