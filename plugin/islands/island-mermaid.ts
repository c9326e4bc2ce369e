/** Live components load the Mermaid of the site, so that it is neither bundled nor copied unless one of them draws diagrams. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { clientPath, clientSource, readClientManifest } from '../build/client-files.js';

/** Makes Mermaid external; emits its files where a script keeps the import. */
export function islandMermaid(base: string): Plugin {
  const [entry = '', ...others] = (readClientManifest()['octavo-mermaid']?.lazy ?? []).map((file) => clientPath + file);
  return {
    name: 'octavo:island-mermaid',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith('/cdn/mermaid.js') ? { id: base + entry, external: 'absolute' } : undefined,
    generateBundle(_, bundle) {
      const isUsed = Object.values(bundle).some(
        (file) => file.type === 'chunk' && file.dynamicImports.includes(base + entry),
      );
      if (!isUsed) return;
      for (const fileName of [entry, ...others])
        this.emitFile({
          type: 'asset',
          fileName,
          source: readFileSync(clientSource(fileName.slice(clientPath.length))),
        });
    },
  };
}
