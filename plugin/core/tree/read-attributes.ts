/** Parses start tags like browsers do: a value can contain `>`, and quotes are optional. */

/** An attribute in a start tag. */
export interface SourceAttribute {
  /** In lowercase. */
  readonly name: string;
  /** The text between the quotes, with character references; empty if there is no value. */
  readonly value: string;
  /** Offset of the beginning in the tag, including the space before the name. */
  readonly start: number;
  readonly end: number;
}

/** Tab, line breaks, form feed and space. */
const space = /[\t\n\f\r ]*/y;
const name = /[^\t\n\f\r />=]*/y;
const bareValue = /[^\t\n\f\r >]*/y;

/** An attribute as Octavo writes it: one match instead of several. */
const regularAttribute = /[\t\n\f\r ]+([^\t\n\f\r "'/=<>]+)(?:="([^"]*)"|(?=[\t\n\f\r />])(?![\t\n\f\r ]*=))/y;

/** The attributes in `tag`, whose name ends at the offset `from`. */
export function readAttributes(tag: string, from: number): SourceAttribute[] {
  const attributes: SourceAttribute[] = [];
  let start = from;
  for (;;) {
    regularAttribute.lastIndex = start;
    const match = regularAttribute.exec(tag);
    if (!match) break;
    const { 1: written, 2: value = '' } = match;
    attributes.push({ name: written!.toLowerCase(), value, start, end: regularAttribute.lastIndex });
    start = regularAttribute.lastIndex;
  }
  if (tag[start] !== '>') scanTag(tag, start, (attribute) => attributes.push(attribute));
  return attributes;
}

/** The part of a start tag after its name as Octavo writes it: one match instead of several for each attribute. */
const regularTag = /(?:[\t\n\f\r ]+[^\t\n\f\r "'/=<>]+(?:="[^"]*")?)*>/y;

/** The offset after the `>` of the start tag whose name ends at `from`; -1 if it is never closed. */
export function endOfTag(html: string, from: number): number {
  const at = end(regularTag, html, from);
  return at > 0 ? at : scanTag(html, from);
}

/** The same, and calls `onAttribute` for each attribute. */
function scanTag(html: string, from: number, onAttribute?: (attribute: SourceAttribute) => void): number {
  let at = from;
  let start = from;
  for (;;) {
    at = end(space, html, at);
    if (at >= html.length) return -1;
    if (html[at] === '>') return at + 1;
    if (html[at] === '/') {
      at++;
      continue;
    }
    const nameStart = at;
    // A name may begin with `=`.
    at = end(name, html, at + 1);
    const nameEnd = at;
    const value = readValue(html, at);
    at = value.end;
    if (at < 0) return -1;
    onAttribute?.({ name: html.slice(nameStart, nameEnd).toLowerCase(), value: value.text, start, end: at });
    start = at;
  }
}

/** The value after an attribute's name. `end` is -1 if its quote is never closed. */
function readValue(html: string, from: number): { text: string; end: number } {
  let at = end(space, html, from);
  if (html[at] !== '=') return { text: '', end: from };
  at = end(space, html, at + 1);
  const quote = html[at];
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, at + 1);
    return close < 0 ? { text: '', end: close } : { text: html.slice(at + 1, close), end: close + 1 };
  }
  const valueEnd = end(bareValue, html, at);
  return { text: html.slice(at, valueEnd), end: valueEnd };
}

/** The end of the match of a sticky pattern at `from`. */
function end(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.test(text);
  return pattern.lastIndex;
}
