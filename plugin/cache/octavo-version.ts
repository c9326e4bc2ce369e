import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';

/** The version in Octavo's package.json. */
export function octavoVersion(): string {
  return octavoPackage().version;
}

interface OctavoPackage {
  version: string;
  /** Address of the documentation. */
  homepage?: string;
  bugs?: { url: string };
}

/** What Octavo's package.json says. */
export function octavoPackage(): OctavoPackage {
  return JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as OctavoPackage;
}

/** Stands for this very Octavo, so that a cache of another one is not used. In a checkout it changes with every compile. */
export function octavoBuild(): string {
  const compiled = ['plugin', 'elements', 'runtime', 'runtime/jsx'].map((folder) =>
    join(packageRoot, 'dist', folder, 'tsconfig.tsbuildinfo'),
  );
  const times = [...compiled, join(packageRoot, 'dist', 'component-props.json')].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return [octavoVersion(), ...times].join(' ');
}
