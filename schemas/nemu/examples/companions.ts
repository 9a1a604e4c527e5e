import type { DeepPartial } from '../../../core/rule.js';
import type { BlueprintManifest } from '../blueprint.schema.js';

/** The documents that a manifest lists, as a new project starts with them. */
export function companions({ steps = [], services = [] }: DeepPartial<BlueprintManifest>): Record<string, string> {
  const documents = [
    ...steps.map((step) => [
      step?.file,
      step?.id,
      'What the agent does in this step, and how it knows that the step is done.',
    ]),
    ...services.map((service) => [
      service?.workflow_doc,
      service?.id,
      'What the service does, from its input to its result.',
    ]),
  ];
  return Object.fromEntries(
    documents.flatMap(([path, title, text]) => (path === undefined ? [] : [[path, `# ${title}\n\n${text}\n`]])),
  );
}
