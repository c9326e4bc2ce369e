import { html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { define, OctavoElement, property } from '../elements/octavo-element.js';
import { credentialKey, onCredentials, typedSecrets } from './auth/credential-store.js';
import { chosenSchemes } from './model/request/masked-authorization.js';
import { isChannel, type ChannelModel } from './model/channel.js';
import { BodyChecks } from './body/body-checks.js';
import { refusedBodyKey, refusedBodyText } from './body/refused-body.js';
import { controlStyles } from './control.styles.js';
import { EnvironmentChoice } from './environment/environment-choice.js';
import { chooseEnvironment } from './environment/environment-store.js';
import type { Environment } from './model/environment.js';
import { missingParameters, parameterKey, serverOf } from './model/form-state.js';
import { filledForm } from './model/values/filled-form.js';
import type { FormState, Prefill } from './model/form-state.js';
import { requestForm, type RequestFormContext } from './form/request-form.js';
import { onServer, rememberServer, withPreferredServer, withServer } from './form/server-preference.js';
import { formStyles } from './form.styles.js';
import { text } from './labels.js';
import { readModel } from './read-model.js';
import { OAuthLoader } from './oauth/oauth-loader.js';
import { playgroundStyles } from './playground.styles.js';
import { propertyOnly } from './property-only.js';
import type { NamedExample, OperationModel } from './model/operation.js';
import { isBodyRefused } from './model/request/refused-body.js';
import { announcement } from './send/announcement.js';
import { proxyChoice } from './send/proxy-choice.js';
import { requestOf, requestPair } from './send/request-pair.js';
import { Sending } from './send/sending.js';
import { CopyLink } from './share/copy-link.js';
import { isShareLink, shareLink } from './share/share-link.js';
import { sharedForm } from './share/shared-form.js';
import { endpointLine } from './view/endpoint-line.js';
import type { ResponseSample } from './response/response-example.js';
import { responseSection } from './view/response-section.js';
import './samples/sample-view.js';

const textOrNone = { fromAttribute: (value: string | null) => value ?? undefined };

/**
 * A form that sends a request to an API and shows the response, with code samples of the same request.
 *
 * @summary Tries an operation of an HTTP API in the page.
 * @example
 * <octavo-playground spec="/openapi.json" operation="POST /users"></octavo-playground>
 * @example
 * <octavo-playground operation="WS wss://echo.example.com/rooms/{room}"></octavo-playground>
 * @slot - `<script type="application/json">` with the model of one operation or channel, instead of `spec`.
 * @slot close - A button that closes the dialog around the playground.
 * @csspart endpoint - Method, address and the Send button.
 * @csspart server - The menu of servers.
 * @csspart send - The Send button.
 * @csspart body - The fieldset of the body.
 * @csspart auth - The fieldset of the credentials.
 * @fires {SendEvent} octavo-send - A reader sent a request.
 */
@define('octavo-playground')
export class Playground extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = [controlStyles, formStyles, playgroundStyles];

  /** The operation: as an attribute `METHOD /path` or an `operationId` of `spec`, or `WS` and the address of a WebSocket; as a property also a model. */
  @property({ attribute: 'operation', converter: textOrNone }) operation:
    | OperationModel
    | ChannelModel
    | string
    | undefined;

  /** Address of an OpenAPI specification, whose files are all on its host. */
  @property() spec = '';

  /** Address of the page that authorization servers send the reader back to. Default: `octavo-oauth.html` next to the page. */
  @property({ attribute: 'oauth-callback' }) oauthCallback = 'octavo-oauth.html';

  /** Languages of the code samples, by name and separated by commas; `none` for no samples. Default: all. */
  @property() languages = '';

  /** Fields that start with the author's example: only the `required` ones, `all`, or `none`. */
  @property() prefill: Prefill = 'required';

  /**
   * Address of a proxy of the site. The encoded address of the request is put in place of `{url}`, otherwise at the end.
   * The reader can send requests without it. Default: no proxy.
   */
  @property() proxy = '';

  /** Whether requests to other sites carry the cookies that their servers have set. The reader can change it. */
  @property({ type: Boolean }) credentials = false;

  /**
   * Environments that the reader can choose: objects with a `name`, and optionally a `server`, `variables` and `headers`. As an
   * attribute, JSON. Default: none.
   */
  @property({ type: Array }) environments: readonly Environment[] = [];

  /**
   * Examples of responses, shown until there is a response. A page sets the examples next to the form.
   *
   * @internal
   */
  @property(propertyOnly) examples: readonly ResponseSample[] = [];

  @state() private model: OperationModel | undefined;
  @state() private channel: ChannelModel | undefined;
  @state() private form: FormState | undefined;
  @state() private problem = '';
  @state() private problems: ReadonlyMap<string, string> = new Map();
  /** The form whose problems were shown instead of sending it. The reader can send it anyway. */
  @state() private warned: FormState | undefined;
  @state() private isProxied = true;
  @state() private isRequiredOnly = false;
  @state() private revealed: ReadonlySet<string> = new Set();

  readonly #choices = new Map<string, number>();
  readonly #sending = new Sending(this);
  readonly #checks = new BodyChecks(this);
  readonly #oauth = new OAuthLoader(this);
  readonly #link = new CopyLink(this);
  readonly #environment = new EnvironmentChoice();
  #start: FormState | undefined;
  #isFocused = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.untilDisconnected(onCredentials(() => this.requestUpdate()));
    this.untilDisconnected(
      onServer(this, (choice) => {
        if (this.model && this.form) this.form = withServer(this.model, this.form, choice);
      }),
    );
    this.listen(window, ['hashchange'], this.#onHash);
    // A parser may not have reached the script inside the element.
    queueMicrotask(() => void this.#read());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated && (changed.has('operation') || changed.has('spec'))) void this.#read();
    this.#followEnvironment();
    if (changed.has('examples') && this.examples.length > 0) void import('./response/response-example.js');
  }

  protected override updated(): void {
    if (this.#isFocused) this.focus();
  }

  /** Focuses the first field, as soon as there is one. */
  override focus(options?: FocusOptions): void {
    const field = this.renderRoot.querySelector<HTMLElement>(
      'form :is(input, select, textarea, button):not([part=fill] *, [part=environment] *)',
    );
    this.#isFocused = !field;
    field?.focus(options);
  }

  override render() {
    const { model, form, channel } = this;
    if (channel)
      return html`<octavo-playground-channel
        .channel=${channel}
        .oauthCallback=${this.oauthCallback}
        .environments=${this.environments}
        ><slot name="close" slot="close"></slot
      ></octavo-playground-channel>`;
    if (!model || !form) return this.problem ? html`<p part="problem" role="alert">${this.problem}</p>` : nothing;
    const { request, masked, base, hasSecrets } = requestPair(
      model,
      this.#start ?? form,
      form,
      this.#environment.current,
    );
    const context = this.#formContext(model, form);
    return html`<div>
      ${endpointLine({
        server: context,
        base,
        masked,
        canSend: model.kind === 'operation',
        isRunning: this.#sending.isRunning,
        isWarned: this.warned === form,
        announcement: announcement(this.#sending.exchange, model.responses),
        copyLink: this.#link.button(() =>
          shareLink(location.href, sharedForm(model, form, typedSecrets(), this.#environment.current)),
        ),
        press: () => void this.#press(),
      })}
      ${proxyChoice(this.proxy, this.isProxied, (isOn) => {
        this.isProxied = isOn;
      })}
      <div part="columns">
        <form novalidate @submit=${this.#onSubmit} @keydown=${this.#onKey}>${requestForm(context)}</form>
        <div part="result">
          ${
            this.languages === 'none'
              ? nothing
              : html`<octavo-playground-sample
                  .masked=${masked}
                  .request=${request}
                  .secrets=${hasSecrets}
                  .offered=${this.#offered()}
                  .written=${model.codeSamples}
                ></octavo-playground-sample>`
          }
          ${responseSection(this.#sending, this.examples, model.responses)}
        </div>
      </div>
    </div>`;
  }

  #formContext(model: OperationModel, form: FormState): RequestFormContext {
    return {
      model,
      state: form,
      server: serverOf(model, form, document.baseURI),
      choices: this.#choices,
      problems: this.problems,
      checks: this.#checks,
      withCookies: this.credentials,
      isRequiredOnly: this.isRequiredOnly,
      environments: this.environments,
      environment: this.#environment.current,
      revealed: this.revealed,
      change: (part) => {
        if (part.body) this.#forget('body');
        this.form = { ...form, ...part };
        if (part.server !== undefined || part.variables) rememberServer(model, this.form, this);
      },
      changeValue: (key, value) => {
        this.#forget(key);
        this.form = { ...form, values: { ...form.values, [key]: value } };
      },
      chooseCookies: (isOn) => {
        this.credentials = isOn;
      },
      hideOptional: (isOn) => {
        this.isRequiredOnly = isOn;
      },
      reveal: (id) => {
        const others = [...this.revealed].filter((each) => each !== id);
        this.revealed = new Set(this.revealed.has(id) ? others : [...others, id]);
      },
      oauthForm: (...scheme) => this.#oauth.form(...scheme, this.oauthCallback),
      loadExample: (example) => void this.#loadExample(model, form, example),
      update: () => this.requestUpdate(),
    };
  }

  #followEnvironment(): void {
    const { model, form } = this;
    if (model && form) this.form = this.#environment.follow(this.environments, model, form, this.#start!);
  }

  #offered(): string[] | undefined {
    return this.languages ? this.languages.split(',').map((each) => each.trim()) : undefined;
  }

  async #read(): Promise<void> {
    this.problem = '';
    try {
      const read = await readModel(this, this.operation, this.spec);
      if (!read) throw new Error(text('unusable'));
      if (isChannel(read)) {
        await import('./channel/channel-view.js');
        this.channel = read;
        return;
      }
      this.channel = undefined;
      this.model = read;
      this.#environment.current = undefined;
      this.#start = filledForm(this.model, this.prefill);
      this.form = withPreferredServer(this.model, this.#start);
      this.#onHash();
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** Fills the form from a link. */
  readonly #onHash = (): void => {
    if (isShareLink(location.hash)) void this.#openLink(location.hash);
  };

  async #openLink(fragment: string): Promise<void> {
    const { sharedOf, withShared } = await import('./share/open-link.js');
    const { model } = this;
    const shared = model && sharedOf(model, fragment);
    if (!shared) return;
    this.#choices.clear();
    if (shared.environment !== undefined) chooseEnvironment(shared.environment);
    this.#followEnvironment();
    this.form = withShared(model, this.form!, shared);
  }

  async #loadExample(model: OperationModel, form: FormState, example: NamedExample): Promise<void> {
    try {
      const { loadExample } = await import('./body/load-example.js');
      const body = await loadExample(model, form.body!.content, example);
      if (this.form === form) this.form = { ...form, body };
    } catch (error) {
      const message = `${example.url}: ${(error as Error).message}`;
      this.#checks.report([{ line: 1, column: 1, pointer: '', message }]);
    }
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
  };

  /** Ctrl+Enter and ⌘+Enter send from anywhere in the form. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!this.#sending.isRunning) void this.#press();
  };

  /** Sends the request of the form, or cancels the running request. */
  async #press(): Promise<void> {
    const { model, form } = this;
    if (this.#sending.isRunning) return this.#sending.exchange!.cancel();
    if (!model || !form) return;
    this.#checks.checkSoon(model, form);
    if (model.kind !== 'operation' || !this.#isComplete(model, form)) return;
    if (this.warned !== form && (await this.#warns(model, form))) return;
    await this.#send(model, form);
  }

  async #send(model: OperationModel, form: FormState): Promise<void> {
    const server = serverOf(model, form, document.baseURI);
    await this.#sending.send(
      () => requestOf(model, form, this.#environment.current),
      chosenSchemes(model, form).map(({ name }) => credentialKey(server, name)),
      {
        withCookies: this.credentials,
        proxy: this.isProxied ? this.proxy : '',
        multipartType: form.body && model.body?.contents[form.body.content]?.mediaType,
      },
    );
  }

  /** Removes the problems of a field and of those inside of it. */
  #forget(path: string): void {
    this.problems = new Map([...this.problems].filter(([each]) => each !== path && !each.startsWith(`${path}/`)));
  }

  /** Shows problems at their fields, if there are some. The reader may know better than the schema, and send again. */
  async #warns(model: OperationModel, form: FormState): Promise<boolean> {
    // Without the checks, the server decides.
    const checks = await import('./model/body/check-form.js').catch(() => undefined);
    const found = new Map([...(checks?.checkForm(model, form) ?? []), ...this.problems]);
    if (found.size === 0 || this.form !== form) return found.size > 0;
    this.problems = found;
    this.warned = form;
    await this.updateComplete;
    this.shadowRoot!.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
    return true;
  }

  /** Names missing parameters. A request without a part of its path is not sent, nor one that browsers refuse; otherwise the server decides. */
  #isComplete(model: OperationModel, form: FormState): boolean {
    const missing = missingParameters(model, form);
    const isRefused = isBodyRefused(model.method) && requestOf(model, form).body !== undefined;
    this.problems = new Map([
      ...missing.map((parameter): [string, string] => [parameterKey(parameter), text('missing')]),
      ...(isRefused ? [[refusedBodyKey, refusedBodyText(model.method)] as const] : []),
    ]);
    const first = missing.find(({ in: location }) => location === 'path');
    if (!first && !isRefused) return true;
    const field = first ? `[id="${CSS.escape(parameterKey(first))}"]` : '[part="body"] :is(input, select, textarea)';
    this.shadowRoot!.querySelector<HTMLElement>(field)?.focus();
    return false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-playground': Playground;
  }
}
