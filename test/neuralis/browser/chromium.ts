import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

export const CHROMIUM = '/usr/bin/chromium';

/** Why a browser cannot be started here; `undefined` if it can. */
export const noChromium = existsSync(CHROMIUM) ? undefined : `there is no ${CHROMIUM}`;

/** What went wrong while a page was open. */
export interface PageTrouble {
  /** Requests that failed or were blocked: URL and reason. */
  readonly requests: readonly string[];
  /** Errors in the console, thrown ones included. */
  readonly console: readonly string[];
  /** Whether the page has said that its script ran to the end. */
  readonly ready: boolean;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-pipe',
];

/** A headless Chromium, driven over a pipe. */
export class Chromium {
  private readonly profile = mkdtempSync(join(tmpdir(), 'neuralis-chromium-'));
  private readonly child: ChildProcess;
  private readonly pending = new Map<number, (message: Message) => void>();
  private readonly listeners = new Set<(message: Message) => void>();
  private lastId = 0;
  private rest = '';

  constructor() {
    const args = [...FLAGS, `--user-data-dir=${this.profile}`, 'about:blank'];
    this.child = spawn(CHROMIUM, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    const output = this.child.stdio[4] as Readable;
    output.setEncoding('utf8');
    output.on('data', (text: string) => this.receive(text));
  }

  /** Opens a page, waits until it says it is ready (at most `patience` ms), and lists what went wrong. */
  async open(url: string, patience = 10_000): Promise<PageTrouble> {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const session = String(sessionId);
    const trouble = new TroubleCollector();
    const listener = (message: Message) => {
      if (message.sessionId === session) trouble.take(message);
    };
    this.listeners.add(listener);
    for (const domain of ['Network', 'Runtime', 'Log', 'Page']) await this.send(`${domain}.enable`, {}, session);
    await this.send('Page.navigate', { url }, session);
    const ready = await this.waitUntilReady(session, Date.now() + patience);
    this.listeners.delete(listener);
    await this.send('Target.closeTarget', { targetId });
    return { requests: trouble.requests, console: trouble.console, ready };
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill();
    await gone;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  private async waitUntilReady(session: string, end: number): Promise<boolean> {
    const expression = "document.readyState === 'complete' && document.documentElement.dataset.ready === 'yes'";
    while (Date.now() < end) {
      const { result } = await this.send('Runtime.evaluate', { expression }, session);
      if ((result as { value?: unknown }).value === true) {
        // The page's last request may still be pending.
        await new Promise((resolve) => setTimeout(resolve, 300));
        return true;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  }

  private async send(method: string, params: object, sessionId?: string): Promise<Readonly<Record<string, unknown>>> {
    const id = ++this.lastId;
    const input = this.child.stdio[3] as Writable;
    input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    const answer = await new Promise<Message>((resolve) => this.pending.set(id, resolve));
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result ?? {};
  }

  private receive(text: string): void {
    const parts = (this.rest + text).split('\0');
    this.rest = parts.pop() ?? '';
    for (const part of parts) {
      const message = JSON.parse(part) as Message;
      const resolve = message.id === undefined ? undefined : this.pending.get(message.id);
      if (resolve === undefined) for (const listener of this.listeners) listener(message);
      else {
        this.pending.delete(message.id ?? 0);
        resolve(message);
      }
    }
  }
}

class TroubleCollector {
  readonly requests: string[] = [];
  readonly console: string[] = [];
  private readonly urls = new Map<string, string>();

  take({ method, params = {} }: Message): void {
    const id = String(params.requestId);
    switch (method) {
      case 'Network.requestWillBeSent':
        this.urls.set(id, (params.request as { url: string }).url);
        break;
      case 'Network.responseReceived': {
        const { status, url } = params.response as { status: number; url: string };
        if (status >= 400) this.requests.push(`${url} ${status}`);
        break;
      }
      case 'Network.loadingFailed':
        this.requests.push(`${this.urls.get(id)} ${params.blockedReason ?? params.errorText}`);
        break;
      case 'Runtime.exceptionThrown':
        this.console.push(JSON.stringify(params.exceptionDetails));
        break;
      case 'Runtime.consoleAPICalled':
        if (params.type === 'error') this.console.push(JSON.stringify(params.args));
        break;
      case 'Log.entryAdded': {
        const { level, text } = params.entry as { level: string; text: string };
        if (level === 'error') this.console.push(text);
        break;
      }
      default:
    }
  }
}
