// Bundles the search dialog for any HTML page: dist/cdn/search.js, and in dist/cdn/search/ the dialog with its style
// sheet, the worker with the search engine, and the code that highlights matches. Reads dist/: run it after `tsc -b`.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
const css = minifyCss(await readFile(new URL('../runtime/search-dialog/dialog.css', import.meta.url), 'utf8'));
const styles = `dialog-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
await writeFile(join(folder, styles), css);
const worker = await bundle('worker', {});
const highlight = await bundle('highlight', {});
const dialog = await bundle('open-search', { searchWorker: worker, searchHighlight: highlight, searchStyles: styles });

// Imports need a stable name. Sites use the hashed name, which browsers can cache forever.
await writeFile(join(target, 'search.js'), `export * from './search/${dialog}';\n`);

/** Writes one file. `files`: the files that its constants name. Returns the name of the file. */
async function bundle(name, files) {
  const define = Object.fromEntries(Object.entries(files).map(([key, file]) => [key, JSON.stringify(`./${file}`)]));
  const build = await rolldown({
    input: { [name]: join(dist, `runtime/search-dialog/${name}.js`) },
    platform: 'browser',
    transform: { define },
    plugins: [collectLicenses(join(folder, `${name}-licenses.txt`))],
  });
  const { output } = await build.write({ dir: folder, entryFileNames: '[name]-[hash].js', minify: true });
  await build.close();
  return output[0].fileName;
}
