import { packageText } from './package-root.js';

interface OctavoPackage {
  version: string;
  /** URL of the documentation. */
  homepage?: string;
  bugs?: { url: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Octavo's package.json. */
export function octavoPackage(): OctavoPackage {
  return JSON.parse(packageText('package.json')) as OctavoPackage;
}

/** The version in Octavo's package.json. */
export function octavoVersion(): string {
  return octavoPackage().version;
}
