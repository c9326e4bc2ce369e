/** Finds Markdown that is shown as text because it is almost a table or a link. */
import type { Mistake } from './page-mistakes.js';
import { counted } from '../../core/text/counted.js';

const rule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** A table whose header has more or fewer cells than the line below it. */
export function brokenTable(text: string): Mistake | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex(
    (line, at) => at > 0 && line.includes('|') && rule.test(line) && /\|/.test(lines[at - 1]!),
  );
  if (index < 0) return undefined;
  const [header, cells] = [countCells(lines[index - 1]!), countCells(lines[index]!)];
  if (header === cells) return undefined;
  return {
    code: 'table-rule',
    message: `This table is shown as text, because its header has ${counted(header, 'cell')} and the line below it ${cells}.`,
    hint: `Write |${' --- |'.repeat(header)} below the header.`,
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
