/** Finds the author's line in a stack trace. */
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usualPaths, writtenPath } from '../text/plain-folder.js';
import { relativePath } from '../text/slash-path.js';
import { attempt } from './attempt.js';
import type { Place } from './errors.js';

/** A location in author code. */
export interface AuthorFrame {
  /** Relative to the docs folder. */
  file: string;
  /** 1-based; 0 if unknown. */
  line: number;
  /** 1-based; 0 if unknown. */
  column: number;
  /** Name of the function; may be empty. */
  name: string;
}

/** The innermost call in `stack` that is in a file of the docs folder `root`. */
export function authorFrame(stack: string, root: string): AuthorFrame | undefined {
  for (const text of stack.split('\n')) {
    const match = /^\s+at (?:(.+?) \()?(?:async )?([^()]+?):(\d+):(\d+)\)?$/.exec(text);
    if (!match) continue;
    const file = usualPaths(writtenPath(pathOf(match[2]!)));
    if (!file.startsWith(root + sep) || file.includes(`${sep}node_modules${sep}`)) continue;
    const name = functionName(match[1] ?? '');
    const relativeFile = relativePath(root, file);
    // The code of a page is not its source, so only names can be matched.
    if (/\.mdx?$/.test(file))
      return { file: relativeFile, line: lineOf(join(root, relativeFile), name), column: 0, name };
    return { file: relativeFile, line: Number(match[3]), column: Number(match[4]), name };
  }
  return undefined;
}

/** The place of that call. */
export function authorPlace(stack: string, root: string): Place | undefined {
  const frame = authorFrame(stack, root);
  return frame && { file: frame.file, line: frame.line || 1, column: frame.column || 1 };
}

function pathOf(address: string): string {
  const path = address.replace(/\?.*$/, '');
  return path.startsWith('file:') ? (attempt(() => fileURLToPath(path)) ?? path) : path;
}

/** `Chart`, of `Object.Chart`, `new Chart` and `async Chart`; '' for names of Octavo and Vite. */
function functionName(text: string): string {
  const name = /(?:^|[\s.])([\w$]+)(?: \[as \w+\])?$/.exec(text)?.[1] ?? '';
  return /^(?:_|eval$|MDXContent$|__vite|anonymous$)/.test(name) ? '' : name;
}

function lineOf(path: string, name: string): number {
  if (!name) return 0;
  const source = attempt(() => readFileSync(path, 'utf8')) ?? '';
  const at = source.search(new RegExp(`\\b(?:function|const|let|var|class)\\s+${name.replaceAll('$', '\\$')}\\b`));
  return at === -1 ? 0 : source.slice(0, at).split('\n').length;
}
