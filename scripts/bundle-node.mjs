// Bundles what runs in Node to dist/node: a few files load in half the time that hundreds do, and Octavo starts on every
// build and in every thread. Reads dist/, so `tsc -b` comes first.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const target = join(dist, 'node');

/** Packages of many small files that every start needs; they come into the bundle with their licences. */
const inlined = ['zod', 'image-size', 'property-information', 'mrmime'];

/** `this && …` is what the compiler writes for decorators; the others are about the code of packages. */
const harmless = new Set(['THIS_IS_UNDEFINED', 'INVALID_ANNOTATION', 'CIRCULAR_DEPENDENCY']);

/** Mermaid draws in browsers only. */
const noMermaid = {
  name: 'no-mermaid',
  resolveId: (source) =>
    source.endsWith('/cdn/mermaid.js') ? { id: '../cdn/mermaid.js', external: 'relative' } : undefined,
};

await rm(target, { recursive: true, force: true });
const bundle = await rollup({
  input: {
    cli: join(dist, 'plugin/cli/bin.js'),
    index: join(dist, 'plugin/index.js'),
    'jsx-runtime': join(dist, 'runtime/jsx/jsx-runtime.js'),
    // Threads: each keeps the name by which it is started, beside the file that starts it.
    worker: join(dist, 'plugin/build/worker.js'),
    'setup-worker': join(dist, 'plugin/build/setup-worker.js'),
  },
  external: (id) => !/^[./]/.test(id) && !inlined.includes(id),
  plugins: [noMermaid, nodeResolve({ exportConditions: ['node'] }), licences()],
  onLog: (level, log, handle) => harmless.has(log.code) || handle(level, log),
});
await bundle.write({ dir: target, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' });
await bundle.close();

/** Writes the licences of what is inlined beside it. */
function licences() {
  return {
    name: 'licences',
    async generateBundle() {
      const source = (await Promise.all(inlined.map(licenceOf))).join('\n---\n\n');
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
  };
}

async function licenceOf(name) {
  const folder = join(root, 'node_modules', name);
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  return `${name}\n\n${await readFile(join(folder, file), 'utf8')}`;
}
