/** Converts familiar HTML (`<br>`, `<style>` with plain CSS) to equivalent JSX. */
import { voidTags } from '../../../runtime/jsx/render.js';
import { replacements, type Edit, type Range } from './edited-text.js';
import type { Tag } from './read-tag.js';

/** Whether the element is void: no content and no end tag in HTML. */
export function isVoid(name: string): boolean {
  return voidTags.has(name);
}

/** Closes a void tag: `<br>` and `</br>` become `<br/>`. */
export function voidTagEdits(source: string, start: number, tag: Tag): Edit[] {
  if (!isVoid(tag.name) || tag.isSelfClosing) return [];
  if (!tag.isClosing) return isClosedNext(source, tag) ? [] : [{ start: tag.end - 1, end: tag.end - 1, text: '/' }];
  const opens = /<([a-z]+)[^<>]*>\s*$/.exec(source.slice(Math.max(0, start - 1000), start));
  return opens?.[1] === tag.name ? [] : [{ start, end: tag.end, text: `<${tag.name}/>` }];
}

/** Adds quotes around attribute values without them: `<img width=100>`. */
export function bareValueEdits(tag: Tag): Edit[] {
  return tag.bareValues.flatMap(({ start, end }) => [start, end]).map((at) => ({ start: at, end: at, text: '"' }));
}

function isClosedNext(source: string, tag: Tag): boolean {
  const next = /^\s*<\/([a-z]+)\s*>/.exec(source.slice(tag.end, tag.end + 100));
  return next?.[1] === tag.name;
}

/** Turns the plain text in `<style>` or `<script>` into an expression, so that its braces and asterisks are literal. */
export function rawTextEdits(source: string, range: Range): Edit[] {
  const { start, end } = range;
  const text = source.slice(start, end);
  if (text.trim() === '' || text.trimStart().startsWith('{')) return [];
  return [
    { start, end: start, text: '{`' },
    ...replacements(source, range, /[`\\]|\$(?=\{)/g, ([character]) => `\\${character}`),
    { start: end, end, text: '`}' },
  ];
}

/** Joins the lines of code in text before a `{` or `<`, which MDX reads as the start of a block. */
export function codeLineEdits(source: string, range: Range): Edit[] {
  const isQuoted = /(?:^|\n)[ \t]*>[^\n]*$/.test(source.slice(Math.max(0, range.start - 1000), range.start));
  const lineBreak = isQuoted ? /\r?\n[ \t>]*(?=[{<])/g : /\r?\n[ \t]*(?=[{<])/g;
  return replacements(source, range, lineBreak, () => ' ');
}

/** Keeps the backslashes of escaped quotes in the info string of a code fence, which Markdown removes. */
export function infoEdits(source: string, { start, end }: Range): Edit[] {
  const [line] = /^[^\n]*/.exec(source.slice(start, Math.min(end, start + maxInfo)))!;
  const info = { start, end: start + line.length };
  return replacements(source, info, /\\(?=["'])|&quot;/g, ([mark]) => (mark === '\\' ? '\\\\' : '\\\\"'));
}

/** Maximum length of an info string that is read. */
const maxInfo = 2000;

/** `<https://example.com>` is a link in Markdown, not a tag. `address`: the text between the brackets. */
export function autolinkText(address: string): string {
  const href = /^[a-z][a-z\d+.-]+:/i.test(address) ? address : `mailto:${address}`;
  return `[${address.replace(/[!-/:-@[-`{-~]/g, '\\$&')}](${href.replace(/[()\\]/g, '\\$&')})`;
}
