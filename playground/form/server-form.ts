/** The choice of the server, its variables, and the media type to ask for. */
import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../labels.js';
import type { OperationModel } from '../request/operation.js';
import { acceptedTypes } from './form-state.js';
import type { FormState } from './form-state.js';

/** What the fieldset needs of the playground. */
export interface ServerContext {
  model: OperationModel;
  state: FormState;
  change(state: Partial<FormState>): void;
}

/** The fieldset; nothing where there is nothing to choose. */
export function serverForm(context: ServerContext): TemplateResult | typeof nothing {
  const { model } = context;
  return html`<fieldset>
    <legend part="visually-hidden">${text('server')}</legend>
    ${choice(context)} ${model.servers[context.state.server] ? variables(context) : ownServer(context)}
    ${accept(context)}
  </fieldset>`;
}

function choice({ model, state, change }: ServerContext): TemplateResult {
  const choose = (event: Event): void =>
    change({ server: Number((event.target as HTMLSelectElement).value), variables: {} });
  return html`<div part="field">
    <label for="server">${text('serverAddress')}</label>
    <select id="server" @change=${choose}>
      ${model.servers.map(
        ({ url, description }, index) =>
          html`<option value=${index} ?selected=${index === state.server}>
            ${description ? `${url} (${description})` : url}
          </option>`,
      )}
      <option value="-1" ?selected=${state.server < 0}>${text('anyOrigin')}</option>
    </select>
  </div>`;
}

function variables({ model, state, change }: ServerContext): TemplateResult[] {
  return Object.entries(model.servers[state.server]?.variables ?? {}).map(([name, variable]) => {
    const value = state.variables[name] ?? variable.default;
    const set = (event: Event): void =>
      change({
        variables: { ...state.variables, [name]: (event.target as HTMLInputElement | HTMLSelectElement).value },
      });
    const id = `variable/${name}`;
    return html`<div part="field">
      <label for=${id}>${name}</label>
      ${
        variable.enum
          ? html`<select id=${id} @change=${set}>
              ${variable.enum.map((each) => html`<option ?selected=${each === value}>${each}</option>`)}
            </select>`
          : html`<input id=${id} type="text" autocomplete="off" spellcheck="false" .value=${value} @input=${set} />`
      }${variable.description ? html`<p part="note">${variable.description}</p>` : nothing}
    </div>`;
  });
}

function ownServer({ state, change }: ServerContext): TemplateResult {
  const set = (event: Event): void => change({ ownServer: (event.target as HTMLInputElement).value });
  return html`<div part="field">
    <label for="own-server">${text('anyOrigin')}</label>
    <input id="own-server" type="url" placeholder="https://" .value=${state.ownServer} @input=${set} />
  </div>`;
}

function accept({ model, state, change }: ServerContext): TemplateResult | typeof nothing {
  const types = acceptedTypes(model);
  if (types.length < 2) return nothing;
  const set = (event: Event): void => change({ accept: (event.target as HTMLSelectElement).value });
  return html`<div part="field">
    <label for="accept">${text('response')}: ${text('mediaType')}</label>
    <select id="accept" @change=${set}>
      ${types.map((type) => html`<option ?selected=${type === state.accept}>${type}</option>`)}
    </select>
  </div>`;
}
