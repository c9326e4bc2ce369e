// Bundles the search dialog for any HTML page: dist/cdn/search.js, and in dist/cdn/search/ the dialog and its styles, the
// worker with the search engine, and the code for excerpts, phrases and highlights; and dist/cdn/pagefind-adapter.js. Bundlers
// of apps can resolve the imports between these files. Reads dist/: run it after `tsc -b`.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifyCss } from '../dist/plugin/mdx/render/minify-css.js';
import { writeBundle } from './write-bundle.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const target = join(dist, 'cdn');
const folder = join(target, 'search');

await mkdir(folder, { recursive: true });
const css = minifyCss(await readFile(new URL('../runtime/search-dialog/dialog.css', import.meta.url), 'utf8'));
const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
const styles = `dialog-${hash}.css`;
const stylesModule = `dialog-css-${hash}.js`;
await writeFile(join(folder, styles), css);
await writeFile(join(folder, stylesModule), `export const css = ${JSON.stringify(css)};\n`);
const worker = await bundle('worker');
const highlight = await bundle('highlight');
const excerpt = await bundle('excerpt');
const phrases = await bundle('phrases', { excerpt });
const dialog = await bundle(
  'open-search',
  { worker, highlight, excerpt, phrases, 'dialog-css': stylesModule },
  { searchWorker: `./${worker}`, searchStyles: `./${styles}` },
);

// Imports need a stable name. Sites use the hashed name, which browsers can cache forever.
await writeFile(join(target, 'search.js'), `export * from './search/${dialog}';\n`);
await bundle('pagefind-adapter', {}, {}, target);

/** Writes one file. `files`: the bundles of modules that it imports, by name. `constants`: their values by name. */
async function bundle(name, files = {}, constants = {}, dir = folder) {
  const declared = Object.entries(constants).map(([key, value]) => `const ${key} = ${JSON.stringify(value)};`);
  const { output } = await writeBundle(
    { input: { [name]: join(dist, `runtime/search-dialog/${name}.js`) }, plugins: [imported(files)] },
    { dir, entryFileNames: dir === folder ? '[name]-[hash].js' : '[name].js', intro: declared.join('\n') },
    join(dir, `${name}-licenses.txt`),
  );
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
