/** Statements at the top level of a module that need a browser: they give nothing at build, and the rest of the module runs. */

/** A statement that could not run. */
export interface GuardedFailure {
  /** What it declares, if it does. */
  name: string;
  message: string;
}

/** By file, absolute. */
const failures = new Map<string, GuardedFailure[]>();

/** The guard of the module `file`. */
export function createGuard(file: string): <T>(run: () => T, name?: string) => T | undefined {
  failures.delete(file);
  return (run, name = '') => {
    try {
      return run();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.set(file, [...(failures.get(file) ?? []), { name, message }]);
      return undefined;
    }
  };
}

/** What could not run in `file` when it was evaluated last. */
export function guardedFailures(file: string): readonly GuardedFailure[] {
  return failures.get(file) ?? [];
}
