// Writes the types of each entry for Node beside it in dist/node, in one file that needs no other package than Vite. Reads
// dist/, so `tsc -b` comes first.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const bundle = await rollup({
  input: {
    index: join(dist, 'plugin/index.d.ts'),
    // Apart from the plugin, so that the types of an app do not bring those of Vite and Node.
    types: join(dist, 'plugin/vite/client-types.d.ts'),
    'jsx-runtime': join(dist, 'runtime/jsx/jsx-runtime.d.ts'),
  },
  external: ['vite'],
  plugins: [dts({ respectExternal: true })],
  // The plugin names each type that an entry uses and does not export.
  onLog: (level, log, handle) => log.plugin === 'dts' || handle(level, log),
});
await bundle.write({ dir: join(dist, 'node'), entryFileNames: '[name].d.ts', chunkFileNames: '[name]-[hash].d.ts' });
await bundle.close();
