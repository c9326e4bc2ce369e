/** Takes the text around a match from the Markdown version of a page. */
import type { Matcher } from '../search/match-ranges.js';

/** Length of an excerpt in characters. */
const excerptLength = 150;
/** Characters before the match. */
const before = 40;

/** The text around the best match in a section, otherwise its beginning. `undefined` if there is no such section. */
export function excerptOf(markdown: string, heading: string, match: Matcher): string | undefined {
  const section = sectionOf(markdown, heading);
  return section === undefined ? undefined : around(plainText(section), match);
}

/** A kind of section in Markdown: how it begins and ends. */
interface SectionForm {
  /** The text after the heading in its line; `undefined` for other lines. */
  rest(line: string, heading: string): string | undefined;
  isEnd(line: string): boolean;
}

const forms: readonly SectionForm[] = [
  {
    rest: (line, heading) =>
      isHeading(line) && [heading, plainText(heading)].includes(plainText(line)) ? '' : undefined,
    isEnd: isHeading,
  },
  // An accordion, or a response of an operation. The samples of the operation follow the last one.
  {
    rest: (line, heading) => (line === `**${heading}**` ? '' : undefined),
    isEnd: (line) => isHeading(line) || isBold(line) || line.startsWith('```'),
  },
  // A field in a list, otherwise the first line that names it.
  { rest: (line, heading) => (/^\s*- `/.test(line) ? afterName(line, heading) : undefined), isEnd: isNextField },
  { rest: afterName, isEnd: isNextField },
];

/** The text below a heading; all of the page except its title without a heading. */
function sectionOf(markdown: string, heading: string): string | undefined {
  const lines = markdown.split('\n');
  if (!heading) return lines.slice(isHeading(lines[0]!) ? 1 : 0).join('\n');
  for (const { rest, isEnd } of forms) {
    const start = lines.findIndex((line) => rest(line, heading) !== undefined);
    if (start === -1) continue;
    const length = lines.slice(start + 1).findIndex(isEnd);
    const others = lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
    return [rest(lines[start]!, heading), ...others].join('\n');
  }
  return undefined;
}

function isHeading(line: string): boolean {
  return /^#{1,6} /.test(line);
}

function isBold(line: string): boolean {
  return /^\*\*[^*]+\*\*$/.test(line);
}

function isNextField(line: string): boolean {
  return isHeading(line) || /^\s*(?:- |$)/.test(line);
}

function afterName(line: string, name: string): string | undefined {
  const part = `\`${name}\``;
  const at = line.indexOf(part);
  return at === -1 ? undefined : line.slice(at + part.length);
}

/** Markdown without its markup, on one line. No part of a pattern crosses the start of another match, so the work is linear. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^(?:`{3,}|~{3,}).*$/gm, '')
    .replace(/^(?=.*---)[ \t|:-]+$/gm, '')
    .replace(/^[#>\s]*(?:[-*+] |\d+\. )?/gm, '')
    .replace(/!?\[([^[\]]*)\]\([^[)]*\)/g, '$1')
    .replace(/`([^`]*)`|(?<!\\)<\/?[a-z][^<>]*>|\|/gi, (_, code?: string) => code ?? ' ')
    .replace(/\*\*|`/g, '')
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
