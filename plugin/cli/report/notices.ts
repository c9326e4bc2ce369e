/** Notices, grouped and counted by rule, because an existing site can have thousands. */
import type { Problem } from '../../core/errors/errors.js';
import type { Paint } from '../../core/errors/paint.js';
import { counted } from '../../core/text/counted.js';
import { groupBy } from '../../core/text/group-by.js';
import { eachPlace } from '../../config/messages/problem-places.js';

/** A table with one line per rule, the most frequent first; empty without notices. Ends with an empty line. */
export function noticeTable(notices: readonly Problem[], paint: Paint): string {
  if (notices.length === 0) return '';
  const places = eachPlace(notices);
  const rules = [...groupBy(places, ({ code }) => code)].sort(([, a], [, b]) => b.length - a.length);
  const widths = [
    Math.max(...rules.map(([code]) => code.length)),
    Math.max(...rules.map(([, { length }]) => String(length).length)),
    Math.max(...rules.map(([, problems]) => filesOf(problems).length)),
  ] as const;
  const rows = rules.map(([code, problems]) => {
    const { file, line, column } = problems[0]!;
    const count = String(problems.length).padStart(widths[1]);
    return `  ${code.padEnd(widths[0])}  ${count} ${filesOf(problems).padEnd(widths[2])}  ${paint('cyan', `${file}:${line}:${column}`)}\n`;
  });
  const fixable = places.filter(({ isFixable }) => isFixable).length;
  // A fix can make another one possible: a title is added, then the heading that repeats it is removed.
  const fix = fixable > 0 ? ` octavo check --fix fixes at least ${fixable} of them.` : '';
  const hint = paint('dim', `octavo check --only ${rules[0]![0]} lists each notice of that rule, with its fix.${fix}`);
  return `${counted(notices.length, 'notice')} at ${counted(places.length, 'place')}, with the first of each rule:\n${rows.join('')}  ${hint}\n\n`;
}

function filesOf(problems: readonly Problem[]): string {
  return `in ${counted(new Set(problems.map(({ file }) => file)).size, 'file')}`;
}
