import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { define, OctavoElement, property } from '../elements/octavo-element.js';
import { authForm } from './auth/auth-form.js';
import { cookieChoice } from './auth/cookie-choice.js';
import { credentialKey, onCredentials, renewIfExpired } from './auth/credential-store.js';
import { chosenSchemes, maskedAuthorization } from './auth/masked-authorization.js';
import { realAuthorization } from './auth/request-authorization.js';
import { bodyForm } from './body/body-form.js';
import { bodyKind, startBody } from './body/body-state.js';
import type { BodyProblem } from './body/check-body.js';
import { controlStyles } from './control.styles.js';
import {
  filledRequest,
  maskedState,
  missingParameters,
  parameterKey,
  serverOf,
  startState,
} from './form/form-state.js';
import type { FormState } from './form/form-state.js';
import { parameterForm } from './form/parameter-form.js';
import { serverForm } from './form/server-form.js';
import { formStyles } from './form.styles.js';
import { text } from './labels.js';
import { readModel } from './model/read-model.js';
import { playgroundStyles } from './playground.styles.js';
import { buildRequest } from './request/build-request.js';
import type { HttpRequest } from './request/build-request.js';
import type { NamedExample, OperationModel } from './request/operation.js';
import type { Authorization, SecurityScheme } from './request/security.js';
import type { Exchange } from './send/exchange.js';
import { historyList } from './send/history-list.js';
import { SendEvent } from './send/send-event.js';
import './samples/sample-view.js';

const model = { attribute: 'operation', converter: { fromAttribute: (value: string | null) => value ?? undefined } };

/** How long the reader must pause before a body is checked, in milliseconds. */
const checkDelay = 300;

/** How many requests the history keeps. */
const historyLimit = 20;

/**
 * A form that sends a request to an API and shows the response, with code samples of the same request.
 *
 * @summary Tries an operation of an HTTP API in the page.
 * @example
 * <octavo-playground spec="/openapi.json" operation="POST /users"></octavo-playground>
 * @slot - `<script type="application/json">` with the model of one operation, instead of `spec`.
 * @csspart endpoint - Method, address and the Send button.
 * @csspart send - The Send button.
 * @csspart body - The fieldset of the body.
 * @csspart auth - The fieldset of the credentials.
 * @fires {SendEvent} octavo-send - A reader sent a request.
 */
@define('octavo-playground')
export class Playground extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = [controlStyles, formStyles, playgroundStyles];

  /** The operation: as an attribute `METHOD /path` or an `operationId` of `spec`; as a property also a model. */
  @property(model) operation: OperationModel | string | undefined;

  /** Address of an OpenAPI 3 specification in JSON. */
  @property() spec = '';

  /** Address of the page that authorization servers send the reader back to. Default: `octavo-oauth.html` next to the page. */
  @property({ attribute: 'oauth-callback' }) oauthCallback = 'octavo-oauth.html';

  /** Languages of the code samples, by name and separated by commas. Default: all. */
  @property() languages = '';

  @state() private model: OperationModel | undefined;
  @state() private form: FormState | undefined;
  @state() private problem = '';
  @state() private problems: ReadonlyMap<string, string> = new Map();
  @state() private bodyProblems: readonly BodyProblem[] | undefined;
  @state() private exchange: Exchange | undefined;
  @state() private history: readonly Exchange[] = [];
  @state() private withCookies = false;
  @state() private oauthSchemes: ReadonlySet<string> = new Set();
  @state() private revealed: ReadonlySet<string> = new Set();

  readonly #choices = new Map<string, number>();
  #stop: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = onCredentials(() => this.requestUpdate());
    // A parser may not have reached the script inside the element.
    queueMicrotask(() => void this.#read());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.exchange?.cancel();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated && (changed.has('operation') || changed.has('spec'))) void this.#read();
  }

  override render() {
    const { model, form } = this;
    if (!model || !form) return this.problem ? html`<p part="problem" role="alert">${this.problem}</p>` : nothing;
    const server = serverOf(model, form, document.baseURI);
    const authorization = realAuthorization(model, form, server);
    const request = this.#request(model, form, authorization);
    const hidden = maskedState(model, form);
    const masked = this.#request(model, hidden, maskedAuthorization(model, form));
    return html`<div>
      ${this.#endpoint(masked, request, model.kind === 'operation')}
      <div part="columns">
        <form novalidate @submit=${this.#onSubmit} @keydown=${this.#onKey}>
          ${this.#fieldsets(model, form, server)}
        </form>
        <div part="result">
          <octavo-playground-sample
            .masked=${masked}
            .request=${request}
            .secrets=${
              Object.values(authorization).some(({ length }) => length > 0) ||
              JSON.stringify(hidden.values) !== JSON.stringify(form.values)
            }
            .offered=${this.#offered()}
          ></octavo-playground-sample>
          ${this.#response()}
        </div>
      </div>
    </div>`;
  }

  /** Webhooks and callbacks are sent to the reader's server: they have samples, but cannot be tried. */
  #endpoint(masked: HttpRequest, request: HttpRequest, canSend: boolean): TemplateResult {
    const isRunning = this.exchange?.isRunning ?? false;
    const act = (): void => {
      if (isRunning) this.exchange?.cancel();
      else void this.#send(request);
    };
    // One button for both, so that it keeps the focus.
    return html`<div part="endpoint" role="group" aria-label=${text('request')}>
      <span part="method">${masked.method}</span><span part="url">${masked.url}</span>
      ${
        canSend
          ? html`<button type="button" part=${isRunning ? 'cancel' : 'send'} @click=${act}>
              ${text(isRunning ? 'cancel' : 'send')}
            </button>`
          : nothing
      }
      <span part="visually-hidden" role="status">${this.#announcement()}</span>
    </div>`;
  }

  #fieldsets(model: OperationModel, form: FormState, server: string): unknown[] {
    const change = (part: Partial<FormState>): void => {
      this.form = { ...form, ...part };
    };
    const context = {
      model,
      state: form,
      server,
      schemas: model.schemas,
      choices: this.#choices,
      problems: this.problems,
      update: () => this.requestUpdate(),
    };
    return [
      serverForm({ model, state: form, change }),
      authForm({
        ...context,
        revealed: this.revealed,
        choose: (security) => change({ security }),
        reveal: (id) => {
          const isShown = this.revealed.has(id);
          this.revealed = new Set(isShown ? [...this.revealed].filter((each) => each !== id) : [...this.revealed, id]);
        },
        oauthForm: (...scheme) => this.#oauthForm(...scheme),
      }),
      parameterForm({
        ...context,
        change: (key, value) => {
          this.problems = new Map([...this.problems].filter(([other]) => other !== key));
          change({ values: { ...form.values, [key]: value } });
        },
      }),
      cookieChoice(model, this.withCookies, (isOn) => {
        this.withCookies = isOn;
      }),
      model.body && form.body
        ? bodyForm({
            ...context,
            body: model.body,
            state: form.body,
            problemsOfBody: this.bodyProblems,
            change: (body) => {
              change({ body });
              this.#checkSoon();
            },
            loadExample: (example) => void this.#loadExample(example),
          })
        : nothing,
    ];
  }

  #oauthForm(name: string, scheme: SecurityScheme, key: string, scopes: readonly string[]): TemplateResult {
    const load = async (): Promise<void> => {
      await import('./oauth/oauth-form.js');
      this.oauthSchemes = new Set([...this.oauthSchemes, name]);
    };
    if (!this.oauthSchemes.has(name))
      return html`<button type="button" part="add" @click=${load}>${text('authorize')}…</button>`;
    const callback = new URL(this.oauthCallback, document.baseURI).href;
    // Not in the form of the request: forms cannot be nested, but shadow roots separate them.
    return html`<octavo-playground-oauth
      .scheme=${scheme}
      .key=${key}
      .scopes=${scopes}
      .callback=${callback}
    ></octavo-playground-oauth>`;
  }

  #response(): TemplateResult | typeof nothing {
    const { exchange, history } = this;
    if (!exchange) return nothing;
    return html`<section part="response" aria-label=${text('response')}>
        <octavo-playground-response .exchange=${exchange}></octavo-playground-response>
      </section>
      ${historyList({
        history,
        show: (each) => {
          this.exchange = each;
        },
        clear: () => {
          this.history = [];
        },
      })}`;
  }

  #announcement(): string {
    const { exchange } = this;
    if (!exchange) return '';
    if (exchange.isRunning) return text('running');
    if (exchange.phase === 'canceled') return text('canceled');
    if (exchange.phase === 'failed') return `${text('failed')}: ${exchange.explanation?.cause ?? ''}`;
    return `${text('response')}: ${exchange.status} ${exchange.statusText}`;
  }

  #request(model: OperationModel, form: FormState, authorization: Authorization): HttpRequest {
    return buildRequest(filledRequest(model, form, authorization, document.baseURI));
  }

  #offered(): string[] | undefined {
    return this.languages ? this.languages.split(',').map((each) => each.trim()) : undefined;
  }

  async #read(): Promise<void> {
    this.problem = '';
    try {
      this.model = await readModel(this, this.operation, this.spec);
      this.form = this.model && startState(this.model);
      if (!this.model) this.problem = text('unusable');
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  async #loadExample(example: NamedExample): Promise<void> {
    const { model, form } = this;
    if (!model || !form?.body || !example.url) return;
    try {
      const response = await fetch(new URL(example.url, new URL(model.base ?? '', document.baseURI)));
      const body = startBody(model.body, model.schemas, form.body.content, { ...example, text: await response.text() });
      this.form = { ...this.form!, body };
    } catch (error) {
      this.bodyProblems = [{ line: 1, column: 1, pointer: '', message: `${example.url}: ${(error as Error).message}` }];
    }
  }

  #checkSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), checkDelay);
  }

  async #check(): Promise<void> {
    const { model, form } = this;
    const content = form?.body && model?.body?.contents[form.body.content];
    if (!content || bodyKind(content, model.schemas) !== 'json' || form.body!.text.trim() === '') {
      this.bodyProblems = undefined;
      return;
    }
    const { checkBody } = await import('./body/check-body.js');
    if (form === this.form) this.bodyProblems = checkBody(form.body!.text, content.schema, model.schemas);
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
  };

  /** Ctrl+Enter and ⌘+Enter send from anywhere in the form. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    this.shadowRoot!.querySelector<HTMLElement>('[part="send"]')?.click();
  };

  async #send(given: HttpRequest): Promise<void> {
    const { model, form } = this;
    if (model?.kind !== 'operation' || !form || !this.#isComplete(model, form)) return;
    const server = serverOf(model, form, document.baseURI);
    const [{ Exchange }, { setOwnCookies }] = await Promise.all([
      import('./send/exchange.js'),
      import('./send/own-cookies.js'),
      import('./response/exchange-view.js'),
      ...chosenSchemes(model, form).map(({ name }) => renewIfExpired(credentialKey(server, name))),
    ]);
    // Tokens may have been renewed.
    const request = form === this.form ? this.#request(model, form, realAuthorization(model, form, server)) : given;
    const exchange = new Exchange(request, () => {
      this.requestUpdate();
      this.shadowRoot!.querySelector('octavo-playground-response')?.requestUpdate();
    });
    this.exchange = exchange;
    this.history = [exchange, ...this.history].slice(0, historyLimit);
    this.dispatchEvent(new SendEvent(request.method, request.url));
    const removeCookies = setOwnCookies(request);
    const multipartType = form.body && model.body?.contents[form.body.content]?.mediaType;
    const sent = exchange.run({ withCookies: this.withCookies, multipartType });
    await this.updateComplete;
    // On a phone the response is below the form.
    this.shadowRoot!.querySelector('[part="response"]')?.scrollIntoView({ block: 'nearest' });
    await sent;
    removeCookies();
  }

  /** Names missing parameters. A request without a part of its path is not sent; otherwise the server decides. */
  #isComplete(model: OperationModel, form: FormState): boolean {
    const missing = missingParameters(model, form);
    this.problems = new Map(missing.map((parameter) => [parameterKey(parameter), text('missing')]));
    const first = missing.find(({ in: location }) => location === 'path');
    if (!first) return true;
    this.shadowRoot!.querySelector<HTMLElement>(`[id="${CSS.escape(parameterKey(first))}"]`)?.focus();
    return false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-playground': Playground;
  }
}
