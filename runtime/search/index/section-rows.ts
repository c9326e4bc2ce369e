/** Reads the rows of sections. */
import type { SectionRow } from './index-file.js';

/** Whether the heading of a section is a name in code. */
export function isField(row: SectionRow): boolean {
  return typeof row !== 'string' && row[2] === 1;
}

/** The heading of a section. */
export function headingOf(row: SectionRow): string {
  return typeof row === 'string' ? row : row[0];
}
