import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../plugin/core/errors/errors.js';
import { endings, isReported, type Pair } from './plugin-faults.js';

/**
 * The pairs of a site whose result is not as it must be: one error with a place that names the plugin and the hook, or none, and a page
 * unless the fault costs it. `hasPage`: default: each has one.
 */
export function wrongPairs(
  pairs: readonly Pair[],
  errors: readonly Problem[],
  root: string,
  hasPage: (id: string) => boolean = () => true,
): string[] {
  return pairs.flatMap((pair) => {
    const { id, name, named, call, fault } = pair;
    const own = errors.filter(({ message }) => message.includes(`"${id}"`));
    const isCostly = call.costsPage === 'always' || (call.costsPage && Object.values(endings).includes(fault));
    const isRight =
      own.length === (isReported(pair) ? 1 : 0) &&
      own.every(({ code }) => codes(name).test(code)) &&
      own.every(({ message, file, line }) => message.includes(named) && existsSync(join(root, file)) && line >= 1) &&
      (isCostly || hasPage(id));
    return isRight
      ? []
      : [`${id} ${name} (${own.length}, ${hasPage(id)}) ${own.map(({ message }) => message).join(' | ')}`];
  });
}

function codes(name: string): RegExp {
  if (name.includes(': never')) return /^plugin-timeout$/;
  return /: (?:kills|aborts|exits past)/.test(name)
    ? /^plugin-exit$/
    : /^(?:plugin-(?:failed|result|client)|component-failed)$/;
}
