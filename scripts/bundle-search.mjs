// Bundles the search dialog for any HTML page: dist/cdn/search.js, and in dist/cdn/search/ the dialog, the worker with the
// search engine, and the code that highlights matches; and dist/cdn/pagefind-adapter.js. Bundlers of apps can resolve the imports between these files. Reads dist/: run it after `tsc -b`.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { minifyCss } from '../dist/plugin/mdx/render/minify-css.js';
import { collectLicenses } from './licenses.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const target = join(dist, 'cdn');
const folder = join(target, 'search');

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const css = minifyCss(await readFile(new URL('../runtime/search-dialog/dialog.css', import.meta.url), 'utf8'));
const worker = await bundle('worker');
const highlight = await bundle('highlight');
const dialog = await bundle('open-search', { worker, highlight }, { searchWorker: `./${worker}`, searchStyles: css });

// Imports need a stable name. Sites use the hashed name, which browsers can cache forever.
await writeFile(join(target, 'search.js'), `export * from './search/${dialog}';\n`);
await bundle('pagefind-adapter', {}, {}, target);

/** Writes one file. `files`: the bundles of modules that it imports, by name. `constants`: their values by name. */
async function bundle(name, files = {}, constants = {}, dir = folder) {
  const define = Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]));
  const build = await rolldown({
    input: { [name]: join(dist, `runtime/search-dialog/${name}.js`) },
    platform: 'browser',
    transform: { define },
    plugins: [imported(files), collectLicenses(join(dir, `${name}-licenses.txt`))],
  });
  const { output } = await build.write({
    dir,
    entryFileNames: dir === folder ? '[name]-[hash].js' : '[name].js',
    minify: true,
  });
  await build.close();
  return output[0].fileName;
}

function imported(files) {
  return {
    name: 'imported-bundles',
    resolveId(source, importer) {
      const file = importer && files[basename(source, '.js')];
      return file ? { id: `./${file}`, external: true } : undefined;
    },
  };
}
