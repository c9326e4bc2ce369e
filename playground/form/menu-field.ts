/** A labeled menu. */
import { html, type TemplateResult } from 'lit';

/** The menu of `names`, of which `chosen` is the index of the current one. */
export function menuField(
  id: string,
  label: unknown,
  names: readonly unknown[],
  chosen: number,
  choose: (index: number) => void,
): TemplateResult {
  const change = (event: Event): void => choose(Number((event.target as HTMLSelectElement).value));
  return html`<div part="field">
    <label for=${id}>${label}</label>
    <select id=${id} @change=${change}>
      ${names.map((name, index) => html`<option value=${index} ?selected=${index === chosen}>${name}</option>`)}
    </select>
  </div>`;
}
