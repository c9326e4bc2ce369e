import type { OctavoError, Place } from '../core/errors/errors.js';
import type { Plugin } from './plugin.js';

/** The author's plugins in a process that runs them. */
export interface PluginCalls {
  readonly list: readonly Plugin[];
  /** The start of the file with the plugins. */
  readonly place: Place;
  /** Calls a hook. If it throws, the error names the plugin and the hook, at `place` if it has no place of its own. */
  call<T>(plugin: Plugin, name: string, place: Place, hook: () => T): T;
  /** Reports an error that affects only the current hook. Any other error is thrown again. */
  fail(error: unknown): void;
  /** The problem of a hook that returned `result` instead of `expected`. */
  wrong(plugin: Plugin, hook: string, result: unknown, expected: string): OctavoError;
  /** The same in other words: `result`, for use after "returned". */
  refused(plugin: Plugin, hook: string, result: string): OctavoError;
}
