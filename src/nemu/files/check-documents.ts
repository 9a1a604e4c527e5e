import type { Issue } from '../../../core/issue.js';
import { LIMITS } from '../../../core/limits.js';
import { makeIssue } from '../../../core/make-issue.js';
import type { DeepPartial } from '../../../core/rule.js';
import { quote } from '../../../core/words/quote.js';
import type { BlueprintManifest } from '../../../generated/nemu/blueprint.types.js';
import { undeclaredHosts } from '../../../schemas/nemu/grammar/hosts-in.js';
import { hostsDeclared } from '../../../schemas/nemu/rules/hosts/hosts-declared.js';
import type { Placed } from '../../../schemas/nemu/walk/placed-texts.js';
import { documentPaths } from '../../../schemas/nemu/walk/placed-texts.js';
import type { BlueprintFolder, FileFact } from './blueprint-folder.js';
import { below, chooseBase } from './choose-base.js';
import { type DocumentText, DocumentTexts } from './document-texts.js';
import { fileIssue } from './file-issue.js';

export interface DocumentVerdict {
  readonly issues: readonly Issue[];
  /** The folder that paths were taken from, relative to the folder checked; empty for that folder itself. */
  readonly base: string;
}

/**
 * Judges the documents that a manifest names: that they are there and say something, inside the folder, under the
 * very name; and that the hosts they speak of are declared. Stops once there are more issues than a report lists.
 *
 * @param manifest without the parts that have structural issues.
 * @param own the manifest's folder, from the folder checked, with `/`.
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
    if (fact.is !== 'file') issues.push(await absence(folder, document, fact.is, { own, base }));
    else {
      if (fact.spelling !== undefined) issues.push(otherSpelling(document, fact.spelling, base, fact.found));
      issues.push(...textIssues(document, texts.at(fact.realPath), manifest.declared_hosts));
    }
  }
  return { issues, base };
}

async function absence(
  folder: BlueprintFolder,
  { path, text }: Placed,
  is: Exclude<FileFact['is'], 'file'>,
  { own, base }: { readonly own: string; readonly base: string },
): Promise<Issue> {
  switch (is) {
    case 'outside':
      return fileIssue('file/outside-root', path, `${quote(text)} is a link that leads out of the folder.`);
    case 'not regular':
      return fileIssue('file/not-a-file', path, `${quote(text)} is no regular file.`, 'Name the Markdown file itself.');
    case 'missing': {
      const other = base === '' ? own : '';
      const isElsewhere = other !== base && (await folder.fact(below(other, text))).is === 'file';
      const hint = isElsewhere
        ? `It lies in ${placeName(other)}: move it, or correct the path.`
        : 'Write the document, or correct its path.';
      return fileIssue('file/missing', path, `${quote(text)} is not there in ${placeName(base)}.`, hint);
    }
    default:
      return is satisfies never;
  }
}

/** On a disk that minds letter case, the document is missing. */
function otherSpelling({ path, text }: Placed, onDisk: string, base: string, found: boolean): Issue {
  const spelling = base === '' ? onDisk : onDisk.slice(base.length + 1);
  const message = `${quote(text)} is spelt ${quote(spelling)} on the disk.`;
  const issue = fileIssue('file/letter-case', path, message, `Write ${quote(spelling)}.`);
  return found ? issue : { ...issue, severity: 'error', basis: 'contract' };
}

function* textIssues(
  { path, text }: Placed,
  document: DocumentText,
  declared: DeepPartial<BlueprintManifest>['declared_hosts'],
): Iterable<Issue> {
  if (document.is === 'unreadable') yield fileIssue('file/unreadable', path, `${quote(text)} cannot be read.`);
  if (document.is === 'empty') yield fileIssue('file/empty', path, `${quote(text)} is empty.`);
  if (document.is !== 'text') return;
  const { id, severity, basis, fix } = hostsDeclared;
  for (const host of undeclaredHosts(document.hosts, declared)) {
    const message = `${quote(text)} speaks of ${quote(host)}, which is not declared.`;
    yield makeIssue({ code: id, severity, path, message, hint: fix, basis });
  }
}

function placeName(folder: string): string {
  return folder === '' ? 'the folder that was checked' : quote(`${folder}/`);
}
