/** Octavo's browser scripts: built once with the package and copied into every site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../core/package/package-root.js';
import { atOnce } from '../page/facts/at-once.js';

/** One entry of `dist/client/manifest.json`. */
interface ClientEntry {
  /** Path of its file, relative to `dist/client`. */
  file: string;
  /** Files that it imports, directly and indirectly. */
  imports: string[];
  /** Files that it may load later, each after the file that imports it. */
  lazy?: string[];
  /** Whether pages load it only when the reader starts to use them. */
  loadsOnUse?: boolean;
}

/** Manifest entries by name: `boot`, and one for each interactive element by its tag. */
export type ClientManifest = Record<string, ClientEntry>;

const dist = join(packageRoot, 'dist');

/** Folder of the files in a site, relative to the base path. */
export const clientPath = '_octavo/';

/** Folder of the modules that plugins load on all pages. */
export const pluginFolder: string = `${clientPath}plugins/`;

/** The start of the path of a site's stylesheet. */
export const stylesheetPath: string = `${clientPath}site.`;

/** Reads the manifest. Empty if the client has not been built. */
export function readClientManifest(): ClientManifest {
  try {
    return JSON.parse(readFileSync(join(dist, 'client', 'manifest.json'), 'utf8')) as ClientManifest;
  } catch {
    return {};
  }
}

/** The modules that a page with these elements loads, all of them at once with `atOnce`, including their imports. URLs include the base path. */
export function clientScripts(
  manifest: ClientManifest,
  elements: readonly string[],
  base: string,
): { scripts: string[]; preload: string[]; later: string[] } {
  const entries = ['boot', ...elements].flatMap((name) => manifest[name] ?? []);
  const isOnUse = ({ loadsOnUse = false }: ClientEntry): boolean => loadsOnUse && !elements.includes(atOnce);
  const first = entries.filter((entry) => !isOnUse(entry));
  const scripts = new Set(first.map(({ file }) => file));
  const preload = new Set(first.flatMap(({ imports }) => imports).filter((file) => !scripts.has(file)));
  const loaded = new Set([...scripts, ...preload]);
  const onUse = entries.filter(isOnUse).flatMap(({ file, imports }) => [...imports, file]);
  const later = new Set(onUse.filter((file) => !loaded.has(file)));
  const toAddress = (file: string): string => base + clientPath + file;
  return {
    scripts: [...scripts].map(toAddress),
    preload: [...preload].map(toAddress),
    later: [...later].map(toAddress),
  };
}

/** The source of a manifest file. Sites share the files in folders with the package's CDN folder. */
export function clientSource(file: string): string {
  return join(dist, file.includes('/') ? 'cdn' : 'client', file);
}

/** The files that a site with these elements needs, relative to `clientPath`. */
export function clientFiles(manifest: ClientManifest, elements: readonly string[]): string[] {
  const entries = ['boot', ...elements].flatMap((name) => manifest[name] ?? []);
  return [...new Set(entries.flatMap(({ file, imports, lazy = [] }) => [file, ...imports, ...lazy]))];
}
