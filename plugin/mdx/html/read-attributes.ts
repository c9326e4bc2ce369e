/** Reads start tags as browsers do: a value may contain `>`, and need not be quoted. */

/** An attribute in a start tag. */
export interface SourceAttribute {
  /** In lower case. */
  name: string;
  /** Between its quotes, with character references; empty where there is none. */
  value: string;
  /** Where it begins in the tag, with the space before it. */
  start: number;
  end: number;
}

const space = /[\t\n\f\r ]/;
const nameEnd = /[\t\n\f\r />=]/;

/** The attributes in `tag`, from the character at `from`. */
export function readAttributes(tag: string, from: number): SourceAttribute[] {
  const attributes: SourceAttribute[] = [];
  scanTag(tag, from, (attribute) => attributes.push(attribute));
  return attributes;
}

/** Where the start tag in `html` ends, whose name ends at `from`: behind its `>`. -1 for one that is never closed. */
export function scanTag(html: string, from: number, onAttribute?: (attribute: SourceAttribute) => void): number {
  let at = from;
  let start = from;
  while (at < html.length) {
    const character = html[at]!;
    if (character === '>') return at + 1;
    if (character === '/' || space.test(character)) {
      at++;
      continue;
    }
    const nameStart = at++;
    while (at < html.length && !nameEnd.test(html[at]!)) at++;
    const name = html.slice(nameStart, at);
    const value = readValue(html, at);
    at = value.end;
    if (at < 0) return -1;
    onAttribute?.({ name: name.toLowerCase(), value: value.text, start, end: at });
    start = at;
  }
  return -1;
}

/** The value behind an attribute's name. `end` is -1 where its quote is never closed. */
function readValue(html: string, from: number): { text: string; end: number } {
  let at = skipSpace(html, from);
  if (html[at] !== '=') return { text: '', end: from };
  at = skipSpace(html, at + 1);
  const quote = html[at];
  if (quote === '"' || quote === "'") {
    const end = html.indexOf(quote, at + 1);
    return end < 0 ? { text: '', end } : { text: html.slice(at + 1, end), end: end + 1 };
  }
  const start = at;
  while (at < html.length && html[at] !== '>' && !space.test(html[at]!)) at++;
  return { text: html.slice(start, at), end: at };
}

function skipSpace(html: string, from: number): number {
  let at = from;
  while (at < html.length && space.test(html[at]!)) at++;
  return at;
}
