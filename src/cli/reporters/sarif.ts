import type { Issue } from '../../../core/issue.js';
import { printableJson } from '../../../core/words/printable.js';
import { ownPackage } from '../process/own-package.js';
import { fileUri } from './file-uri.js';
import type { CreateReporter } from './reporter.js';
import type { SarifRule } from './sarif-rules.js';

/**
 * One SARIF 2.1.0 log, for code scanning services.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export const sarif: CreateReporter = ({ stdout }) => {
  const indexes = new Map<string, number>();
  const results: object[] = [];
  return {
    file({ file, report: { issues } }) {
      for (const issue of issues) {
        const ruleIndex = indexes.get(issue.code) ?? indexes.size;
        indexes.set(issue.code, ruleIndex);
        results.push(resultFor(issue, ruleIndex, fileUri(file)));
      }
    },
    async end() {
      const { sarifRules } = await import('./sarif-rules.js');
      const rules = await sarifRules([...indexes.keys()]);
      stdout.write(`${printableJson(log(rules, results), 2)}\n`);
    },
  };
};

function log(rules: readonly SarifRule[], results: readonly object[]): object {
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'letterpress', version: ownPackage().version, rules } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
}

function resultFor(issue: Issue, ruleIndex: number, uri: string): object {
  const { code, severity, path, message, hint, basis } = issue;
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: hint === undefined ? message : `${message} ${hint}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri }, ...regionOf(issue) },
        ...(path === '' ? {} : { logicalLocations: [{ fullyQualifiedName: path }] }),
      },
    ],
    properties: { basis },
  };
}

function regionOf({ line, column, endLine, endColumn }: Issue): object {
  if (line === undefined) return {};
  return { region: { startLine: line, startColumn: column, endLine, endColumn } };
}
