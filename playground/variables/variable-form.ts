/** The variables of the reader: closed at first. */
import { html, type TemplateResult } from 'lit';
import { text } from '../labels.js';
import { setVariable, storedVariables } from './variable-store.js';

export function variableForm(): TemplateResult {
  const variables = [...storedVariables()];
  const add = (event: Event): void => {
    const [name, value] = (event.currentTarget as Element).closest('[part="variables"]')!.querySelectorAll('input');
    if (!/^[\w.-]+$/.test(name!.value) || value!.value === '') return (name!.value === '' ? name! : value!).focus();
    setVariable(name!.value, value!.value);
    name!.value = value!.value = '';
    name!.focus();
  };
  return html`<details part="variables">
    <summary>${text('variables')}${variables.length > 0 ? ` (${variables.length})` : ''}</summary>
    <p part="note">${text('variablesNote')}</p>
    <div part="new-variable">
      <input type="text" aria-label=${text('name')} placeholder=${text('name')} autocomplete="off" spellcheck="false" />
      <input
        type="text"
        aria-label=${text('value')}
        placeholder=${text('value')}
        autocomplete="off"
        spellcheck="false"
      />
      <button type="button" aria-label=${`${text('addItem')}: ${text('variables')}`} @click=${add}>+</button>
    </div>
    ${variables.map(
      ([name, value]) =>
        html`<div part="variable">
          <label for=${`{{${name}}}`}>${name}</label>
          <input
            id=${`{{${name}}}`}
            type="text"
            autocomplete="off"
            spellcheck="false"
            .value=${value}
            @change=${(event: Event) => setVariable(name, (event.target as HTMLInputElement).value)}
          />
          <button type="button" aria-label=${`${text('remove')}: ${name}`} @click=${() => setVariable(name, undefined)}>
            ×
          </button>
        </div>`,
    )}
  </details>`;
}
