/** Top-level statements of a module that need a browser return nothing at build time, and the other statements run. */

import { readThrown } from '../../core/errors/thrown.js';

/** A statement that failed. */
export interface GuardedFailure {
  /** The name that it declares, or ''. */
  name: string;
  message: string;
}

/** By file, absolute. */
const failures = new Map<string, GuardedFailure[]>();

/** Creates the guard for the module `file`. */
export function createGuard(file: string): <T>(run: () => T, name?: string) => T | undefined {
  failures.delete(file);
  return (run, name = '') => {
    try {
      return run();
    } catch (error) {
      const { message } = readThrown(error);
      failures.set(file, [...(failures.get(file) ?? []), { name, message }]);
      return undefined;
    }
  };
}

/** The failures of the last evaluation of `file`. */
export function guardedFailures(file: string): readonly GuardedFailure[] {
  return failures.get(file) ?? [];
}
