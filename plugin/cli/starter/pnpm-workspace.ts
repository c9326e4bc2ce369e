/** Whether pnpm installs a folder together with the workspace above it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { load } from 'js-yaml';
import { attempt } from '../../core/errors/attempt.js';
import { slashPath } from '../../core/text/slash-path.js';

/** Whether `folder` is below the folder of a `pnpm-workspace.yaml`, up to `top`, that does not list it: pnpm then installs the workspace without it. */
export function isOutsideWorkspace(folder: string, top: string): boolean {
  for (let current = folder; current !== top && current !== dirname(current);) {
    current = dirname(current);
    const file = join(current, 'pnpm-workspace.yaml');
    if (existsSync(file))
      return !isListed(slashPath(relative(current, folder)), packagesOf(readFileSync(file, 'utf8')));
  }
  return false;
}

/** The last pattern that matches decides; patterns with `!` exclude. */
function isListed(path: string, patterns: readonly string[]): boolean {
  const last = patterns.findLast((pattern) => matcher(pattern.replace(/^!/, '')).test(path));
  return last !== undefined && !last.startsWith('!');
}

/** `packages/*` → `^packages/[^/]*$`. */
function matcher(pattern: string): RegExp {
  const parts = pattern
    .replace(/^\.\/|\/$/g, '')
    .split(/(\*\*\/?|\*)/)
    .map((part) => {
      if (part === '*') return '[^/]*';
      return part.startsWith('**') ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    });
  return new RegExp(`^${parts.join('')}$`);
}

/** A file that is not valid has no packages. */
function packagesOf(text: string): string[] {
  const { packages } = attempt(() => load(text) as { packages?: unknown } | undefined) ?? {};
  return Array.isArray(packages) ? packages.map(String) : [];
}
