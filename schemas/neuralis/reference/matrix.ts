import type { ReferenceSection } from '../../../core/format.js';
import type { Trust } from '../../../core/issue.js';
import { trustReaches } from '../grammar/trust.js';
import {
  assetKinds,
  bridgeLeastTrust,
  laneNames,
  leastTrust,
  removedRenderers,
  renderLanes,
  trustLevels,
} from '../tables/surfaces.js';

const row = (kind: string, what: string, least: Trust | 'never') => [
  kind,
  what,
  ...trustLevels.map((trust) => (trustReaches(trust, least) ? 'yes' : 'no')),
];

const removed = removedRenderers.map((renderer) => `\`${renderer}\``);

/** The page on which renderer a package of each trust level may use. */
export const matrixSections: readonly ReferenceSection[] = [
  {
    title: 'Who may use which renderer',
    text: `The trust level of a package decides what its surfaces may run. The host assigns the level. A report uses the given level (\`--trust\`), else \`access.trust\`, else \`${trustLevels[0]}\` with a warning. ${removed.join(' and ')} were removed from the contract and are errors at every level: ship the HTML as a file and use \`iframe\` with a relative URL. \`mcp\` marks a surface that was imported; do not write it yourself.`,
    table: {
      columns: ['Kind', 'Renderer', ...trustLevels],
      rows: [
        ...assetKinds.flatMap((kind) => renderLanes.map((lane) => row(kind, laneNames[lane], leastTrust[kind][lane]))),
        row(assetKinds.join(', '), '`bridge.enabled`', bridgeLeastTrust),
      ],
    },
    rules: [
      'neuralis/known-trust',
      'neuralis/renderer-trust',
      'neuralis/bridge-trust',
      'neuralis/no-leftover-fallback',
    ],
  },
];
