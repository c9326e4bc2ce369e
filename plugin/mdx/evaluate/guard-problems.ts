import type { Problem } from '../../core/errors/errors.js';
import { guardedFailures } from '../islands/guard.js';
import type { ReadSource } from '../../load/page-source.js';
import { relativePath } from '../../core/text/slash-path.js';
import { withoutNames } from './module-id.js';
import { pointAt } from '../../core/text/source-frame.js';

/** Top-level statements of `file` (absolute) that failed without a browser, as warnings with their location. */
export function guardProblems(file: string, { root, read }: { root: string; read: ReadSource }): Problem[] {
  const failures = guardedFailures(file);
  if (failures.length === 0) return [];
  const path = relativePath(root, withoutNames(file));
  const source = read(path);
  return failures.map(({ name, message }) => ({
    code: 'browser-only',
    message: `${name ? `"${name}" needs a browser, so it is undefined` : 'A statement here needs a browser, so it does nothing'} while the page is built: ${message}`,
    hint: 'It works in the browser. To have it at build time too, check for the browser: typeof window === "undefined" ? … : …',
    file: path,
    ...pointAt(source, placeOf(source, name, message)),
  }));
}

/** The position of the name's declaration, otherwise of the missing object's use. */
function placeOf(source: string, name: string, message: string): number {
  const declared = name ? new RegExp(`\\b(?:const|let|var)\\s[^;]*?\\b${escaped(name)}\\b`).exec(source) : null;
  const word = message.split(' ')[0]!;
  return declared?.index ?? Math.max(0, source.indexOf(word));
}

function escaped(name: string): string {
  return name.replace(/\$/g, '\\$');
}
