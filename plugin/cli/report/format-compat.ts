/** Formats the compatibility report as text. */
import { groupBy } from '../../core/text/group-by.js';
import type { CompatEntry, CompatReport } from '../../plugins/compat-report.js';

const titles = {
  settings: 'Settings',
  frontMatter: 'Front matter',
  components: 'Components',
  props: 'Props',
} as const;

type Kind = keyof typeof titles;

/** The names of statuses in the report and in the docs. */
export const labels = {
  supported: 'supported',
  partial: 'partly supported',
  unsupported: 'not supported',
  unknown: 'unknown',
} as const;

/** The effect of unknown names without a similar known name. */
const unknown: Record<Kind, string> = {
  settings: 'Unknown setting: it is ignored.',
  frontMatter: 'Unknown key: only plugins can read it.',
  components: 'Unknown component: its children are shown unstyled.',
  props: 'Unknown prop: it is ignored.',
};

/** Number of locations to show. `--json` lists all of them. */
const shownLocations = 3;

/**
 * A table for each kind: status, name, number of uses, then details and the first locations of features that are not
 * fully supported.
 */
export function formatCompat(report: CompatReport): string {
  const blocks = (Object.keys(titles) as Kind[])
    .filter((kind) => report[kind].length > 0)
    .map((kind) => table(kind, report[kind]));
  return `${report.configFile} (${report.schema === 'v1' ? 'mint.json schema' : 'docs.json schema'})\n\n${blocks.join('\n')}`;
}

function table(kind: Kind, entries: readonly CompatEntry[]): string {
  const width = Math.min(44, Math.max(...entries.map(({ name }) => name.length)));
  const lines = entries.flatMap((entry) => [
    `  ${labels[entry.status].padEnd(16)}  ${entry.name.padEnd(width)}  ${String(entry.count).padStart(6)}`,
    ...details(kind, entry),
  ]);
  return `${titles[kind]}: ${summary(entries)}\n${lines.join('\n')}\n`;
}

function details(kind: Kind, { status, note, suggestion, places, count }: CompatEntry): string[] {
  if (status === 'supported') return [];
  const reason = status === 'unknown' ? (suggestion ? `Did you mean "${suggestion}"?` : unknown[kind]) : note;
  const shown = places.slice(0, shownLocations).map(({ file, line, column }) => `${file}:${line}:${column}`);
  const more = count > shown.length ? ` and ${count - shown.length} more` : '';
  return [`                    ${reason}`, `                    at ${shown.join(', ')}${more}`];
}

function summary(entries: readonly CompatEntry[]): string {
  const byStatus = groupBy(entries, ({ status }) => status);
  return (['supported', 'partial', 'unsupported', 'unknown'] as const)
    .flatMap((status) => (byStatus.has(status) ? [`${byStatus.get(status)!.length} ${labels[status]}`] : []))
    .join(', ');
}
