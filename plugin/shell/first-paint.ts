import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../core/package/package-root.js';

/** The modules of runtime/first-paint. */
export type FirstPaintScript =
  | 'aside'
  | 'disk'
  | 'early-events'
  | 'groups'
  | 'moved'
  | 'navigation'
  | 'redirect'
  | 'tabs'
  | 'theme'
  | 'versions';

let scripts: Record<FirstPaintScript, string> | undefined;

/**
 * A script that runs inline before the first paint. It is identical on every page of every site, so one hash in a
 * Content-Security-Policy covers it. Bundled from runtime/first-paint when the package is built.
 */
export function firstPaintScript(name: FirstPaintScript): string {
  scripts ??= readScripts();
  return scripts[name];
}

function readScripts(): Record<FirstPaintScript, string> {
  const file = join(packageRoot, 'dist', 'first-paint.json');
  if (!existsSync(file)) throw new Error(`${file} is missing. Run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<FirstPaintScript, string>;
}
