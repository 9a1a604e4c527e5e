import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { frameProfile } from '../../schemas/neuralis/grammar/frame-profile.js';
import {
  assetRoot,
  isSafeSegment,
  isServedName,
  isUnderRoot,
  parseEntryPath,
} from '../../schemas/neuralis/grammar/paths.js';
import { effectiveAssetMode, isAbsoluteAssetUrl } from '../../schemas/neuralis/grammar/render-block.js';
import { resolveReference } from '../../schemas/neuralis/grammar/resolve-reference.js';
import { limits } from '../../schemas/neuralis/tables/limits.js';
import { type AssetKind, assetExtensions, assetKinds, htmlExtensions } from '../../schemas/neuralis/tables/surfaces.js';

function vectors<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../vectors/neuralis/${name}.json`, import.meta.url), 'utf8')) as T;
}

test.each(vectors<{ cases: { url: string; absolute: boolean }[] }>('absolute-url').cases)(
  'isAbsoluteAssetUrl($url) is $absolute',
  ({ url, absolute }) => expect(isAbsoluteAssetUrl(url)).toBe(absolute),
);

interface AssetModeCase {
  declared: unknown;
  renderer: string;
  url: string | null;
  effective: string;
}

test.each(vectors<{ cases: AssetModeCase[] }>('asset-mode').cases)(
  'assetMode $declared on $renderer with $url is served $effective',
  ({ declared, renderer, url, effective }) =>
    expect(effectiveAssetMode({ renderer, url, assetMode: declared })).toBe(effective),
);

test.each([null, undefined, {}])('nothing to render (%j) is served self-contained', (render) =>
  expect(effectiveAssetMode(render)).toBe('self-contained'),
);

interface FrameCase {
  url: string;
  trust: 'untrusted' | 'trusted' | 'first-party' | null;
  hostOrigin: string | null;
  profile: string;
}

test.each(vectors<{ cases: FrameCase[] }>('external-frame').cases)(
  'a frame of $url under $trust trust on $hostOrigin is $profile',
  ({ profile, ...frame }) => expect(frameProfile(frame)).toBe(profile),
);

interface AssetRequests {
  entryLaneExtensions: string[];
  subresourceDenied: string[];
  refusedNames: string[];
  acceptedNames: string[];
  caps: { perFileBytes: number; bundleFiles: number; bundleBytes: number; preflightWarnBytes: number };
  entryUrlCanMint: { kind: string; id: string; url: string | null; ok: boolean }[];
  references: { entry: string; ref: string; resolves: string }[];
}

describe('asset requests', () => {
  const requests = vectors<AssetRequests>('asset-requests');

  it('serves the extensions of the host and no others', () => {
    expect([...htmlExtensions, ...assetExtensions].sort()).toEqual([...requests.entryLaneExtensions].sort());
    expect([...htmlExtensions].sort()).toEqual([...requests.subresourceDenied].sort());
    for (const name of requests.acceptedNames) expect([name, isServedName(name, 'entry')]).toEqual([name, true]);
    for (const name of requests.refusedNames) expect([name, isServedName(name, 'entry')]).toEqual([name, false]);
    for (const extension of requests.subresourceDenied)
      expect(isServedName(`x${extension}`, 'subresource')).toBe(false);
  });

  it('has the limits of the host', () => {
    expect(limits).toMatchObject({
      fileBytes: requests.caps.perFileBytes,
      bundleFiles: requests.caps.bundleFiles,
      bundleBytes: requests.caps.bundleBytes,
      bundleWarnBytes: requests.caps.preflightWarnBytes,
    });
  });

  it.each(requests.entryUrlCanMint)('$kind $id with $url may be served: $ok', ({ kind, id, url, ok }) => {
    expect(canServe(kind, id, url)).toBe(ok);
  });

  it.each(requests.references)('$ref in $entry resolves to $resolves', ({ entry, ref, resolves }) => {
    const target = resolveReference(entry, ref);
    expect('path' in target ? `${target.place}/${target.path}` : target.place).toBe(resolves);
  });
});

function canServe(kind: string, id: string, url: string | null): boolean {
  if (!(assetKinds as readonly string[]).includes(kind) || url === null || isAbsoluteAssetUrl(url)) return false;
  const path = parseEntryPath(url);
  return isSafeSegment(id) && path.ok && isUnderRoot(path.segments, assetRoot(kind as AssetKind, id));
}

test.each([
  ['index.html', ' ./a.css ', 'surface/a.css'],
  ['index.html', 'a.css?v=1#x', 'surface/a.css'],
  ['index.html', '', 'self'],
  ['index.html', '#top', 'self'],
  ['index.html', '/a.css', 'outside'],
  ['index.html', '../../lane/surface/a.css', 'outside'],
  ['index.html', '..\\..\\a.css', 'outside'],
  ['index.html', '%2e%2e/%2e%2e/a.css', 'outside'],
  ['index.html', '..%2f..%2fa.css', 'outside'],
  ['index.html', '%ff.css', 'invalid'],
  ['index.html', 'http://[', 'invalid'],
  ['index.html', '//cdn.example.net/a.css', 'remote'],
  ['index.html', 'HTTPS://cdn.example.net/a.css', 'remote'],
  ['index.html', 'ftp://cdn.example.net/a.css', 'remote'],
  ['index.html', 'data:text/css,', 'scheme'],
  ['index.html', 'mailto:a@example.net', 'scheme'],
  ['a b/ü#.html', './x y.css', 'surface/a b/x y.css'],
])('from %s, %s leads to %s', (entry, reference, expected) => {
  const target = resolveReference(entry, reference);
  expect('path' in target ? `${target.place}/${target.path}` : target.place).toBe(expected);
});
