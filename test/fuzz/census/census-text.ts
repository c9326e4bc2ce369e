/** The result of a census as text. */
import type { CensusResult } from './census.js';

/** The counts, then what is lost in silence and what is refused, each with the smallest source. */
export function censusText({ pages, blocks, pieces, silent, told, groups }: CensusResult): string {
  const messages = Object.entries(told).map(([codes, count]) => `${String(count).padStart(6)}  reported: ${codes}`);
  const found = groups.map(
    ({ what, construct, count, positions, source }) =>
      `${String(count).padStart(6)}  ${what}: ${construct}\n        ${positions || 'page'}\n${source.replace(/^/gm, '        | ')}`,
  );
  return [`${pages} pages, ${blocks} blocks, ${pieces} pieces, ${silent} lost in silence`, ...messages, ...found].join(
    '\n',
  );
}
