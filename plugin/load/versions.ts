/**
 * The versions of everything that affects output. They are part of every cache key, so that an upgrade never mixes old
 * and new output.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { octavoPackage, octavoVersion } from '../core/package/octavo-package.js';
import { packageFolder } from '../core/package/package-folder.js';
import { packageRoot } from '../core/package/package-root.js';

/**
 * Versions by package name, including Octavo's own build. A package installed in several versions lists all of them.
 */
export type Versions = Readonly<Record<string, string>>;

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

let versions: Versions | undefined;

/** The versions used by this process. */
export function renderingVersions(): Versions {
  const { dependencies, peerDependencies } = octavoPackage();
  return (versions ??= {
    ...octavoVersions(),
    ...installedVersions(Object.keys({ ...dependencies, ...peerDependencies }), packageRoot),
  });
}

/** The version and build of Octavo, without its dependencies. */
export function octavoVersions(): Versions {
  return { octavo: octavoVersion(), 'octavo build': buildId(), engine: process.env['OCTAVO_ENGINE'] ?? '' };
}

/** The versions of packages installed for `folder`, including all of their dependencies. */
export function installedVersions(names: readonly string[], folder: string): Versions {
  const versions = new Map<string, Set<string>>();
  const visited = new Set<string>();
  const visit = (name: string, from: string): void => {
    const location = packageFolder(name, from);
    if (location === undefined || visited.has(location)) return;
    visited.add(location);
    const { version = '', ...manifest } = JSON.parse(readFileSync(join(location, 'package.json'), 'utf8')) as Manifest;
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
    for (const each of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
      visit(each, location);
  };
  for (const name of names) visit(name, folder);
  return Object.fromEntries(
    [...versions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, [...each].sort().join(' ')]),
  );
}

/** A hash of everything bundled with Octavo: its own code, UnoCSS, the icon sets, Lit's renderer, the translations. */
function buildId(): string {
  const file = join(packageRoot, 'dist', 'build-id.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string) : '';
}
