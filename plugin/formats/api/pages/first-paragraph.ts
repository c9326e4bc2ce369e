/** Texts of specifications are Markdown, mostly of one paragraph. */
import { decode } from '../../../core/tree/decode.js';
import type { ApiEntry } from '../api-format.js';

const maxParagraphLength = 300;

/** A tag that starts a line of its own. */
const blockTag = /<\/?(?:blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|t[dhr]|table|ul)\b[^>]*>/gi;

/** The first paragraph on one line, with the Markdown that the line below the title has; empty if the text starts with something else. */
function firstParagraph(markdown: string): string {
  const parts = splitDescription(markdown)[0].split(/((?<!`)`+(?!`).+?(?<!`)`+(?!`))/s);
  const written = parts.map((part, index) => (index % 2 === 1 ? part : inlineMarks(part)));
  return written.join('').replace(/\s+/g, ' ').trim();
}

function inlineMarks(text: string): string {
  return decode(text.replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/__(.+?)__/g, '**$1**'));
}

/** The front matter of a page, as far as a document contains it. */
export function documentedMeta(title: string, description = '', deprecated = false): ApiEntry['meta'] {
  const first = firstParagraph(description);
  return { title, ...(first !== '' && { description: first }), ...(deprecated && { deprecated }) };
}

/** A tag of HTML within a line. Other names in angle brackets are text, such as `List<String>`. */
const inlineTag =
  /<\/?(?:a|abbr|b|big|cite|code|del|dfn|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|wbr)(?:\s[^<>]*)?\/?>/gi;

/** The place of code while the text around it is read. */
const codePlace = /\uE000(\d+)\uE000/g;

/** Markdown without its marks and tags, on one line. Code keeps its characters. */
export function plainText(paragraph: string): string {
  const codes: string[] = [];
  const withoutMarks = paragraph
    .replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs, (_, _marks, code: string) => `\uE000${codes.push(code) - 1}\uE000`)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(blockTag, ' ')
    .replace(inlineTag, '')
    .replace(/(\*\*|__)(.+?)\1/g, '$2');
  return decode(withoutMarks)
    .replace(codePlace, (place, index: string) => codes[Number(index)] ?? place)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The first paragraph, and the text after it. The first is empty if the text starts with a list, a heading, a table or
 * code, or if the paragraph is too long for the line below the title.
 */
export function splitDescription(markdown: string): [first: string, rest: string] {
  const text = markdown.trim();
  if (/^(?:[#>|`~*+\-<]|\d+[.)]\s| {4})/.test(text) && !/^(?:\*\*|`[^`])/.test(text)) return ['', text];
  const end = text.search(/\n[ \t]*\n|<(?:blockquote|div|dl|h[1-6]|ol|p|pre|table|ul)\b/i);
  const first = end < 0 ? text : text.slice(0, end);
  // The line below the title has Markdown, but no HTML.
  const hasBlocks = /\n[ \t]*(?:[#>|*+-]|```|~~~|\d+[.)]\s)/.test(first);
  if (hasBlocks || hasTags(first) || plainText(first).length > maxParagraphLength) return ['', text];
  return [first, end < 0 ? '' : text.slice(end).trim()];
}

function hasTags(markdown: string): boolean {
  return markdown.search(blockTag) >= 0 || markdown.search(inlineTag) >= 0;
}
