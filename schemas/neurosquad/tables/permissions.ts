export type Risk = 'low' | 'medium' | 'high';

export interface PermissionRow {
  readonly id: string;
  /** How the install dialog ranks it. */
  readonly risk: Risk;
  /** Permissions that it includes. */
  readonly implies: readonly string[];
  /** Whether `hosts` is required; otherwise it is not allowed. */
  readonly needsHosts: boolean;
  /** What it lets a card do. */
  readonly grants: string;
}

/** Every permission a card can ask for, in the order in which the app lists them. SDK 1.3.0. */
export const PERMISSIONS = [
  { id: 'agents.read', risk: 'low', implies: [], needsHosts: false, grants: 'see connected agents and their state' },
  {
    id: 'agents.output',
    risk: 'high',
    implies: ['agents.read'],
    needsHosts: false,
    grants: 'read what connected agents print',
  },
  {
    id: 'agents.prompt',
    risk: 'high',
    implies: ['agents.read'],
    needsHosts: false,
    grants: 'send prompts to connected agents',
  },
  {
    id: 'terminals.write',
    risk: 'high',
    implies: ['agents.read'],
    needsHosts: false,
    grants: 'type into connected terminals',
  },
  { id: 'cards.connected', risk: 'medium', implies: [], needsHosts: false, grants: 'work with connected cards' },
  { id: 'network', risk: 'medium', implies: [], needsHosts: true, grants: 'send requests to the hosts it lists' },
  { id: 'network.local', risk: 'high', implies: [], needsHosts: false, grants: 'send requests to this computer' },
  { id: 'fs.read', risk: 'high', implies: [], needsHosts: false, grants: 'read files' },
  { id: 'fs.write', risk: 'high', implies: ['fs.read'], needsHosts: false, grants: 'write files' },
  { id: 'clipboard.write', risk: 'low', implies: [], needsHosts: false, grants: 'put text on the clipboard' },
  { id: 'canvas.spawn', risk: 'low', implies: [], needsHosts: false, grants: 'place new cards on the canvas' },
  { id: 'background', risk: 'low', implies: [], needsHosts: false, grants: 'keep running while it is not visible' },
  { id: 'usage.read', risk: 'low', implies: [], needsHosts: false, grants: 'read usage figures' },
] as const satisfies readonly PermissionRow[];

type Row = (typeof PERMISSIONS)[number];

export type PermissionId = Row['id'];

/** Ids of the permissions without hosts. */
export type PlainPermissionId = Extract<Row, { needsHosts: false }>['id'];

/** Ids of the permissions without hosts, in the app's order. */
export const PLAIN_PERMISSION_IDS: readonly PlainPermissionId[] = PERMISSIONS.flatMap((row) =>
  row.needsHosts ? [] : [row.id],
);
