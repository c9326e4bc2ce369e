/** Problems of code that a plugin of the author runs. */
import { authorPlace } from '../../core/errors/author-frame.js';
import type { Place, Problem } from '../../core/errors/errors.js';
import { isA, memberOf, readThrown, textOf } from '../../core/errors/thrown.js';

/** The fields that `file.fail()` of a remark or rehype plugin adds to an error. */
interface FileMessage {
  reason: string;
  line?: number;
  column?: number;
}

/** The plugin, and the hook if it is known. */
export interface FailedHook {
  plugin: string;
  hook?: string;
}

/**
 * The problem of a plugin that threw `error`. `root`: the docs folder. `place`: the place to report if the stack of the
 * error has no file in the docs folder.
 */
export function pluginProblem({ plugin, hook }: FailedHook, error: unknown, root: string, place: Place): Problem {
  const at = placeOf(error, root, place);
  if (isFileMessage(error))
    return {
      code: 'plugin-failed',
      message: `The plugin "${plugin}" rejects this page: ${error.reason}`,
      hint: 'Change the page, or remove the plugin.',
      ...at,
    };
  const { message } = readThrown(error);
  return {
    code: 'plugin-failed',
    message: `The plugin "${plugin}" failed${hook === undefined ? '' : ` in "${hook}"`}: ${message}`,
    hint: frozenError.test(message)
      ? 'Hooks cannot change what they are given. Return the change, or change a copy.'
      : fixPlugin,
    ...at,
  };
}

export const fixPlugin = 'Fix the plugin, or remove it from the plugins.';

/** The errors of writes to frozen objects. */
const frozenError = /\bread only property\b|only a getter$|not extensible$|^Cannot delete property\b/;

function placeOf(error: unknown, root: string, place: Place): Place {
  if (isFileMessage(error)) return { file: place.file, line: error.line ?? 1, column: error.column ?? 1 };
  return authorPlace(readThrown(error).stack, root) ?? place;
}

function isFileMessage(error: unknown): error is FileMessage {
  return isA(error, Error) && textOf(error, 'name').includes(':') && textOf(error, 'reason') !== '';
}

/** The kind of a value, with its article. */
export function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (isA(value, Promise)) return 'a promise';
  if (Array.isArray(value)) return 'a list with other values';
  if (typeof value !== 'object') return `a ${typeof value}`;
  return memberOf(value, '$$typeof') !== undefined ? 'a React element' : 'an object';
}
