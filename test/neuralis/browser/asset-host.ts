import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, posix } from 'node:path';
import { contentSecurityPolicy } from '../../../schemas/neuralis/grammar/content-security-policy.js';
import { isServedName } from '../../../schemas/neuralis/grammar/paths.js';
import { SHARED_FOLDER } from '../../../schemas/neuralis/tables/surfaces.js';
import type { AssetSurface } from '../../../src/neuralis/preflight/asset-surface.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const POLICY = Object.entries(contentSecurityPolicy)
  .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
  .join('; ');

/** Serves one surface of a package as its platform does: the entry with its policy and, in bundle mode, the files beside it. */
export class AssetHost {
  private server: Server | undefined;

  constructor(
    private readonly directory: string,
    private readonly surface: AssetSurface,
  ) {}

  /** @returns the URL of the entry. */
  async start(): Promise<string> {
    const server = createServer((request, response) => {
      const answer = this.answer(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
      response.writeHead(answer === undefined ? 404 : 200, answer?.headers);
      response.end(answer?.body);
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/entry/${this.surface.entry}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private answer(path: string): { headers: Record<string, string>; body: Buffer | string } | undefined {
    if (path === `/entry/${this.surface.entry}`) return this.entry();
    // Asked for because the page stands alone here; for a page in a frame no browser does.
    if (path === '/favicon.ico') return { headers: headersOf(path), body: '' };
    if (this.surface.mode !== 'bundle' || !isServedName(path, 'subresource')) return undefined;
    const [, lane, place, ...rest] = path.split('/');
    const folder = place === 'surface' ? this.surface.root : place === 'shared' ? SHARED_FOLDER : undefined;
    if (lane !== 'lane' || folder === undefined || rest.includes('..')) return undefined;
    const body = this.read(join(folder, ...rest));
    return (
      body && {
        headers: { ...headersOf(path), 'Access-Control-Allow-Origin': '*', 'Content-Security-Policy': 'sandbox' },
        body,
      }
    );
  }

  private entry() {
    const body = this.read(join(this.surface.root, this.surface.entry));
    if (body === undefined) return undefined;
    const headers = {
      ...headersOf(this.surface.entry),
      'Content-Security-Policy': POLICY,
      'Referrer-Policy': 'no-referrer',
    };
    if (this.surface.mode !== 'bundle') return { headers, body };
    const folder = posix.join('/lane/surface', dirname(this.surface.entry), '/');
    return {
      headers,
      body: body.toString().replace(/^<!doctype html>/i, (doctype) => `${doctype}<base href="${folder}">`),
    };
  }

  private read(path: string): Buffer | undefined {
    try {
      return readFileSync(join(this.directory, path));
    } catch {
      return undefined;
    }
  }
}

function headersOf(path: string): Record<string, string> {
  return {
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
}
