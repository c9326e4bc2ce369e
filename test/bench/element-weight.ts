/** Measures the transferred script of each interactive element, without Lit and the scripts of every page, which all of them share. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface ElementWeight {
  tag: string;
  /** Paths of its modules in the client folder. */
  files: string[];
  /** Size of these modules in bytes, gzipped. */
  gzip: number;
}

/** Every element with a script in `client` (`dist/client`), the largest first. */
export function weighElements(client: string): ElementWeight[] {
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; imports: string[] }
  >;
  const isShared = (name: string): boolean => name.startsWith('base-') || manifest['boot']!.imports.includes(name);
  const weights = Object.entries(manifest)
    .filter(([tag]) => tag.startsWith('octavo-'))
    .map(([tag, { file, imports }]) => {
      const files = [file, ...imports.filter((name) => !isShared(name))];
      const gzip = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(client, name))).length, 0);
      return { tag, files, gzip };
    });
  return weights.sort((a, b) => b.gzip - a.gzip);
}
