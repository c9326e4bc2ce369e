import type { Place } from '../../core/errors/errors.js';
import { memberOf, readThrown, textOf } from '../../core/errors/thrown.js';
import { isInside, relativePath } from '../../core/text/slash-path.js';

/** An error of the bundler. */
interface BundlerError {
  /** `column`: 0-based. */
  loc?: { file?: string; line: number; column: number };
}

/** The place of an error in a file of the folder `root`, if the bundler knows it. */
export function bundlePlace(error: unknown, root: string): Place | undefined {
  const errors = memberOf(error, 'errors') as BundlerError[] | undefined;
  const loc = errors?.[0]?.loc;
  if (!loc?.file || !isInside(root, loc.file)) return undefined;
  return { file: relativePath(root, loc.file), line: loc.line, column: loc.column + 1 };
}

/** A plugin of a bundler that the author has not added. */
const ownPlugin = /^(?:builtin|octavo|rolldown|rollup|vite)\b/;

/** The reason why a bundle failed, for use after a colon: one line, with the author's Vite plugin that failed. */
export function bundleReason(error: unknown): string {
  // Vite 8 has a list of errors, Vite 7 has one.
  const [first = error] = (memberOf(error, 'errors') ?? []) as unknown[];
  const plugin = memberOf(first, 'plugin') as string | undefined;
  const lines = (textOf(first, 'message') || readThrown(first).message)
    .replace(/\u001B\[\d+m/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\[plugin [^\]]*\]/, '').trim());
  const reason = lines.find((line) => line !== '' && !/^(?:Build|Transform) failed/i.test(line)) ?? 'unknown error';
  return plugin === undefined || ownPlugin.test(plugin) ? reason : `${reason} (Vite plugin "${plugin}")`;
}
