import type { FormatExample } from '../../../core/format.js';
import invoiceInbox from './blueprints/invoice-inbox/ai-automation/nemu.manifest.json' with { type: 'json' };
import undeclaredHost from './invalid/nemu.hosts-declared.undeclared-host.json' with { type: 'json' };
import misspeltInput from './invalid/nemu.known-required.misspelt-input.json' with { type: 'json' };
import numberVersion from './invalid/schema.const.number-version.json' with { type: 'json' };
import noSteps from './invalid/schema.min-items.no-steps.json' with { type: 'json' };
import dotSlashPath from './invalid/schema.pattern.dot-slash-path.json' with { type: 'json' };
import upperCaseHost from './invalid/schema.pattern.upper-case-host.json' with { type: 'json' };
import dashedInput from './invalid/schema.property-names.dashed-input.json' with { type: 'json' };
import openInputs from './invalid/schema.required.open-inputs.json' with { type: 'json' };
import schemaKey from './invalid/schema.unknown-key.schema-key.json' with { type: 'json' };
import minimal from './valid/minimal.json' with { type: 'json' };

/** Complete manifests: valid ones, and invalid ones with one fault each. */
export const blueprintExamples: readonly FormatExample[] = [
  { name: 'minimal.json', title: 'The smallest manifest', document: minimal },
  { name: 'invoice-inbox.json', title: 'A manifest with every property', document: invoiceInbox },
  { name: 'schema.const.number-version.json', title: 'The version as a number', document: numberVersion },
  { name: 'schema.unknown-key.schema-key.json', title: 'A `$schema` for an editor', document: schemaKey },
  { name: 'schema.required.open-inputs.json', title: 'Inputs without `additionalProperties`', document: openInputs },
  { name: 'schema.property-names.dashed-input.json', title: 'An input name with a dash', document: dashedInput },
  { name: 'schema.pattern.upper-case-host.json', title: 'A host in upper case', document: upperCaseHost },
  { name: 'schema.pattern.dot-slash-path.json', title: 'A path that starts with `./`', document: dotSlashPath },
  { name: 'schema.min-items.no-steps.json', title: 'No steps', document: noSteps },
  {
    name: 'nemu.known-required.misspelt-input.json',
    title: 'A required input that does not exist',
    document: misspeltInput,
  },
  { name: 'nemu.hosts-declared.undeclared-host.json', title: 'An undeclared host', document: undeclaredHost },
];
