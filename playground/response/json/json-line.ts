/** JSON on one line, with the colors of the tree. */
import { html, type TemplateResult } from 'lit';

/** A text with its quotes and the colon of a key, a number, or a literal. */
const token = /("(?:\\.|[^"\\])*"(?:\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b)/;

/** Text that is not an object or a list stays as it is. */
export function jsonLine(text: string): (string | TemplateResult)[] {
  if (!/^\s*[{[]/.test(text)) return [text];
  // The parts with odd numbers are the tokens.
  return text
    .split(token)
    .map((part, index) => (index % 2 === 0 ? part : html`<span class=${kindOf(part)}>${part}</span>`));
}

function kindOf(part: string): string {
  if (part.startsWith('"')) return part.endsWith(':') ? 'key' : 'string';
  return /^[tfn]/.test(part) ? 'literal' : 'number';
}
