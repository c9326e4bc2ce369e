/** Problems of code that a plugin of the author runs. */
import { authorFrame } from '../../core/errors/author-frame.js';
import { fileStart, type Place, type Problem } from '../../core/errors/errors.js';

/** The fields that `file.fail()` of a remark or rehype plugin adds to an error. */
interface FileMessage {
  reason: string;
  line?: number;
  column?: number;
}

/**
 * The problem of a plugin that threw `error`. `root`: the docs folder. `place`: the place to report if the stack of the
 * error has no file in the docs folder.
 */
export function pluginProblem(plugin: string, error: unknown, root: string, place: Place): Problem {
  const at = placeOf(error, root, place);
  const isInPage = isFileMessage(error);
  return {
    code: 'plugin-failed',
    message: isInPage
      ? `The plugin "${plugin}" rejects this page: ${error.reason}`
      : `The plugin "${plugin}" failed: ${reasonOf(error)}`,
    hint: isInPage ? 'Change the page as the plugin demands.' : `Fix the plugin, or remove it from the plugins.`,
    ...at,
  };
}

function placeOf(error: unknown, root: string, place: Place): Place {
  if (isFileMessage(error)) return { file: place.file, line: error.line ?? 1, column: error.column ?? 1 };
  const frame = authorFrame(error instanceof Error ? (error.stack ?? '') : '', root);
  return frame ? { file: frame.file, line: frame.line || 1, column: frame.column || 1 } : place;
}

function isFileMessage(error: unknown): error is FileMessage {
  return error instanceof Error && error.name.includes(':') && 'reason' in error && typeof error.reason === 'string';
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]!.trim() || 'without a message';
}

/** The problem of a hook that returned a value of the wrong type. `expected`: for use after "instead of". */
export function wrongResult(plugin: string, hook: string, expected: string, file: string): Problem {
  return {
    code: 'plugin-result',
    message: `The hook "${hook}" of the plugin "${plugin}" returned something else instead of ${expected}.`,
    hint: 'Fix the plugin, or remove it from the plugins.',
    ...fileStart(file),
  };
}
