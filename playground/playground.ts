import { html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { define, OctavoElement, property } from '../elements/octavo-element.js';
import { credentialKey, onCredentials } from './auth/credential-store.js';
import { chosenSchemes, maskedAuthorization } from './auth/masked-authorization.js';
import { realAuthorization } from './auth/request-authorization.js';
import { BodyChecks } from './body/body-checks.js';
import { loadExample } from './body/load-example.js';
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
import { requestForm, type RequestFormContext } from './form/request-form.js';
import { formStyles } from './form.styles.js';
import { text } from './labels.js';
import { readModel } from './model/read-model.js';
import { OAuthLoader } from './oauth/oauth-loader.js';
import { playgroundStyles } from './playground.styles.js';
import { buildRequest } from './request/build-request.js';
import type { HttpRequest } from './request/build-request.js';
import type { NamedExample, OperationModel } from './request/operation.js';
import type { Authorization } from './request/security.js';
import { announcement } from './send/announcement.js';
import { Sending } from './send/sending.js';
import { endpointLine } from './view/endpoint-line.js';
import { responseSection } from './view/response-section.js';
import './samples/sample-view.js';

const model = { attribute: 'operation', converter: { fromAttribute: (value: string | null) => value ?? undefined } };

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
  @state() private withCookies = false;
  @state() private revealed: ReadonlySet<string> = new Set();

  readonly #choices = new Map<string, number>();
  readonly #sending = new Sending(this);
  readonly #checks = new BodyChecks(this);
  readonly #oauth = new OAuthLoader(this);
  #stop: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stop = onCredentials(() => this.requestUpdate());
    // A parser may not have reached the script inside the element.
    queueMicrotask(() => void this.#read());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated && (changed.has('operation') || changed.has('spec'))) void this.#read();
  }

  override render() {
    const { model, form } = this;
    if (!model || !form) return this.problem ? html`<p part="problem" role="alert">${this.problem}</p>` : nothing;
    const authorization = realAuthorization(model, form, serverOf(model, form, document.baseURI));
    const hidden = maskedState(model, form);
    const masked = this.#request(model, hidden, maskedAuthorization(model, form));
    const hasSecrets =
      Object.values(authorization).some(({ length }) => length > 0) ||
      JSON.stringify(hidden.values) !== JSON.stringify(form.values);
    return html`<div>
      ${endpointLine({
        masked,
        canSend: model.kind === 'operation',
        isRunning: this.#sending.isRunning,
        announcement: announcement(this.#sending.exchange),
        press: () => void this.#press(),
      })}
      <div part="columns">
        <form novalidate @submit=${this.#onSubmit} @keydown=${this.#onKey}>
          ${requestForm(this.#formContext(model, form))}
        </form>
        <div part="result">
          <octavo-playground-sample
            .masked=${masked}
            .request=${this.#request(model, form, authorization)}
            .secrets=${hasSecrets}
            .offered=${this.#offered()}
          ></octavo-playground-sample>
          ${responseSection(this.#sending)}
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
      withCookies: this.withCookies,
      revealed: this.revealed,
      change: (part) => {
        this.form = { ...form, ...part };
      },
      changeValue: (key, value) => {
        this.problems = new Map([...this.problems].filter(([other]) => other !== key));
        this.form = { ...form, values: { ...form.values, [key]: value } };
      },
      chooseCookies: (isOn) => {
        this.withCookies = isOn;
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

  async #loadExample(model: OperationModel, form: FormState, example: NamedExample): Promise<void> {
    try {
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

  /** Sends the request of the form, or cancels the one that is running. */
  async #press(): Promise<void> {
    const { model, form } = this;
    if (this.#sending.isRunning) return this.#sending.exchange!.cancel();
    if (model?.kind !== 'operation' || !form || !this.#isComplete(model, form)) return;
    const server = serverOf(model, form, document.baseURI);
    await this.#sending.send(
      () => this.#request(model, form, realAuthorization(model, form, server)),
      chosenSchemes(model, form).map(({ name }) => credentialKey(server, name)),
      {
        withCookies: this.withCookies,
        multipartType: form.body && model.body?.contents[form.body.content]?.mediaType,
      },
    );
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
