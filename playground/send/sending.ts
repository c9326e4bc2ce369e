/** The requests that the reader sends from a playground, and their responses. */
import type { LitElement, ReactiveController } from 'lit';
import { renewIfExpired } from '../auth/credential-store.js';
import type { HttpRequest } from '../model/request/build-request.js';
import type { Exchange, SendOptions } from './exchange.js';
import type {} from '../tag-names.js';
import { SendEvent } from './send-event.js';

/** Maximum number of requests in the history. */
const historyLimit = 20;

export class Sending implements ReactiveController {
  /** The request whose response is shown. */
  exchange: Exchange | undefined;

  /** The latest requests, newest first. */
  history: readonly Exchange[] = [];

  readonly #host: LitElement;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.exchange?.cancel();
  }

  get isRunning(): boolean {
    return this.exchange?.isRunning ?? false;
  }

  /** Shows an earlier request. */
  show(exchange: Exchange): void {
    this.exchange = exchange;
    this.#host.requestUpdate();
  }

  clearHistory(): void {
    this.history = [];
    this.#host.requestUpdate();
  }

  /** Renews the credentials at `keys` if they have expired, then sends the request. Resolves at the end of the response. */
  async send(request: () => HttpRequest, keys: readonly string[], options: SendOptions): Promise<void> {
    const [{ Exchange }, { setOwnCookies }] = await Promise.all([
      import('./exchange.js'),
      import('./own-cookies.js'),
      import('../response/exchange-view.js'),
      ...keys.map(renewIfExpired),
    ]);
    const exchange = new Exchange(request(), () => this.#draw());
    this.exchange?.cancel();
    this.exchange = exchange;
    this.history = [exchange, ...this.history].slice(0, historyLimit);
    this.#host.dispatchEvent(new SendEvent(exchange.request.method, exchange.request.url));
    const removeCookies = setOwnCookies(exchange.request);
    const end = exchange.run(options);
    const focused = this.#focused();
    await this.#showResponse();
    await end;
    removeCookies();
    // A reader who has gone on is not called back.
    if (this.exchange === exchange && this.#focused() === focused) await this.#showResponse();
  }

  #focused(): Element | null {
    return (this.#host.renderRoot as ShadowRoot).activeElement;
  }

  /** The response may be below the form. The focus stays where it is. */
  async #showResponse(): Promise<void> {
    this.#draw();
    await this.#host.updateComplete;
    const response = this.#host.renderRoot.querySelector('[part="response"]');
    await response?.querySelector('octavo-playground-response')?.updateComplete;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    response?.scrollIntoView({ block: 'nearest', behavior });
  }

  #draw(): void {
    this.#host.requestUpdate();
    this.#host.renderRoot.querySelector('octavo-playground-response')?.requestUpdate();
  }
}
