import type { FailedHook } from './plugin-problem.js';

/** A plugin threw an error. */
export class PluginError extends Error {
  readonly failed: FailedHook;
  /** The docs folder. */
  readonly root: string;
  constructor(failed: FailedHook, root: string, cause: unknown) {
    super(`The plugin ${failed.plugin} failed.`, { cause });
    this.failed = failed;
    this.root = root;
  }
}
