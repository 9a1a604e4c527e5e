import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Unpacked, unpackPackage } from './unpacked.js';

/** A tool of another maker that takes a Standard Schema. */
const CONSUMER = '@trpc/server@11.25.2';

const PROGRAM = `
import { initTRPC, TRPCError } from '@trpc/server';
import { cardSchema } from 'letterpress/neurosquad';

const t = initTRPC.create();
const router = t.router({ name: t.procedure.input(cardSchema).mutation(({ input }) => input.name.toUpperCase()) });
const caller = t.createCallerFactory(router)({});
const given = { manifestVersion: 1, name: 'tide-table', displayName: 'Tide', version: '1.0.0', protocol: 1 } as const;
const name: string = await caller.name(given);
let refused: unknown;
try {
  await caller.name({ ...given, name: 'kanban' });
} catch (error) {
  refused = error instanceof TRPCError ? { code: error.code, message: error.message } : String(error);
}
// @ts-expect-error -- the schema types what the procedure takes
const wrong = () => caller.name({ ...given, protocol: 2 });
console.log(JSON.stringify({ name, refused, wrong: typeof wrong }));
`;

let unpacked: Unpacked;
let missing: string | undefined;

beforeAll(() => {
  unpacked = unpackPackage((folder) => {
    const flags = [
      '--no-save',
      '--legacy-peer-deps',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      '--fetch-retries=0',
    ];
    try {
      execFileSync('npm', ['install', ...flags, CONSUMER], { cwd: folder, stdio: 'pipe', timeout: 60_000 });
    } catch {
      missing = `${CONSUMER} cannot be installed here`;
    }
  });
}, 120_000);

afterAll(() => unpacked?.remove());

describe('a tool of another maker', () => {
  it('takes a format as its validator, with types', async (context) => {
    if (missing !== undefined) {
      Object.assign(context.task.meta, { skipped: missing });
      context.skip();
    }
    const file = unpacked.write('use.ts', PROGRAM);
    const program = ts.createProgram([file], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      skipLibCheck: true,
      types: [],
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      outDir: unpacked.folder,
    });
    const found = ts.getPreEmitDiagnostics(program);
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
    program.emit();
    const outcome = JSON.parse(execFileSync(process.execPath, ['use.js'], { cwd: unpacked.folder, encoding: 'utf8' }));
    expect(outcome).toMatchObject({ name: 'TIDE-TABLE', refused: { code: 'BAD_REQUEST' } });
    expect(outcome.refused.message).toContain('kanban');
  });
});
