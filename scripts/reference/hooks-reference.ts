/** Generates the reference of the hooks of a page from their table. */
import { hookGroups, hooks, type Hook, type HookGroup } from '../../plugin/shell/contract.js';
import { markdownTable } from './markdown-table.js';

/** An MDX snippet with a section for each group. */
export function hooksReference(): string {
  return Object.entries(hookGroups)
    .map(([group, title]) => `## ${title}\n\n${table(hooks.filter((hook) => hook.group === (group as HookGroup)))}`)
    .join('\n');
}

function table(rows: readonly Hook[]): string {
  const hasPages = rows.some(({ pages }) => pages !== undefined);
  const head = ['Hook', 'Element', 'What it covers', ...(hasPages ? ['Pages'] : [])];
  const cells = rows.map((row) => [
    `\`${row.hook}\``,
    elements(row),
    [row.covers, nesting(row)].filter(Boolean).join(' '),
    ...(hasPages ? [row.pages ?? 'All'] : []),
  ]);
  return markdownTable(head, cells);
}

function elements({ group, element }: Hook): string {
  return group === 'properties' ? element : element.replace(/[\w-]+/g, '`$&`');
}

function nesting({ inside }: Hook): string {
  return inside === undefined ? '' : `Inside \`${inside}\`.`;
}
