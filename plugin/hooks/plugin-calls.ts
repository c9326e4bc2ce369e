import type { OctavoError, Place } from '../core/errors/errors.js';
import type { Plugin } from './plugin.js';

/** The author's plugins in a process that runs them. */
export interface PluginCalls {
  readonly list: readonly Plugin[];
  /** The start of the file with the plugins. */
  readonly place: Place;
  /** Calls a hook. What it throws becomes an error that names the plugin, at `place` if it has no place of its own. */
  call<T>(plugin: Plugin, place: Place, hook: () => T): T;
  /** Reports an error that costs only what the hook was called for. Everything else that is thrown is thrown again. */
  fail(error: unknown): void;
  /** The problem of a hook that returned something else than `expected`. */
  wrong(plugin: Plugin, hook: string, expected: string): OctavoError;
}
