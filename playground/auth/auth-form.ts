/** The fieldset with the reader's credentials: a choice of alternatives, then the inputs of their schemes. */
import { html, nothing, type TemplateResult } from 'lit';
import { menuField } from '../form/menu-field.js';
import { noteText } from '../form/note-text.js';
import type { FormState } from '../model/form-state.js';
import { text } from '../labels.js';
import type { OperationModel, SecurityAlternative } from '../model/operation.js';
import type { SecurityScheme } from '../model/request/security.js';
import { credentialKey, credentialsAt, setCredentials } from './credential-store.js';
import { rememberChoice } from './remember-choice.js';
import { chosenSchemes, isBasic, startOf, type NamedScheme } from '../model/request/masked-authorization.js';

/** The parts of the playground that the fieldset needs. */
export interface AuthContext {
  model: OperationModel;
  state: FormState;
  server: string;
  /** Keys of the inputs whose text is shown. */
  revealed: ReadonlySet<string>;
  choose(alternative: number): void;
  reveal(id: string): void;
  /** Shows the form of the OAuth flows of a scheme; `undefined` until it is loaded. */
  oauthForm(name: string, scheme: SecurityScheme, key: string, scopes: readonly string[]): TemplateResult;
}

/** The fieldset; nothing for an operation without security. */
export function authForm(context: AuthContext): TemplateResult | typeof nothing {
  const { model, state } = context;
  if (model.security.length === 0) return nothing;
  const schemes = chosenSchemes(model, state);
  const labels = schemes.flatMap(({ scheme }) => labelsOf(scheme));
  const isAmbiguous = new Set(labels).size < labels.length;
  return html`<fieldset part="auth">
    <legend>${text('authorization')}</legend>
    ${alternatives(context)} ${schemes.map((each) => schemeFields(each, context, isAmbiguous))}
    ${schemes.length > 0 ? rememberChoice() : nothing}
  </fieldset>`;
}

function alternatives({ model, state, choose }: AuthContext): TemplateResult | typeof nothing {
  if (model.security.length < 2) return nothing;
  return menuField('security', text('alternative'), model.security.map(alternativeText), state.security, choose);
}

/** All schemes of an alternative; an empty one makes authorization optional. */
function alternativeText(alternative: SecurityAlternative): string {
  return alternative.map(({ scheme }) => scheme).join(' + ') || text('noAuthorization');
}

function schemeFields(named: NamedScheme, context: AuthContext, isAmbiguous: boolean): TemplateResult {
  const { name, scheme } = named;
  if (scheme.type === 'mutualTLS')
    return html`<p part="note"><strong>${name}</strong>: ${noteText(scheme.description ?? text('mutualTls'))}</p>`;
  const labels = labelsOf(scheme).map((label) => (isAmbiguous ? `${name}: ${label}` : label));
  return isBasic(scheme) ? basicFields(name, scheme, labels, context) : tokenField(named, labels, context);
}

/** The author's labels for the credentials of a scheme: the name of the key or of both parts. */
function labelsOf(scheme: SecurityScheme): readonly string[] {
  if (isBasic(scheme)) return scheme.parts ?? [text('username'), text('password')];
  if (scheme.type === 'mutualTLS') return [];
  return [scheme.type === 'apiKey' ? scheme.name : text('token')];
}

function basicFields(
  name: string,
  scheme: SecurityScheme & { type: 'http' },
  [userLabel = '', passwordLabel = '']: readonly string[],
  context: AuthContext,
): TemplateResult {
  const key = credentialKey(context.server, name);
  const start = startOf(scheme);
  const { username, password } = { username: '', password: '', ...credentialsAt(key) };
  const user = username || start;
  const set = (user: string, password: string): void =>
    setCredentials(key, user === start && password === '' ? undefined : { username: user, password });
  const id = `auth/${name}`;
  return html`${secretInput(`${id}/user`, userLabel, user, context, (value) => set(value, password), true)}
  ${secretInput(`${id}/password`, passwordLabel, password, context, (value) => set(user, value))}`;
}

function tokenField(
  { name, scheme, scopes }: NamedScheme,
  [label = '']: readonly string[],
  context: AuthContext,
): TemplateResult {
  const key = credentialKey(context.server, name);
  const start = startOf(scheme);
  // An input with nothing after its start has no credentials.
  const set = (token: string): void => setCredentials(key, token === start ? undefined : { token });
  const token = credentialsAt(key)?.token || start;
  const note = scheme.description ? html`<p part="note">${noteText(scheme.description)}</p>` : nothing;
  const isOAuth = scheme.type === 'oauth2' || scheme.type === 'openIdConnect';
  return html`${secretInput(`auth/${name}`, label, token, context, set)}${note}${
    isOAuth ? context.oauthForm(name, scheme, key, scopes) : nothing
  }${scheme.type === 'apiKey' && scheme.in === 'cookie' ? html`<p part="note">${text('forbiddenCookie')}</p>` : nothing}`;
}

function secretInput(
  id: string,
  label: string,
  value: string,
  { revealed, reveal }: AuthContext,
  change: (value: string) => void,
  isPlain = false,
): TemplateResult {
  const isShown = isPlain || revealed.has(id);
  return html`<div part="field">
    <label for=${id}>${label}</label>
    <div part="secret">
      <input
        id=${id}
        type=${isShown ? 'text' : 'password'}
        autocomplete="off"
        spellcheck="false"
        .value=${value}
        @input=${(event: Event) => change((event.target as HTMLInputElement).value)}
      />${
        isPlain
          ? nothing
          : html`<button
              type="button"
              aria-label=${`${text(isShown ? 'hide' : 'reveal')}: ${label}`}
              @click=${() => reveal(id)}
            >
              ${text(isShown ? 'hide' : 'reveal')}
            </button>`
      }
    </div>
  </div>`;
}
