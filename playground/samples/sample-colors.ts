/** Colors for code samples: their texts, and the options of commands. */
import { html, type TemplateResult } from 'lit';

const parts = /('(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"|`(?:\\[^]|[^`\\])*`)|((?<=\s)--?[a-z][\w-]*)|[^"'`-]+|[^]/g;

/** The code with a `<span>` around each text and option. Its text is the same. */
export function sampleColors(code: string): TemplateResult {
  return html`${[...code.matchAll(parts)].map(([part, string, option]) => {
    if (string === undefined && option === undefined) return part;
    return html`<span class=${string === undefined ? 'option' : 'string'}>${part}</span>`;
  })}`;
}
