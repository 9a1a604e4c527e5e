import { readableJson } from '../../../core/json/readable-json.js';
import type { FormatModel } from '../../model.js';
import { codeSpan } from '../../print/markdown/code-span.js';
import { jsonBlock } from '../../print/markdown/json-block.js';
import { isAddress, schemaKey } from '../../print/names/schema-key.js';

/** Prints what an author needs first: the file name, the schema, and how an editor finds it. */
export function factsBlocks(model: FormatModel): string[] {
  const file = `${model.document}.schema.json`;
  const names = model.fileNames.map((name) => codeSpan(name)).join(' or ');
  const list = [
    `- **File:** ${names}`,
    `- **Format id:** ${codeSpan(model.id)}`,
    `- **Schema:** [${file}](${file}), JSON Schema ${model.dialect}, ${codeSpan('$id')} ${codeSpan(model.schemaId)}`,
    `- **All formats:** [overview](../README.md)`,
  ];
  return [list.join('\n'), ...editorBlocks(model, file)];
}

/** How an editor gets completion and validation for the file. */
function editorBlocks(model: FormatModel, file: string): string[] {
  if (!model.acceptsSchemaKey) {
    return [
      `Editors find the schema by the file name (see [catalog.json](../catalog.json)); the document itself does not refer to it.`,
    ];
  }
  const hint = readableJson({ $schema: schemaKey(model) }) ?? '';
  const lead = isAddress(model.schemaId)
    ? 'Put this line first, and editors complete and validate the document as you type:'
    : `Put this line first, and editors complete and validate the document as you type (the path is that of your copy of \`${file}\`):`;
  return [lead, jsonBlock(hint, { kind: 'part' })];
}
