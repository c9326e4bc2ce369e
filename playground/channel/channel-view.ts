import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { define, OctavoElement, property } from '../../elements/octavo-element.js';
import { authForm } from '../auth/auth-form.js';
import { onCredentials } from '../auth/credential-store.js';
import { BodyChecks } from '../body/body-checks.js';
import { bodyForm } from '../body/body-form.js';
import type { BodyState } from '../model/body/body-state.js';
import { controlStyles } from '../control.styles.js';
import { missingParameters, parameterKey, serverOf, startState, type FormState } from '../model/form-state.js';
import { parameterForm } from '../form/parameter-form.js';
import { EnvironmentChoice } from '../environment/environment-choice.js';
import { environmentForm } from '../environment/environment-form.js';
import { serverForm, type ServerContext } from '../form/server-form.js';
import { formStyles } from '../form.styles.js';
import { text } from '../labels.js';
import { OAuthLoader } from '../oauth/oauth-loader.js';
import { playgroundStyles } from '../playground.styles.js';
import { propertyOnly } from '../property-only.js';
import type { OperationModel } from '../model/operation.js';
import type { Environment } from '../model/environment.js';
import { chosenSchemes } from '../model/request/masked-authorization.js';
import { requestOf, requestPair } from '../send/request-pair.js';
import { SendEvent } from '../send/send-event.js';
import { addressWithMenu } from '../view/endpoint-line.js';
import { browserConnection } from './browser-connection.js';
import { graphqlProtocol, type ChannelModel } from '../model/channel.js';
import { channelStyles } from './channel.styles.js';
import { messageData, ownMessage, sendableMessages, startMessage, type SendableMessage } from './composed-message.js';
import { Connection } from './connection.js';
import { channelText } from './labels.js';
import { messageLog, type ShownMessages } from './message-log.js';

/**
 * Connects to a WebSocket channel, sends messages to it and shows received messages.
 *
 * @summary The playground of a channel.
 */
@define('octavo-playground-channel')
export class ChannelView extends OctavoElement {
  static override styles = [controlStyles, formStyles, playgroundStyles, channelStyles];

  /** The channel. */
  @property(propertyOnly) channel: ChannelModel | undefined;

  /** See `<octavo-playground>`. */
  @property(propertyOnly) oauthCallback = '';

  /** Environments that the reader can choose. */
  @property(propertyOnly) environments: readonly Environment[] = [];

  @state() private form: FormState | undefined;
  @state() private message = ownMessage;
  @state() private composed: BodyState | undefined;
  @state() private protocols = '';
  @state() private shown: ShownMessages = 'all';
  @state() private query = '';
  @state() private opened: ReadonlySet<number> = new Set();
  @state() private problems: ReadonlyMap<string, string> = new Map();
  @state() private revealed: ReadonlySet<string> = new Set();

  readonly #checks = new BodyChecks(this);
  readonly #oauth = new OAuthLoader(this);
  readonly #choices = new Map<string, number>();
  #messages: readonly SendableMessage[] = [];
  #headers: readonly string[] = [];
  #model: OperationModel | undefined;
  #isGraphql = false;
  #start: FormState | undefined;
  #connection: Connection | undefined;
  readonly #environment = new EnvironmentChoice();

  override connectedCallback(): void {
    super.connectedCallback();
    this.untilDisconnected(onCredentials(() => this.requestUpdate()));
    this.untilDisconnected(() => this.#connection?.close());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('channel') && this.channel) this.#read(this.channel);
    if (this.#model && this.form)
      this.form = this.#environment.follow(this.environments, this.#model, this.form, this.#start!);
  }

  #read(channel: ChannelModel): void {
    // GraphQL sends the headers in its first message.
    this.#isGraphql = channel.subprotocols?.includes(graphqlProtocol) === true;
    const { connection, headers } = this.#isGraphql
      ? { connection: channel.connection, headers: [] }
      : browserConnection(channel.connection);
    this.#model = connection;
    this.#headers = headers;
    this.#messages = sendableMessages(channel);
    this.protocols = (channel.subprotocols ?? []).join(', ');
    this.#environment.current = undefined;
    this.form = this.#start = startState(connection);
    this.#choose(this.#messages[0] ?? ownMessage);
  }

  protected override updated(): void {
    this.#followLog();
  }

  override render() {
    const { form } = this;
    const model = this.#model;
    if (!model || !form) return nothing;
    const { masked, base } = requestPair(model, this.#start!, form, this.#environment.current);
    return html`<div>
      ${this.#endpoint(addressWithMenu(this.#serverContext(model, form), base, masked.url), masked.url)}
      <div part="columns">
        <form novalidate @submit=${this.#onSubmit} @keydown=${this.#onKey}>${this.#handshake(model, form)}</form>
        <div part="result">
          <form novalidate @submit=${this.#onSubmit} @keydown=${this.#onKey}>${this.#composer(model)}</form>
          ${messageLog({
            connection: this.#connection,
            shown: this.shown,
            query: this.query,
            opened: this.opened,
            show: (shown) => {
              this.shown = shown;
            },
            search: (query) => {
              this.query = query;
            },
            toggle: (number, isOpen) => {
              const others = [...this.opened].filter((each) => each !== number);
              this.opened = new Set(isOpen ? [...others, number] : others);
            },
          })}
        </div>
      </div>
    </div>`;
  }

  get #phase(): 'open' | 'connecting' | 'closed' {
    return this.#connection?.phase ?? 'closed';
  }

  #endpoint(address: TemplateResult, url: string): TemplateResult {
    const phase = this.#phase;
    const isClosed = phase === 'closed';
    const method = /^wss:/i.test(url) ? 'WSS' : 'WS';
    const states = { open: 'connected', connecting: 'connecting', closed: 'disconnected' } as const;
    return html`<div part="endpoint" role="group" aria-label=${text('request')}>
      <span part="method" method=${method}>${method}</span>${address}
      <span part=${`state ${phase}`} role="status">${channelText(states[phase])}</span>
      <button type="button" part=${isClosed ? 'send' : 'disconnect'} @click=${() => this.#press()}>
        ${channelText(isClosed ? 'connect' : 'disconnect')}
      </button>
      <slot name="close"></slot>
    </div>`;
  }

  #serverContext(model: OperationModel, form: FormState): ServerContext {
    return {
      model,
      state: form,
      change: (part) => {
        this.form = { ...form, ...part };
      },
    };
  }

  #handshake(model: OperationModel, form: FormState): unknown[] {
    const server = this.#serverContext(model, form);
    const { change } = server;
    const context = {
      ...this.#formContext(model),
      model,
      state: form,
      server: serverOf(model, form, document.baseURI),
    };
    const { current } = this.#environment;
    return [
      environmentForm(this.environments, current, chosenSchemes(model, form).length > 0),
      serverForm(server),
      authForm({
        ...context,
        revealed: this.revealed,
        choose: (security) => change({ security }),
        reveal: (id) => {
          const others = [...this.revealed].filter((each) => each !== id);
          this.revealed = new Set(this.revealed.has(id) ? others : [...others, id]);
        },
        oauthForm: (...scheme) => this.#oauth.form(...scheme, this.oauthCallback),
      }),
      parameterForm({ ...context, change: (key, value) => change({ values: { ...form.values, [key]: value } }) }),
      this.#subprotocols(),
      this.#headers.length > 0
        ? html`<p part="note">${channelText('socketHeaders', { names: this.#headers.join(', ') })}</p>`
        : nothing,
    ];
  }

  #formContext({ schemas }: OperationModel) {
    return { schemas, choices: this.#choices, problems: this.problems, update: () => this.requestUpdate() };
  }

  #subprotocols(): TemplateResult {
    const set = (event: Event): void => {
      this.protocols = (event.target as HTMLInputElement).value;
    };
    return html`<div part="field">
      <label for="subprotocols">${channelText('subprotocols')}</label>
      <input
        id="subprotocols"
        autocomplete="off"
        spellcheck="false"
        aria-describedby="subprotocols-note"
        .value=${this.protocols}
        @input=${set}
      />
      <p part="note" id="subprotocols-note">${channelText('subprotocolsNote')}</p>
    </div>`;
  }

  #composer(model: OperationModel): unknown[] {
    const { message, composed } = this;
    if (!composed) return [];
    return [
      this.#messageChoice(),
      bodyForm({
        ...this.#formContext(model),
        title: channelText('message'),
        body: message.body,
        state: composed,
        problemsOfBody: this.#checks.problems,
        change: (body) => {
          this.composed = body;
          this.#checks.checkSoon({ ...model, body: message.body }, { ...this.form!, body });
        },
        loadExample: () => undefined,
      }),
      html`<div part="actions">
        <button type="button" part="send" ?disabled=${this.#phase !== 'open'} @click=${() => void this.#send()}>
          ${text('send')}
        </button>
      </div>`,
    ];
  }

  #messageChoice(): TemplateResult | typeof nothing {
    if (this.#messages.length === 0) return nothing;
    const all = [...this.#messages, ownMessage];
    const choose = (event: Event): void => this.#choose(all[Number((event.target as HTMLSelectElement).value)]!);
    return html`<select id="message" aria-label=${channelText('message')} @change=${choose}>
      ${all.map(
        (each, index) =>
          html`<option value=${index} ?selected=${each === this.message}>${each.title || text('textView')}</option>`,
      )}
    </select>`;
  }

  #choose(message: SendableMessage): void {
    this.#choices.clear();
    this.#checks.problems = undefined;
    this.message = message;
    this.composed = startMessage(message, this.#model!.schemas);
  }

  /** Connects, or disconnects. */
  #press(): void {
    if (this.#phase === 'closed') this.#connect();
    else this.#connection!.close();
  }

  #connect(): void {
    const { form } = this;
    const model = this.#model;
    if (!model || !form || !this.#isComplete(model, form)) return;
    const { url, headers } = requestOf(model, form, this.#environment.current);
    const protocols = this.protocols.split(',').map((each) => each.trim());
    this.#connection = new Connection(() => this.requestUpdate(), this.#connection);
    this.#connection.open(url, protocols.filter(Boolean), this.#isGraphql ? Object.fromEntries(headers) : undefined);
    this.dispatchEvent(new SendEvent('CONNECT', url));
    this.requestUpdate();
  }

  #isComplete(model: OperationModel, form: FormState): boolean {
    const missing = missingParameters(model, form);
    this.problems = new Map(missing.map((parameter) => [parameterKey(parameter), text('missing')]));
    const first = missing.find(({ in: location }) => location === 'path');
    if (first) this.shadowRoot!.querySelector<HTMLElement>(`[id="${CSS.escape(parameterKey(first))}"]`)?.focus();
    return first === undefined;
  }

  async #send(): Promise<void> {
    const data = this.composed && messageData(this.message, this.composed, this.#model!.schemas);
    if (data !== undefined) await this.#connection?.send(data);
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
  };

  /** Ctrl+Enter and ⌘+Enter connect; with a connection, they send. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (this.#phase === 'open') void this.#send();
    else if (this.#phase === 'closed') this.#connect();
  };

  #isAtEnd = true;

  /** The log follows the latest message, unless the reader has scrolled up. */
  #followLog(): void {
    const log = this.shadowRoot?.querySelector<HTMLElement>('[part="messages"]');
    if (!log) return;
    log.onscroll ??= () => {
      this.#isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    };
    if (this.#isAtEnd) log.scrollTop = log.scrollHeight;
  }
}
