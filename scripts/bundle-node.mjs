// Bundles what runs in Node to dist/node, with the packages that it needs: a few files load in half the time that hundreds
// do, and an install brings a fifth of the packages. Reads dist/, so `tsc -b` comes first.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import manifest from '../package.json' with { type: 'json' };
import { collectLicenses } from './licenses.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const target = join(dist, 'node');

/** Packages that are not bundled. Lit is: what renders elements here needs the very same copy of it. */
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
  (name) => name !== 'lit',
);

/** Packages that are loaded with `require` when a page needs them: entries of their own in the bundle. */
const lazy = { '@mdx-js/mdx': 'mdx', 'remark-gfm': 'remark-gfm' };

const bundledPackages = {
  name: 'bundled-packages',
  transform: (code) =>
    code.replace(/\brequire\('([^']+)'\)/g, (call, id) =>
      Object.hasOwn(lazy, id) ? `require('./${lazy[id]}.js')` : call,
    ),
};

/** Both are about the code of packages: the front matter of a page never runs as JavaScript. */
const harmless = new Set(['MODULE_LEVEL_DIRECTIVE', 'EVAL']);

/** Mermaid draws in browsers only. */
const noMermaid = {
  name: 'no-mermaid',
  resolveId: (source) =>
    source.endsWith('/cdn/mermaid.js') ? { id: '../cdn/mermaid.js', external: 'relative' } : undefined,
};

await rm(target, { recursive: true, force: true });
const bundle = await rolldown({
  input: {
    cli: join(dist, 'plugin/cli/bin.js'),
    index: join(dist, 'plugin/index.js'),
    'jsx-runtime': join(dist, 'runtime/jsx/jsx-runtime.js'),
    // Processes and threads: each keeps the name by which it is started, beside the file that starts it.
    'page-worker': join(dist, 'plugin/workers/page-worker.js'),
    'load-worker': join(dist, 'plugin/build/load-worker.js'),
    ...Object.fromEntries(Object.entries(lazy).map(([id, name]) => [name, id])),
  },
  platform: 'node',
  resolve: { mainFields: ['module', 'main'] },
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [noMermaid, bundledPackages, collectLicenses(join(target, 'licenses.txt'))],
  onLog: (level, log, handle) => harmless.has(log.code) || handle(level, log),
});
await bundle.write({
  dir: target,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
});
await bundle.close();

// The id of this build, for cache keys: it changes with all code that renders, that of bundled packages included.
const parts = ['node', 'icons', 'elements', 'runtime/islands', 'component-props.json', 'first-paint.json'];
const hash = createHash('sha256');
for (const part of parts) {
  const entries = await readdir(join(dist, part), { recursive: true, withFileTypes: true }).catch(() => undefined);
  const files = entries?.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of (files ?? [join(dist, part)]).filter((name) => !name.endsWith('.map')).sort())
    hash.update(file.slice(dist.length)).update(await readFile(file));
}
await writeFile(join(dist, 'build-id.json'), `${JSON.stringify(hash.digest('hex').slice(0, 16))}\n`);
