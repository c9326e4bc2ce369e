import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { define, OctavoElement, property } from '../../elements/octavo-element.js';
import { controlStyles } from '../control.styles.js';
import { formStyles } from '../form.styles.js';
import { credentialsAt, expiryOf, onCredentials, setCredentials, setRenewal } from '../auth/credential-store.js';
import { menuField } from '../form/menu-field.js';
import { noteText } from '../form/note-text.js';
import { text } from '../labels.js';
import { message } from '../messages.js';
import { propertyOnly } from '../property-only.js';
import type { OAuthFlow, SecurityScheme } from '../model/request/security.js';
import type { OAuthInput, OAuthRequest } from './authorization-server.js';
import { authorizationCode, implicit } from './browser-flows.js';
import { discover } from './discover.js';
import { clientCredentials, deviceAuthorization, password } from './token-flows.js';

type Flow = (request: OAuthRequest, show: (message: string) => void) => Promise<void>;

const flowsByName: Readonly<Record<string, Flow>> = {
  authorizationCode,
  clientCredentials,
  password,
  implicit,
  deviceAuthorization,
};

/**
 * Gets a token from an authorization server, by any flow of OAuth 2.
 *
 * @summary Client ID, scopes and a button that authorizes.
 */
@define('octavo-playground-oauth')
export class OAuthForm extends OctavoElement {
  static override styles = [controlStyles, formStyles];

  @property(propertyOnly) scheme: SecurityScheme | undefined;
  /** Storage key of the token: `credentialKey`. */
  @property(propertyOnly) key = '';
  /** Scopes that the operation needs: chosen at first. */
  @property(propertyOnly) scopes: readonly string[] = [];
  /** Address of the callback page. */
  @property(propertyOnly) callback = '';

  @state() private flows: Readonly<Record<string, OAuthFlow>> = {};
  @state() private flowName = '';
  @state() private message = '';
  @state() private problem = '';
  @state() private running: AbortController | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#findFlows();
    this.untilDisconnected(() => this.running?.abort());
    this.untilDisconnected(onCredentials(() => this.requestUpdate()));
  }

  override render() {
    const names = Object.keys(this.flows).filter((name) => name in flowsByName);
    const flow = this.flows[this.flowName];
    return html`<form part="oauth" @submit=${this.#onSubmit}>
      ${
        names.length > 1
          ? menuField('flow', text('alternative'), names, names.indexOf(this.flowName), (index) => {
              this.flowName = names[index]!;
            })
          : nothing
      }
      ${flow ? this.#fields(flow) : nothing} ${credentialsAt(this.key)?.token ? this.#token() : nothing}
      <p role="status">
        ${this.problem ? html`<span part="problem">${this.problem}</span>` : html`<span part="note">${this.message}</span>`}
      </p>
    </form>`;
  }

  #fields(flow: OAuthFlow): TemplateResult {
    const { scopes } = flow;
    const isPassword = this.flowName === 'password';
    const hasSecret = this.flowName !== 'implicit';
    const isInBrowser = this.flowName === 'authorizationCode' || this.flowName === 'implicit';
    return html`${servers(flow)}${isInBrowser ? redirectUri(this.callback) : nothing}${input('clientId', message('clientId'))}
      ${hasSecret ? html`${input('clientSecret', message('clientSecret'), true)}${clientAuthentication()}` : nothing}
      ${isPassword ? html`${input('username', text('username'))}${input('password', text('password'), true)}` : nothing}
      ${
        Object.keys(scopes).length > 0
          ? html`<fieldset>
              <legend>${message('scopes')}</legend>
              ${Object.entries(scopes).map(
                ([name, description]) =>
                  html`<label part="check"
                    ><input type="checkbox" name="scope" value=${name} ?checked=${this.scopes.includes(name)} /> ${name}
                    <span part="note">${noteText(description)}</span></label
                  >`,
              )}
            </fieldset>`
          : nothing
      }
      <div part="field">
        <label for="more">${message('extraParameters')}</label>
        <textarea
          id="more"
          name="more"
          rows="2"
          spellcheck="false"
          placeholder="audience=https://api.example.com"
        ></textarea>
      </div>
      <div part="actions">
        <button type="submit" ?disabled=${this.running !== undefined}>${text('authorize')}</button>${
          this.running ? html`<button type="button" @click=${this.#onCancel}>${text('cancel')}</button>` : nothing
        }
      </div>`;
  }

  /** How long the token is valid, and a button that forgets it. */
  #token(): TemplateResult {
    const expiry = expiryOf(this.key);
    const time = expiry === undefined ? '' : new Date(expiry).toLocaleTimeString(document.documentElement.lang || []);
    return html`<div part="actions">
      ${time ? html`<span part="note">${message('expires', { time })}</span>` : nothing}
      <button type="button" @click=${this.#onSignOut}>${message('signOut')}</button>
    </div>`;
  }

  readonly #onSignOut = (): void => {
    this.message = '';
    setRenewal(this.key, undefined);
    setCredentials(this.key, undefined);
  };

  async #findFlows(): Promise<void> {
    const { scheme } = this;
    try {
      if (scheme?.type === 'oauth2') this.flows = scheme.flows;
      if (scheme?.type === 'openIdConnect')
        this.flows = await discover(scheme.openIdConnectUrl, AbortSignal.timeout(30_000));
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.flowName = Object.keys(this.flows).find((name) => name in flowsByName) ?? '';
  }

  readonly #onCancel = (): void => this.running?.abort(new Error(message('authorizationCanceled')));

  readonly #onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const flow = this.flows[this.flowName];
    if (!flow) return;
    const running = new AbortController();
    this.running = running;
    this.problem = '';
    const show = (progress: string): void => {
      this.message = progress;
    };
    const data = new FormData(event.target as HTMLFormElement);
    const { key, callback } = this;
    try {
      await flowsByName[this.flowName]!({ flow, input: inputOf(data), key, callback, signal: running.signal }, show);
      this.message = '✓';
    } catch (error) {
      this.problem = (error as Error).message;
    }
    this.running = undefined;
  };
}

function input(name: string, label: string, isSecret = false): TemplateResult {
  return html`<div part="field">
    <label for=${name}>${label}</label>
    <input id=${name} name=${name} type=${isSecret ? 'password' : 'text'} autocomplete="off" spellcheck="false" />
  </div>`;
}

/** The servers that receive the reader's input. */
function servers({ authorizationUrl, tokenUrl, refreshUrl, deviceAuthorizationUrl }: OAuthFlow): TemplateResult {
  const urls = new Set([authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl].filter(Boolean));
  return html`<p part="note">
    ${text('server')}: ${[...urls].map((url, index) => html`${index > 0 ? ', ' : nothing}<code>${url}</code>`)}
  </p>`;
}

/** Readers register it with the authorization server. */
function redirectUri(callback: string): TemplateResult {
  return html`<div part="field">
    <label for="redirect">${message('redirectUri')}</label>
    <input id="redirect" type="text" readonly .value=${callback} />
  </div>`;
}

/** The position of the client ID and secret in requests for tokens. */
function clientAuthentication(): TemplateResult {
  return html`<div part="field">
    <label for="secretIn">${message('clientAuthentication')}</label>
    <select id="secretIn" name="secretIn">
      <option value="body">${text('body')}</option>
      <option value="header">HTTP Basic</option>
    </select>
  </div>`;
}

/** `name=value` on each line. */
function lines(source: string): [name: string, value: string][] {
  return source.split('\n').flatMap((line): [string, string][] => {
    const at = line.indexOf('=');
    return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()]] : [];
  });
}

function inputOf(data: FormData): OAuthInput {
  const read = (name: string): string => String(data.get(name) ?? '');
  return {
    clientId: read('clientId'),
    clientSecret: read('clientSecret'),
    username: read('username'),
    password: read('password'),
    scopes: data.getAll('scope').map(String),
    secretIn: read('secretIn') === 'header' ? 'header' : 'body',
    more: Object.fromEntries(lines(read('more'))),
  };
}
