/** The choice of the server, its variables or address, and the media type to ask for. */
import { html, nothing, type TemplateResult } from 'lit';
import { menuField } from './menu-field.js';
import { noteText } from './note-text.js';
import { text } from '../labels.js';
import type { OperationModel } from '../model/operation.js';
import { serverAddress, serverTexts } from '../model/request/server-address.js';
import { acceptedTypes, type FormState } from '../model/form-state.js';

/** The parts of the playground that the fieldset needs. */
export interface ServerContext {
  model: OperationModel;
  state: FormState;
  change(state: Partial<FormState>): void;
}

/** The fieldset; nothing if there is nothing to fill in. The server itself is chosen in the line with the address. */
export function serverForm(context: ServerContext): TemplateResult | typeof nothing {
  const { model, state } = context;
  const fields = model.servers[state.server] ? variables(context) : [ownServer(context)];
  if (fields.length === 0) return nothing;
  return html`<fieldset>
    <legend part="visually-hidden">${text('server')}</legend>
    ${fields}
  </fieldset>`;
}

/** The menu of servers; nothing if the operation has none. `address`: the address of the chosen server. */
export function serverMenu({ model, state, change }: ServerContext, address: string): TemplateResult | typeof nothing {
  const { servers } = model;
  if (servers.length === 0) return nothing;
  const choose = (event: Event): void =>
    change({ server: Number((event.target as HTMLSelectElement).value), variables: {} });
  const texts = serverTexts(
    servers,
    servers.map((server) => serverAddress(server, {}, document.baseURI)),
  );
  // The chosen one is the start of the address, so it is without its description.
  return html`<select id="server" part="server" aria-label=${text('server')} @change=${choose}>
    ${servers.map(({ description }, index) => {
      const isChosen = index === state.server;
      const named = description ? `${texts[index]!.replace(` (${description})`, '')} (${description})` : texts[index];
      return html`<option value=${index} ?selected=${isChosen}>${isChosen ? address : named}</option>`;
    })}
    <option value="-1" ?selected=${state.server < 0}>${text('anyOrigin')}</option>
  </select>`;
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
      }${variable.description ? html`<p part="note">${noteText(variable.description)}</p>` : nothing}
    </div>`;
  });
}

function ownServer({ state, change }: ServerContext): TemplateResult {
  const set = (event: Event): void => change({ ownServer: (event.target as HTMLInputElement).value });
  return html`<div part="field">
    <label for="own-server">${text('serverAddress')}</label>
    <input id="own-server" type="url" placeholder="https://" .value=${state.ownServer} @input=${set} />
  </div>`;
}

/** The choice of the media type of the response; nothing if there is only one. */
export function acceptForm({ model, state, change }: ServerContext): TemplateResult | typeof nothing {
  const types = acceptedTypes(model);
  if (types.length < 2) return nothing;
  const current = types.indexOf(state.accept ?? '');
  return html`<fieldset>
    <legend>${text('response')}</legend>
    ${menuField('accept', text('mediaType'), types, current, (index) => change({ accept: types[index]! }))}
  </fieldset>`;
}
