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
  ...trustLevels.map((trust) => (trustReaches(trust, least) ? 'yes' : 'refused')),
];

const removed = removedRenderers.map((renderer) => `\`${renderer}\``);

export const matrixSections: readonly ReferenceSection[] = [
  {
    title: 'Who may use which renderer',
    text: `What a surface may run follows from the trust of its package. A host assigns trust; a report takes the one it is given (\`--trust\`), else \`access.trust\`, else \`${trustLevels[0]}\` with a warning. ${removed.join(' and ')} were removed from the contract and are refused at every level: ship the HTML as a file and use \`iframe\` with a relative url. \`mcp\` marks a surface that was imported, and is not a way to write one.`,
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
