/** A request that was sent, and the part of the response received so far. */
import { message } from '../messages.js';
import type { HttpRequest } from '../model/request/build-request.js';
import { BodyCollector } from '../response/body-collector.js';
import { explainFailure, type Explanation } from './explain-failure.js';
import { fetchInit } from './fetch-init.js';
import { proxyAddress } from './proxy-choice.js';
import { probeServer } from './probe-server.js';
import { safeUrl } from './safe-url.js';

export interface SendOptions {
  /** Media type of a multipart body. Default: `multipart/form-data`. */
  multipartType?: string;
  /** Whether cookies of other sites are sent. Default: false. */
  withCookies?: boolean;
  /** Address of a proxy. Default: none. */
  proxy?: string;
}

export type Phase = 'waiting' | 'receiving' | 'done' | 'canceled' | 'failed';

/** Interval in milliseconds in which the page is drawn while a body arrives. */
const drawInterval = 100;

/** One request and its response. Calls `changed` when there is something new to show. */
export class Exchange {
  readonly request: HttpRequest;
  readonly sentAt = new Date();
  phase: Phase = 'waiting';
  status = 0;
  statusText = '';
  /** Address of the response, if redirects changed it. */
  url = '';
  isRedirected = false;
  headers: [name: string, value: string][] = [];
  /** Milliseconds until the headers came, and until the end. */
  headersTime = 0;
  time = 0;
  body = new BodyCollector('');
  explanation: Explanation | undefined;

  readonly #abort = new AbortController();
  readonly #changed: () => void;
  #start = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(request: HttpRequest, changed: () => void) {
    this.request = request;
    this.#changed = changed;
  }

  get isRunning(): boolean {
    return this.phase === 'waiting' || this.phase === 'receiving';
  }

  /** Stops the request. The part of the response received so far stays. */
  cancel(): void {
    this.#abort.abort();
  }

  /** Sends the request and reads the response to its end. Never fails: errors are part of the exchange. */
  async run(options: SendOptions = {}): Promise<void> {
    this.#start = performance.now();
    const proxied = options.proxy
      ? { ...this.request, url: proxyAddress(options.proxy, this.request.url) }
      : this.request;
    try {
      const response = await fetch(safeUrl(proxied.url, location.href), {
        ...fetchInit(this.request, options.multipartType),
        signal: this.#abort.signal,
        credentials: options.withCookies && !options.proxy ? 'include' : 'same-origin',
      });
      this.#head(response, Boolean(options.proxy));
      await this.#read(response);
      this.phase = 'done';
    } catch (error) {
      await this.#fail(error as Error, proxied, options);
    }
    this.time = performance.now() - this.#start;
    this.#changed();
  }

  #head(response: Response, isProxied: boolean): void {
    this.headersTime = performance.now() - this.#start;
    this.phase = 'receiving';
    this.status = response.status;
    this.statusText = response.statusText;
    // With a proxy, the page does not see redirects of the API.
    if (!isProxied) {
      this.url = response.url;
      this.isRedirected = response.redirected;
    }
    this.headers = [...response.headers];
    this.body = new BodyCollector(response.headers.get('content-type') ?? '');
    this.#changed();
  }

  async #read({ body }: Response): Promise<void> {
    const reader = body?.getReader();
    let restedAt = performance.now();
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      await this.body.add(chunk.value as Uint8Array<ArrayBuffer>);
      this.#drawSoon();
      if (performance.now() - restedAt < drawInterval) continue;
      // A fast server must not keep the page from answering the reader.
      await new Promise((resolve) => setTimeout(resolve));
      restedAt = performance.now();
    }
    await this.body.end();
  }

  #drawSoon(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.isRunning) return;
      this.time = performance.now() - this.#start;
      this.#changed();
    }, drawInterval);
  }

  async #fail(error: Error, request: HttpRequest, { withCookies }: SendOptions): Promise<void> {
    if (this.#abort.signal.aborted) {
      this.phase = 'canceled';
      return;
    }
    const { origin } = location;
    const isForeign = URL.canParse(request.url) && new URL(request.url).origin !== origin;
    this.explanation =
      this.phase === 'receiving'
        ? { cause: message('interrupted', { message: error.message }), help: [] }
        : explainFailure({
            request,
            origin,
            isOnline: navigator.onLine,
            isReachable: isForeign ? await probeServer(request.url) : undefined,
            withCookies,
            message: error.message,
          });
    this.phase = 'failed';
  }
}
