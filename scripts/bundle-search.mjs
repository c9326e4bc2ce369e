// Bundles the search dialog for any HTML page: dist/cdn/search.js, and in dist/cdn/search/ the dialog and the worker with
// the search engine. Reads dist/: run it after `tsc -b`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { minifyCss } from '../dist/plugin/mdx/render/minify-css.js';
import { collectLicenses } from './licenses.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const target = join(dist, 'cdn');
const folder = join(target, 'search');

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const smallStyles = {
  name: 'small-styles',
  transform: (code, id) =>
    id.endsWith('.styles.js') ? code.replace(/`([^`]*)`/g, (_, css) => `\`${minifyCss(css)}\``) : undefined,
};

const worker = await bundle('worker', {});
const dialog = await bundle('open-search', { searchWorker: JSON.stringify(`./${worker}`) });

// Imports need a stable name. Sites use the hashed name, which browsers can cache forever.
await writeFile(join(target, 'search.js'), `export * from './search/${dialog}';\n`);

/** Writes one file. Returns its name. */
async function bundle(name, define) {
  const build = await rolldown({
    input: { [name]: join(dist, `runtime/search-dialog/${name}.js`) },
    platform: 'browser',
    transform: { define },
    plugins: [smallStyles, collectLicenses(join(folder, `${name}-licenses.txt`))],
  });
  const { output } = await build.write({ dir: folder, entryFileNames: '[name]-[hash].js', minify: true });
  await build.close();
  return output[0].fileName;
}
