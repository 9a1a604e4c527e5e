import type { FormatExample } from '../../../core/format.js';
import drwnBundleRangesTag from './card/invalid/drwn.bundle-ranges.tag.json' with { type: 'json' };
import drwnContentVisibilityPersona from './card/invalid/drwn.content-visibility.persona.json' with { type: 'json' };
import drwnReservedNamespacesExclusion from './card/invalid/drwn.reserved-namespaces.exclusion.json' with {
  type: 'json',
};
import drwnStrictVersionLeadingV from './card/invalid/drwn.strict-version.leading-v.json' with { type: 'json' };
import schemaPatternName from './card/invalid/schema.pattern.name.json' with { type: 'json' };
import schemaUnknownKeyTarget from './card/invalid/schema.unknown-key.target.json' with { type: 'json' };
import harness from './card/valid/harness.json' with { type: 'json' };
import mind from './card/valid/mind.json' with { type: 'json' };
import minimal from './card/valid/minimal.json' with { type: 'json' };

/** Complete manifests: valid ones, and invalid ones with one fault each. */
export const cardExamples: readonly FormatExample[] = [
  { name: 'minimal.json', title: 'The smallest card', document: minimal },
  { name: 'harness.json', title: 'A card for coding agents', document: harness },
  { name: 'mind.json', title: 'A card with persona, beliefs and memory', document: mind },
  { name: 'drwn.strict-version.leading-v.json', title: 'A version with a `v`', document: drwnStrictVersionLeadingV },
  {
    name: 'drwn.reserved-namespaces.exclusion.json',
    title: 'A card that excludes skills',
    document: drwnReservedNamespacesExclusion,
  },
  {
    name: 'drwn.content-visibility.persona.json',
    title: 'A persona without visibility',
    document: drwnContentVisibilityPersona,
  },
  { name: 'drwn.bundle-ranges.tag.json', title: 'A tag instead of a version range', document: drwnBundleRangesTag },
  {
    name: 'schema.unknown-key.target.json',
    title: 'An unknown agent',
    document: schemaUnknownKeyTarget,
  },
  { name: 'schema.pattern.name.json', title: 'A name with capital letters', document: schemaPatternName },
];
