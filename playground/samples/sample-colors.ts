/** Colors for code samples: their texts, the command at the start, and its options. */
import { html, type TemplateResult } from 'lit';

const parts =
  /('(?:\\[^]|[^'\\])*'|"(?:\\[^]|[^"\\])*"|`(?:\\[^]|[^`\\])*`)|((?<=\s)--?[a-z][\w-]*)|(^(?:curl|http|wget)\b)|[^"'`-]+|[^]/g;

/** The code with a `<span>` around each text, option and command. Its text is the same. */
export function sampleColors(code: string): TemplateResult {
  return html`${[...code.matchAll(parts)].map(([part, string, option, command]) => {
    const role = string ? 'string' : option ? 'option' : command ? 'command' : undefined;
    return role ? html`<span class=${role}>${part}</span>` : part;
  })}`;
}
