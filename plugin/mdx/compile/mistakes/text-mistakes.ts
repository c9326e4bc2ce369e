/** Finds Markdown that is shown as text because it is almost a table or a link. */
import type { Mistake } from './page-mistakes.js';
import { counted } from '../../../core/text/counted.js';

const rule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** A table whose header has more or fewer cells than the line below it, or which has no such line. */
export function brokenTable(text: string): Mistake | undefined {
  if (!text.includes('|')) return undefined;
  const lines = text.split('\n');
  const index = lines.findIndex(
    (line, at) => at > 0 && line.includes('|') && rule.test(line) && /\|/.test(lines[at - 1]!),
  );
  if (index < 0) return tableWithoutRule(lines);
  const [header, cells] = [countCells(lines[index - 1]!), countCells(lines[index]!)];
  if (header === cells) return undefined;
  return {
    code: 'table-rule',
    message: `This table is shown as text, because its header has ${counted(header, 'cell')} and the line below it ${cells}.`,
    hint: `Write |${' --- |'.repeat(header)} below the header.`,
  };
}

function tableWithoutRule(lines: readonly string[]): Mistake | undefined {
  if (lines.length < 2 || !lines.every((line) => /^\s*\|.*\|\s*$/.test(line))) return undefined;
  return {
    code: 'table-rule',
    message: 'This table is shown as text, because it has no line of dashes below its header.',
    hint: `Write |${' --- |'.repeat(countCells(lines[0]!))} below the header.`,
  };
}

function countCells(line: string): number {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/).length;
}

/** `[Guide](my guide.md)`: Markdown does not allow spaces in a link target. */
export function linkWithSpaces(text: string): Mistake | undefined {
  if (!text.includes('](')) return undefined;
  const [, mark = '', label, target] =
    /(!?)\[([^\][\n]+)\]\((\.{0,2}\/?[^\s()<>"']+(?: [^\s()<>"']+)+)\)/.exec(text) ?? [];
  if (label === undefined || target === undefined || !/\/|\.(?:mdx?|png|jpe?g|svg|pdf)$/i.test(target))
    return undefined;
  return {
    code: 'link-spaces',
    message: `The ${mark ? 'image' : 'link to'} "${target}" is shown as text, because its path contains spaces.`,
    hint: `Write ${mark}[${label}](${target.replaceAll(' ', '%20')}).`,
  };
}

/** `##Heading`, or a paragraph `#Heading`. Words with one `#` can also be names, such as `#general`. */
export function headingWithoutSpace(text: string, source: () => string): Mistake | undefined {
  if (!text.includes('#')) return undefined;
  const [, marks, title] = /^(#{2,6}(?=[\p{L}\p{N}])|#(?=\p{Lu}|\p{Lo}))([^\n#]+)$/u.exec(text.trim()) ?? [];
  if (marks === undefined || title === undefined || /\\#|&#/.test(source())) return undefined;
  return {
    code: 'heading-space',
    message: `"${marks}${title.slice(0, 40)}" is shown as text, because a heading needs a space after ${marks}.`,
    hint: `Write ${marks} ${title.slice(0, 60)}`,
  };
}

/** `**Note:**text`: asterisks between punctuation and a letter do not end bold text, and those of `a**"b"**` do not start it. */
export function shownAsterisks(text: string, source: () => string): Mistake | undefined {
  if (!text.includes('**')) return undefined;
  const [, before = '', bold = '', after = ''] = /(\S?)(\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*)(\S?)/u.exec(text) ?? [];
  if (bold === '' || /\\\*|&(?:#42|ast);/.test(source())) return undefined;
  const isEnd = isPunctuation(bold.at(-3)!) && isLetter(after);
  const isStart = !isEnd || (isPunctuation(bold.charAt(2)) && isLetter(before));
  const places = ['before', 'after'].filter((place) => (place === 'after' ? isEnd : isStart)).join(' and ');
  return {
    code: 'emphasis-shown',
    message: `The asterisks of ${bold.slice(0, 60)} are shown, because ${isEnd ? `a letter follows the punctuation and **` : 'punctuation follows **, and a letter is before it'}.`,
    hint: `Write a space ${places} ${bold.slice(0, 60)}, or <strong> around the text.`,
  };
}

function isPunctuation(character: string): boolean {
  return /^[\p{P}\p{S}]$/u.test(character);
}

function isLetter(character: string): boolean {
  return character !== '' && !isPunctuation(character);
}
