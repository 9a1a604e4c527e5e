import type { Issue } from '../../../core/issue.js';
import { LIMITS } from '../../../core/limits.js';
import { makeIssue } from '../../../core/make-issue.js';
import type { PlacedString } from '../../../core/property-values.js';
import type { DeepPartial } from '../../../core/rule.js';
import { quote } from '../../../core/words/quote.js';
import type { BlueprintManifest } from '../../../generated/nemu/blueprint.types.js';
import { undeclaredHosts } from '../../../schemas/nemu/grammar/hosts-in.js';
import { hostsDeclared } from '../../../schemas/nemu/rules/hosts/hosts-declared.js';
import { documentPaths } from '../../../schemas/nemu/walk/placed-strings.js';
import type { BlueprintFolder, FileFact } from './blueprint-folder.js';
import { below, chooseBase } from './choose-base.js';
import { type DocumentText, DocumentTexts } from './document-texts.js';
import { fileIssue } from './file-issue.js';

export interface DocumentVerdict {
  readonly issues: readonly Issue[];
  /** The folder that paths are relative to, relative to the checked folder; empty for that folder itself. */
  readonly base: string;
}

/**
 * Checks the documents that a manifest lists: they must exist inside the folder under exactly that path and not be
 * empty, and the hosts in them should be declared. Stops once there are more issues than a report lists.
 *
 * @param manifest without the parts that have structural issues.
 * @param own the folder of the manifest, relative to the checked folder, with `/`.
 */
export async function checkDocuments(
  folder: BlueprintFolder,
  manifest: DeepPartial<BlueprintManifest>,
  own: string,
): Promise<DocumentVerdict> {
  const documents = [...documentPaths(manifest)];
  const paths = documents.map(({ text }) => text);
  const base = await chooseBase(folder, own, paths);
  const texts = new DocumentTexts();
  const issues: Issue[] = [];
  for (const document of documents) {
    if (issues.length > LIMITS.issues) break;
    const fact = await folder.fact(below(base, document.text));
    if (fact.is !== 'file') issues.push(await missingDocument(folder, document, fact.is, { own, base }));
    else {
      if (fact.spelling !== undefined) issues.push(differentCase(document, fact.spelling, base, fact.found));
      for (const issue of textIssues(document, texts.at(fact.realPath), manifest.declared_hosts)) {
        issues.push(issue);
      }
    }
  }
  return { issues, base };
}

async function missingDocument(
  folder: BlueprintFolder,
  { path, text }: PlacedString,
  is: Exclude<FileFact['is'], 'file'>,
  { own, base }: { readonly own: string; readonly base: string },
): Promise<Issue> {
  switch (is) {
    case 'outside':
      return fileIssue('file/outside-root', path, `${quote(text)} is a link to a file outside the folder.`);
    case 'not regular':
      return fileIssue(
        'file/not-a-file',
        path,
        `${quote(text)} is not a regular file.`,
        'Write the path of the Markdown file itself.',
      );
    case 'missing': {
      const other = base === '' ? own : '';
      const isElsewhere = other !== base && (await folder.fact(below(other, text))).is === 'file';
      const hint = isElsewhere
        ? `Move the document from ${folderName(other)}, or correct its path.`
        : 'Write the document, or correct its path.';
      return fileIssue('file/missing', path, `${quote(text)} does not exist in ${folderName(base)}.`, hint);
    }
    default:
      return is satisfies never;
  }
}

/** On a case-sensitive disk, the document is missing. */
function differentCase({ path, text }: PlacedString, onDisk: string, base: string, found: boolean): Issue {
  const spelling = base === '' ? onDisk : onDisk.slice(base.length + 1);
  const message = `${quote(text)} is named ${quote(spelling)} on disk.`;
  const issue = fileIssue('file/letter-case', path, message, `Write ${quote(spelling)}.`);
  return found ? issue : { ...issue, severity: 'error', basis: 'contract' };
}

function* textIssues(
  { path, text }: PlacedString,
  document: DocumentText,
  declared: DeepPartial<BlueprintManifest>['declared_hosts'],
): Iterable<Issue> {
  if (document.is === 'unreadable') yield fileIssue('file/unreadable', path, `${quote(text)} cannot be read.`);
  if (document.is === 'empty') yield fileIssue('file/empty', path, `${quote(text)} is empty.`);
  if (document.is !== 'text') return;
  const { id, severity, basis, fix } = hostsDeclared;
  for (const host of undeclaredHosts(document.hosts, declared)) {
    const message = `${quote(text)} mentions the host ${quote(host)}, which is not declared.`;
    yield makeIssue({ code: id, severity, path, message, hint: fix, basis });
  }
}

function folderName(folder: string): string {
  return folder === '' ? 'the checked folder' : quote(`${folder}/`);
}
