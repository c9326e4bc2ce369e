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
  errors: readonly Pick<Problem, 'message' | 'file' | 'line'>[],
  root: string,
  hasPage: (id: string) => boolean = () => true,
): string[] {
  return pairs.flatMap((pair) => {
    const { id, name, named, call, fault } = pair;
    const own = errors.filter(({ message }) => message.includes(`"${id}"`));
    const isCostly = call.costsPage === 'always' || (call.costsPage && Object.values(endings).includes(fault));
    const isRight =
      own.length === (isReported(pair) ? 1 : 0) &&
      own.every(({ message, file, line }) => message.includes(named) && existsSync(join(root, file)) && line >= 1) &&
      (isCostly || hasPage(id));
    return isRight
      ? []
      : [`${id} ${name} (${own.length}, ${hasPage(id)}) ${own.map(({ message }) => message).join(' | ')}`];
  });
}
