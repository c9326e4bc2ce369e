/** Adds scripts and Octavo to a package.json. */
import { slug } from 'github-slugger';

/** Commands by name. */
export type PackageScripts = Record<string, string>;

interface Manifest {
  scripts?: PackageScripts;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The new text of the file. `text` is the current one; without it, a private package is created. Existing scripts stay. */
export function packageFile(
  text: string | undefined,
  { name, scripts, version }: { name: string; scripts: PackageScripts; version: string },
): string {
  const manifest = (text === undefined ? { name: slug(name) || 'docs', private: true } : JSON.parse(text)) as Manifest;
  const isInstalled = manifest.dependencies?.['octavo'] ?? manifest.devDependencies?.['octavo'];
  const updated = {
    ...manifest,
    scripts: { ...scripts, ...manifest.scripts },
    devDependencies: { ...manifest.devDependencies, ...(isInstalled ? {} : { octavo: `^${version}` }) },
  };
  const indent = /^([ \t]+)"/m.exec(text ?? '')?.[1] ?? '  ';
  return `${JSON.stringify(updated, undefined, indent)}\n`;
}
