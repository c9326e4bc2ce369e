/** Problems of code that a plugin of the author runs. */
import { authorPlace } from '../../core/errors/author-frame.js';
import { fileStart, type Place, type Problem } from '../../core/errors/errors.js';

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
  return {
    code: 'plugin-failed',
    message: `The plugin "${plugin}" failed${hook === undefined ? '' : ` in "${hook}"`}: ${reasonOf(error)}`,
    hint: 'Fix the plugin, or remove it from the plugins.',
    ...at,
  };
}

function placeOf(error: unknown, root: string, place: Place): Place {
  if (isFileMessage(error)) return { file: place.file, line: error.line ?? 1, column: error.column ?? 1 };
  return authorPlace(error instanceof Error ? (error.stack ?? '') : '', root) ?? place;
}

function isFileMessage(error: unknown): error is FileMessage {
  return error instanceof Error && error.name.includes(':') && 'reason' in error && typeof error.reason === 'string';
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]!.trim() || 'without a message';
}

/** The problem of a hook that returned a value of the wrong type. `expected`: for use after "instead of". */
export function wrongResult({ plugin, hook }: FailedHook, result: unknown, expected: string, file: string): Problem {
  return {
    code: 'plugin-result',
    message: `The hook "${hook}" of the plugin "${plugin}" returned ${kindOf(result)} instead of ${expected}.`,
    hint:
      result instanceof Promise
        ? 'Remove "async" from the function: this hook cannot wait.'
        : 'Fix the plugin, or remove it from the plugins.',
    ...fileStart(file),
  };
}

/** The kind of a value, with its article. */
export function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value instanceof Promise) return 'a promise';
  if (Array.isArray(value)) return 'a list with other values';
  if (typeof value !== 'object') return `a ${typeof value}`;
  return '$$typeof' in value ? 'a React element' : 'an object';
}
