/**
 * Limits of the card contract that rules, normalization or the reference page also need.
 * Limits that only the schema needs are written there. All bounds are inclusive.
 *
 * Measured on SDK 1.3.0; the manifest page, headings Size, Permissions, Settings form, Ports and Tools.
 */
export const CARD_LIMITS = {
  /** UTF-8 bytes of the manifest's text. */
  manifestBytes: 262_144,
  /** Levels of nesting below the manifest itself. */
  manifestDepth: 64,
  /** Values in the manifest, at every level. */
  manifestValues: 200_000,

  /** Characters of a card's `name`; at least 2. */
  nameChars: 48,

  /** UTF-16 units of `entry` and `icon`. */
  pathChars: 240,
  /** The folders and the file together. */
  pathSegments: 20,

  permissions: 32,
  /** Host patterns of one entry, and of all `network` entries once merged. */
  hosts: 32,
  /** UTF-16 units of one host pattern as written. */
  hostChars: 260,
  /** Characters of a host name without port and wildcard. */
  hostNameChars: 253,
  hostLabelChars: 63,
  portNumber: 65_535,

  settings: 40,
  settingKeyChars: 64,
  /** UTF-16 units that a field without `maxLength` accepts. */
  stringSetting: 2_000,
  textSetting: 20_000,

  /** Ports in one direction. */
  ports: 16,
  portIdChars: 32,
  /** Characters of the namespace, and of the name, of a custom port type. */
  portTypePartChars: 48,

  tools: 32,
  toolNameChars: 40,
  /** Characters of a tool's full name, which agents see; a longer name is cut. */
  fullToolName: 64,
  toolTimeoutMs: { min: 1_000, max: 120_000, default: 30_000 },

  /** Canvas units (CSS pixels at 100 % zoom). */
  size: { w: { min: 200, max: 2_400 }, h: { min: 120, max: 1_800 } },
} as const;

/** What the app fills in for properties that a manifest leaves out. */
export const CARD_DEFAULTS = {
  entry: 'index.html',
  card: {
    defaultSize: { w: 420, h: 320 },
    minSize: { w: CARD_LIMITS.size.w.min, h: CARD_LIMITS.size.h.min },
    maxSize: { w: CARD_LIMITS.size.w.max, h: CARD_LIMITS.size.h.max },
  },
} as const;
