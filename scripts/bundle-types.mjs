// Writes the types of each Node entry into dist/node, in one file that only needs Vite. Reads
// dist/: run it after `tsc -b`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const bundle = await rollup({
  input: {
    index: join(dist, 'plugin/index.d.ts'),
    plugin: join(dist, 'plugin/define-plugin.d.ts'),
    // Separate from the plugin, so that apps do not need the types of Vite and Node.
    types: join(dist, 'plugin/vite/modules/client-types.d.ts'),
    'jsx-runtime': join(dist, 'runtime/jsx/jsx-runtime.d.ts'),
    playground: join(dist, 'playground/index.d.ts'),
  },
  external: ['vite', /^lit(?:$|\/)/],
  plugins: [dts({ respectExternal: true })],
  // The plugin logs every type that an entry uses and does not export.
  onLog: (level, log, handle) => log.plugin === 'dts' || handle(level, log),
});
await bundle.write({ dir: join(dist, 'node'), entryFileNames: '[name].d.ts', chunkFileNames: '[name]-[hash].d.ts' });
await bundle.close();
