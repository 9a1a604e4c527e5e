/** Returns the smallest valid card manifest, with the given properties added or in place of its own. */
export function minimal(properties: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    manifestVersion: 1,
    name: 'test-radar',
    displayName: 'Test radar',
    version: '1.0.0',
    protocol: 1,
    ...properties,
  };
}
