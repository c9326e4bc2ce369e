/** Islands load the site's copy of Mermaid, so that it is neither bundled nor copied unless an island uses it. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { clientPath, clientSource, readClientManifest } from '../../outputs/client-files.js';

/** Makes Mermaid external. Emits its files if a script imports it. */
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
