/** How much script each interactive element brings, over the wire and without Lit, which all of them share. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface ElementWeight {
  tag: string;
  /** Its own modules, addresses in the client folder. */
  files: string[];
  /** Bytes of those, gzip. */
  gzip: number;
}

/** Every element that has a script in `client` (`dist/client`), the heaviest first. */
export function weighElements(client: string): ElementWeight[] {
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; imports: string[] }
  >;
  const weights = Object.entries(manifest)
    .filter(([tag]) => tag.startsWith('octavo-'))
    .map(([tag, { file, imports }]) => {
      const files = [file, ...imports.filter((name) => !name.startsWith('base-'))];
      const gzip = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(client, name))).length, 0);
      return { tag, files, gzip };
    });
  return weights.sort((a, b) => b.gzip - a.gzip);
}
