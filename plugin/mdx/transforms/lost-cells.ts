/** Reports table cells beyond the header, which Markdown leaves out. */
import type { Element, Root } from 'hast';
import type { Problem } from '../../core/errors/errors.js';
import { walk } from './walk.js';

/** `source`: the text of the file. `warn` adds the file. */
export function lostCells(root: Root, source: string, warn: (problem: Omit<Problem, 'file'>) => void): void {
  let lines: string[] | undefined;
  walk(root, (node) => {
    const rest = node.type === 'element' && node.tagName === 'tr' ? restOf(node) : undefined;
    if (!rest) return;
    const { line, column, end } = rest;
    lines ??= source.split(/\r\n?|\n/);
    const lost = /[^\s|]/.exec(lines[line - 1]?.slice(column - 1, end - 1) ?? '');
    if (lost) warn({ ...lostCell, line, column: column + lost.index });
  });
}

/** The columns after the last cell of a row. */
function restOf({ children, position }: Element): { line: number; column: number; end: number } | undefined {
  const last = children.findLast((child): child is Element => child.type === 'element')?.position?.end;
  const end = position?.end;
  return last && last.line === end?.line && last.column < end.column ? { ...last, end: end.column } : undefined;
}

const lostCell = {
  code: 'table-cell-lost',
  message: 'A row has more cells than the header of its table. The others are not shown.',
  hint: 'Add a column to the header and to the line below it. In text and code, write \\| for a |.',
};
