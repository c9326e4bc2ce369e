/** Takes the text around a match from the Markdown version of a page. */
import type { Matcher } from './match-ranges.js';

/** Length of an excerpt in characters. */
const excerptLength = 150;
/** Characters before the match. */
const before = 40;

/** The text around the best match in a section, otherwise its beginning. `undefined` if there is no such section. */
export function excerptOf(markdown: string, heading: string, match: Matcher): string | undefined {
  const section = sectionOf(markdown, heading);
  return section === undefined ? undefined : around(plainText(section), match);
}

/** The text between a heading and the next one; all of it without a heading. A field is an item of a list. */
function sectionOf(markdown: string, heading: string): string | undefined {
  if (!heading) return markdown;
  const lines = markdown.split('\n');
  const wanted = plainText(heading);
  const title = lines.findIndex((line) => isHeading(line) && plainText(line) === wanted);
  const start = title === -1 ? lines.findIndex((line) => line.includes(`\`${heading}\``)) : title;
  if (start === -1) return undefined;
  const length = lines.slice(start + 1).findIndex(isHeading);
  return lines.slice(title === -1 ? start : start + 1, length === -1 ? undefined : start + 1 + length).join('\n');
}

function isHeading(line: string): boolean {
  return /^#{1,6} /.test(line);
}

/** Markdown without its markup, on one line. */
function plainText(markdown: string): string {
  return markdown
    .replace(/^(?:`{3,}|~{3,}).*$/gm, '')
    .replace(/^[ \t]*\|?[ \t|:-]*---[ \t|:-]*$/gm, '')
    .replace(/^(?:[#>\s]+|[-*+] |\d+\. )/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>|\*\*|[`|]/gi, ' ')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function around(text: string, match: Matcher): string | undefined {
  const ranges = match(text);
  const [best] = ranges
    .map(([start]) => ({
      start,
      count: ranges.filter(([each]) => each >= start && each < start + excerptLength).length,
    }))
    .sort((one, other) => other.count - one.count || one.start - other.start);
  if (!best) return text ? cut(text, 0) : undefined;
  const space = text.indexOf(' ', Math.max(0, best.start - before));
  const start = best.start <= before ? 0 : space === -1 || space > best.start ? best.start : space + 1;
  return cut(text, start);
}

function cut(text: string, start: number): string {
  const end = start + excerptLength;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
