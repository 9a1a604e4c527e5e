import type { Issue } from '../../../core/issue.js';
import { type LineRange, lineRanges, type TextRange } from '../../../core/json/line-ranges.js';
import { isHtmlName, isServedName } from '../../../schemas/neuralis/grammar/paths.js';
import { showBytes } from '../../../schemas/neuralis/grammar/show-bytes.js';
import { limits } from '../../../schemas/neuralis/tables/limits.js';
import { SHARED_FOLDER } from '../../../schemas/neuralis/tables/surfaces.js';
import type { AssetSurface } from './asset-surface.js';
import { checkReference } from './check-reference.js';
import type { EntryReference } from './entry-reference.js';
import { entryStart } from './entry-start.js';
import { fileIssue } from './file-issue.js';
import { HtmlTooComplex, htmlReferences } from './html-references.js';
import type { PackageDisk } from './package-disk.js';
import type { PreflightBudget } from './preflight-budget.js';

/** Checks the entry of a surface: whether it exists and is served, how it begins, and what it refers to. */
export function checkEntry(disk: PackageDisk, surface: AssetSurface, budget: PreflightBudget): Issue[] {
  const file = `${surface.root}/${surface.entry}`;
  const fact = disk.inspect(file, surface.root);
  if (fact.is !== 'file') {
    const state = fact.is === 'missing' ? 'does not exist' : 'is not a regular file';
    return [fileIssue('neuralis/entry-present', file, surface.at, `The entry \`${file}\` ${state}.`)];
  }
  // A link to a file elsewhere and a file that is too large are reported with the folder's other files, and never read.
  if (!fact.inside || fact.bytes > limits.fileBytes) return [];
  if (!isServedName(surface.entry, 'entry')) {
    const message = `The entry \`${file}\` has an extension that the host does not serve.`;
    return [
      fileIssue('neuralis/entry-present', file, surface.at, message, { hint: 'Ship the entry as an `.html` file.' }),
    ];
  }
  if (!isHtmlName(surface.entry)) return [];
  const read = disk.read(file, limits.fileBytes);
  if (!read.ok || !budget.spend('checkedBytes', read.bytes.length)) return [];
  return new EntryCheck(disk, surface, file, budget).check(decode(read.bytes));
}

interface EntryText {
  readonly text: string;
  readonly utf16: boolean;
}

function decode(bytes: Uint8Array): EntryText {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return { text: new TextDecoder(encoding).decode(bytes), utf16: encoding !== 'utf-8' };
}

class EntryCheck {
  private readonly issues: Issue[] = [];
  private linesOf: ((range: TextRange) => LineRange) | undefined;
  private text = '';

  constructor(
    private readonly disk: PackageDisk,
    private readonly surface: AssetSurface,
    private readonly file: string,
    private readonly budget: PreflightBudget,
  ) {}

  check({ text, utf16 }: EntryText): Issue[] {
    this.text = text;
    if (this.surface.mode === 'bundle') this.checkStart(utf16);
    this.checkReferences();
    return this.issues;
  }

  private checkStart(utf16: boolean): void {
    const { entry } = this.surface;
    if (utf16) this.add('neuralis/utf8-entry', 'The entry is UTF-16, so the host does not insert its `<base>`.');
    if (entry.slice(0, entry.lastIndexOf('/') + 1).includes("'")) {
      this.add('neuralis/quote-free-folder', `The folder of \`${this.file}\` has an apostrophe in its name.`);
    }
    const start = utf16 ? undefined : entryStart(this.text);
    if (start !== undefined) this.add(start.code, start.message, start);
  }

  private checkReferences(): void {
    try {
      const { references, bareImports } = htmlReferences(this.text);
      for (const reference of references) {
        if (!this.budget.spend('checkedReferences', 1)) return;
        this.checkReference(reference);
      }
      for (const { url, ...place } of bareImports) {
        const message = `A script imports \`${url}\`, but no import map contains this bare module name.`;
        this.add('neuralis/reference-inside', message, place, 'Bundle the module, or import it by path.');
      }
    } catch (error) {
      if (!(error instanceof HtmlTooComplex)) throw error;
      this.add('neuralis/entry-checked', `The document ${error.message}, so its references were not checked.`);
    }
  }

  private checkReference(reference: EntryReference): void {
    const verdict = checkReference(reference, this.surface);
    if (verdict.verdict === 'rejected') this.add(verdict.code, verdict.message, reference);
    if (verdict.verdict !== 'file') return;
    const shared = verdict.place === 'shared';
    const folder = shared ? SHARED_FOLDER : this.surface.root;
    const file = `${folder}/${verdict.path}`;
    const fact = this.disk.inspect(file, folder);
    if (fact.is !== 'file') {
      const state = fact.is === 'missing' ? 'does not exist' : 'is not a regular file';
      const message = `\`${reference.from}\` refers to \`${file}\`, which ${state}.`;
      this.add('neuralis/reference-present', message, reference);
      return;
    }
    // The surface's own files are checked with its folder, whether an entry refers to them or not.
    if (!shared) return;
    if (!fact.inside) {
      const message = `\`${file}\` is a link to a file outside \`${folder}/\`.`;
      this.issues.push(fileIssue('neuralis/real-files', file, this.surface.at, message));
    } else if (fact.bytes > limits.fileBytes) {
      const message = `\`${file}\` has ${showBytes(fact.bytes)}, but the host serves at most ${showBytes(limits.fileBytes)}.`;
      this.issues.push(fileIssue('neuralis/file-size', file, this.surface.at, message));
    }
  }

  private add(code: Parameters<typeof fileIssue>[0], message: string, span?: TextRange, hint?: string): void {
    if (span !== undefined) this.linesOf ??= lineRanges(this.text);
    const place = span && this.linesOf?.(span);
    this.issues.push(fileIssue(code, this.file, this.surface.at, message, { place, hint }));
  }
}
