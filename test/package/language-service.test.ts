import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../schemas/neurosquad/tables/permissions.js';
import { BUILTIN_PORT_TYPES } from '../../schemas/neurosquad/tables/port-types.js';
import { SETTING_TYPES } from '../../schemas/neurosquad/tables/setting-types.js';
import { type Unpacked, unpackPackage } from './unpacked.js';

const CURSOR = '‸';

let unpacked: Unpacked;
let editor: Editor;

/** What an editor asks of TypeScript for one file, with the cursor at `‸`. */
interface Editor {
  completions(text: string): string[];
  hover(text: string): { readonly type: string; readonly doc: string; readonly tags: readonly string[] };
  complaints(text: string): string[];
}

beforeAll(() => {
  unpacked = unpackPackage();
  editor = openEditor(unpacked);
}, 120_000);

afterAll(() => unpacked?.remove());

function openEditor({ folder, write }: Unpacked): Editor {
  const file = write('card.ts', '');
  let version = 0;
  let content = '';
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    types: [],
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      const text = path === file ? content : ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: (path) => path,
  });
  const type = (text: string): number => {
    const position = text.indexOf(CURSOR);
    version += 1;
    content = text.replace(CURSOR, '');
    return position;
  };
  return {
    completions: (text) =>
      service.getCompletionsAtPosition(file, type(text), {})?.entries.map(({ name }) => name) ?? [],
    hover(text) {
      const info = service.getQuickInfoAtPosition(file, type(text));
      return {
        type: ts.displayPartsToString(info?.displayParts),
        doc: ts.displayPartsToString(info?.documentation),
        tags: info?.tags?.map(({ name }) => name) ?? [],
      };
    },
    complaints(text) {
      type(text);
      return service
        .getSemanticDiagnostics(file)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
}

const HEAD = `import { card, cardBuilder, setting, permission } from 'letterpress/neurosquad';\n`;
const inCard = (members: string): string =>
  `${HEAD}export default card({ name: 'ab', displayName: 'x', version: '1.0.0', ${members} });`;

describe('an editor with the packed package', () => {
  it.each<[string, string, readonly string[]]>([
    ['the types of settings', inCard(`settings: [{ type: '‸' }]`), SETTING_TYPES.map(({ type }) => type)],
    ['their factories', `${HEAD}setting.‸`, SETTING_TYPES.map(({ type }) => type)],
    [
      'the ids of permissions that stand alone',
      inCard(`permissions: ['‸']`),
      PERMISSIONS.filter(({ needsHosts }) => !needsHosts).map(({ id }) => id),
    ],
    ['the ids of all permissions in an object', inCard(`permissions: [{ id: '‸' }]`), PERMISSIONS.map(({ id }) => id)],
    ['the types of ports', inCard(`ports: { inputs: [{ id: 'a', label: 'A', type: '‸' }] }`), BUILTIN_PORT_TYPES],
  ])('completes %s', (_title, text, expected) => {
    expect(editor.completions(text).sort()).toEqual([...expected].sort());
  });

  it('completes the properties of a manifest, and what a fluent builder has', () => {
    expect(editor.completions(inCard('‸'))).toEqual(expect.arrayContaining(['permissions', 'settings', 'homepage']));
    expect(editor.completions(`${HEAD}cardBuilder().‸`)).toEqual(
      expect.arrayContaining(['name', 'setting', 'permission', 'build']),
    );
  });

  it('shows the descriptions of the schema', () => {
    const schema = JSON.parse(
      readFileSync(`${unpacked.folder}/node_modules/letterpress/schemas/neurosquad/card.schema.json`, 'utf8'),
    );
    const { permissions, entry } = schema.properties;
    expect(editor.hover(inCard('perm‸issions: []')).doc).toContain(permissions.description);
    const hover = editor.hover(inCard(`ent‸ry: 'a.html'`));
    expect(hover.doc).toContain(entry.description);
    expect(hover.tags).toEqual(['default']);
    const [, select] = /(.*)/.exec(schema.$defs.SelectSetting.description) ?? [];
    expect(editor.hover(`${HEAD}setting.sel‸ect`).doc).toContain(select);
    expect(editor.hover(`${HEAD}car‸d`).tags).toEqual(['throws']);
    expect(editor.hover(inCard(`settings: [{ type: 'select', key: 'a', label: 'A', opti‸ons: [] }]`)).doc).toContain(
      schema.$defs.SelectSetting.properties.options.description,
    );
  });

  it('names the fields that a fluent builder still lacks, and nothing else', () => {
    const complaints = editor.complaints(`${HEAD}export default cardBuilder().name('ab').build();`);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('MissingProperties<"displayName" | "version">');
    expect(complaints[0]?.length).toBeLessThan(400);
    expect(
      editor.complaints(`${HEAD}export default cardBuilder().name('ab').version('1.0.0').displayName('x').build();`),
    ).toEqual([]);
  });
});
