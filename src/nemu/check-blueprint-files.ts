import type { Issue, Report } from '../../core/issue.js';
import { faultIssue } from '../../files/file-fault.js';
import { readText } from '../../files/read-text.js';
import { Root } from '../../files/root.js';
import { blueprintRuntime } from '../../generated/nemu/blueprint.runtime.js';
import { MANIFEST_FOLDER } from '../../schemas/nemu/codes.js';
import { readDocument } from '../runtime/document.js';
import { finishReport } from '../runtime/report.js';
import { reportOn, validateDocument } from '../runtime/validate-text.js';
import { BlueprintFolder } from './files/blueprint-folder.js';
import { checkFiles } from './files/check-files.js';
import { fileIssue } from './files/file-issue.js';
import { type FoundManifest, findManifest } from './files/find-manifest.js';

/** A report on the folder of a blueprint. */
export interface BlueprintFilesReport extends Report {
  /**
   * The folder that the paths in the manifest are relative to, relative to the checked folder, with `/`:
   * usually the folder of the manifest; `.` for the checked folder itself.
   */
  readonly base: string;
}

/**
 * Checks a blueprint on disk: validates its manifest as `validateBlueprint` does, and checks the documents it lists.
 * Reads nothing outside the folder and fetches nothing.
 *
 * @param directory the root of a repository with `ai-automation/nemu.manifest.json`, or the folder of the manifest.
 * @returns issues about the manifest, each with its place; `file` is the manifest, relative to `directory`.
 * @throws {UsageError} `unreadable-folder` when there is no such folder.
 */
export async function checkBlueprintFiles(directory: string): Promise<BlueprintFilesReport> {
  const folder = new BlueprintFolder(Root.open(directory).path);
  const manifest = await findManifest(folder);
  const read = readManifest(manifest);
  if (!read.ok) {
    const report = finishReport(blueprintRuntime, [{ ...read.issue, file: manifest.file }]);
    return { ...report, base: manifest.folder === '' ? '.' : manifest.folder };
  }
  const document = readDocument(read.text, blueprintRuntime.behavior.limits);
  const verdict = validateDocument(blueprintRuntime, document);
  const files = await checkFiles(folder, manifest.folder, verdict.sound);
  const issues = [...verdict.issues, ...files.issues];
  if (!manifest.inPlace) {
    issues.push(fileIssue('file/manifest-place', '', `The manifest is not in a folder named \`${MANIFEST_FOLDER}\`.`));
  }
  const report = reportOn(blueprintRuntime, document, { ...verdict, issues });
  return {
    ...report,
    issues: report.issues.map((issue) => ({ ...issue, file: manifest.file })),
    base: files.base === '' ? '.' : files.base,
  };
}

type ReadManifest = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly issue: Issue };

function readManifest({ file, fact }: FoundManifest): ReadManifest {
  switch (fact.is) {
    case 'missing':
      return unreadable(fileIssue('file/missing', '', `The manifest \`${file}\` is missing.`, 'Write the manifest.'));
    case 'outside':
      return unreadable(fileIssue('file/outside-root', '', `\`${file}\` is a link to a file outside the folder.`));
    case 'not regular':
      return unreadable(fileIssue('file/not-a-file', '', `\`${file}\` is not a regular file.`));
    case 'file': {
      const read = readText(fact.realPath);
      return read.ok ? read : unreadable(faultIssue(read.fault));
    }
    default:
      return fact satisfies never;
  }
}

function unreadable(issue: Issue): ReadManifest {
  return { ok: false, issue };
}
