/** Adds scripts and Octavo to a package.json. */
import { slug } from 'github-slugger';

/** Commands by name. */
export type PackageScripts = Record<string, string>;

/** The parts of a package.json that concern the starter. */
export interface Manifest {
  scripts?: PackageScripts;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Changes that the starter makes to the project's package file. */
export interface PackageNeeds {
  /** Name of a new package. */
  name: string;
  /** Scripts in order of preference: the first whose names are free in the project are added. The first of each starts the site. */
  scripts: readonly PackageScripts[];
  /** Ranges of the packages to install. */
  packages: Record<string, string>;
}

/** The new text of the file, and the script that starts the site. `text` is the current one; without it, a private package is created. */
export function packageFile(
  text: string | undefined,
  { name, scripts, packages }: PackageNeeds,
): { content: string; script: string } {
  const manifest = (text === undefined ? { name: slug(name) || 'docs', private: true } : JSON.parse(text)) as Manifest;
  const { scripts: existing = {}, dependencies = {}, devDependencies = {} } = manifest;
  const isFree = ([script, command]: [string, string]): boolean => (existing[script] ?? command) === command;
  const added = scripts.find((group) => Object.entries(group).every(isFree)) ?? scripts.at(-1)!;
  const missing = Object.entries(packages).filter(
    ([dependency]) => !dependencies[dependency] && !devDependencies[dependency],
  );
  const updated = {
    ...manifest,
    scripts: { ...existing, ...added },
    devDependencies: { ...devDependencies, ...Object.fromEntries(missing) },
  };
  const indent = /^([ \t]+)"/m.exec(text ?? '')?.[1] ?? '  ';
  return { content: `${JSON.stringify(updated, undefined, indent)}\n`, script: Object.keys(added)[0]! };
}
