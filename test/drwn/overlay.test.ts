import { describe, expect, test } from 'vitest';
import { mergeOverlay, type OverlayManifest, type ProjectConfig } from '../../schemas/drwn/walk/merge-overlay.js';
import { vectors } from './vectors.js';

interface OverlayCase {
  readonly id: string;
  readonly category: string;
  readonly note?: string;
  readonly input: { readonly project: ProjectConfig; readonly manifests: readonly OverlayManifest[] };
  readonly merged: unknown;
  readonly mergedText: string;
}

describe('mergeOverlay', () => {
  test.each(vectors<OverlayCase>('overlay'))('$id $category $note', ({ input, merged, mergedText }) => {
    const before = JSON.stringify(input);
    const result = mergeOverlay(input.project, input.manifests);
    expect(result).toEqual(merged);
    expect(JSON.stringify(result)).toBe(mergedText);
    expect(JSON.stringify(input)).toBe(before);
  });

  test('shares nothing with its input', () => {
    const project = { servers: { a: { env: { X: '1' } } } };
    const manifest = { extensions: { e: { list: [1] } }, skills: { include: ['s'] } };
    const merged = mergeOverlay(project, [manifest]);
    expect(merged.servers?.a).not.toBe(project.servers.a);
    expect(merged.extensions?.e).not.toBe(manifest.extensions.e);
    expect(merged).toMatchObject({ servers: project.servers, extensions: manifest.extensions });
  });

  test('treats hostile keys as plain keys', () => {
    const hostile: unknown = JSON.parse('{"servers":{"__proto__":{"polluted":true},"constructor":{}}}');
    const merged = mergeOverlay({}, [hostile as OverlayManifest]);
    expect(Object.keys(merged.servers ?? {})).toEqual(['__proto__', 'constructor']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('merges values as deep as any document, and names deeper ones', () => {
    let deep: unknown = 0;
    for (let level = 0; level < 990; level += 1) deep = { deep };
    const deeper = Array.from({ length: 20_000 }).reduce((inner) => ({ inner }), deep);
    expect(() => mergeOverlay({ servers: { deeper } }, [])).toThrowError(
      expect.objectContaining({ code: 'bad-option' }),
    );
    const merged = mergeOverlay({ servers: { deep } }, []);
    let depth = 0;
    for (let at: unknown = merged.servers?.deep; typeof at === 'object' && at !== null; at = Reflect.get(at, 'deep'))
      depth += 1;
    expect(depth).toBe(990);
  });
});
