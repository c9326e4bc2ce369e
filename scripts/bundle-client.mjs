// Bundles what built pages load in the browser: dist/client (modules with hashed names and manifest.json) and
// dist/cdn/octavo.js (every element in one file). Reads dist/, so `tsc -b` and scripts/bundle-mermaid.mjs come first.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { rollup } from 'rollup';
import { collectLicenses } from './licenses.mjs';
import { dropTokenFallbacks, minifyCss } from '../dist/plugin/mdx/render/minify-css.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const client = join(dist, 'client');
const cdn = join(dist, 'cdn');

const mermaid = await findMermaid();

const decorateHelper = /var __decorate = [\s\S]*?\n};/.exec(
  await readFile(join(dist, 'elements/tabs/tabs.js'), 'utf8'),
)[0];

/** What nearly every page needs, in one file. */
const base =
  /node_modules\/(lit|lit-html|lit-element|@lit)\/|octavo-element|tokens|tabs\/tab-preference|set-hidden|page-address|toggle-event|labels|copy-text|octavo:decorate/;

const compress = terser({ module: true, ecma: 2022, compress: { passes: 2 } });

/** The compiler writes its decorator helper into every module; one copy is enough. */
const oneDecorateHelper = {
  name: 'one-decorate-helper',
  resolveId: (source) => (source === 'octavo:decorate' ? source : undefined),
  load: (id) =>
    id === 'octavo:decorate'
      ? decorateHelper.replace(/^var __decorate = .*? function/s, 'export const __decorate = function')
      : undefined,
  transform: (code) =>
    code.includes(decorateHelper)
      ? code.replace(decorateHelper, "import { __decorate } from 'octavo:decorate';")
      : undefined,
};

/** Makes the text of `css` templates small. */
function smallStyles(shorten) {
  const transform = (code) => code.replace(/css ?`([^`]*)`/g, (_, css) => `css\`${shorten(css)}\``);
  return {
    name: 'small-styles',
    transform: (code, id) => (id.startsWith(join(dist, 'elements')) ? transform(code) : undefined),
  };
}

/** The stylesheet of a built site has the styles of the words in elements, so its scripts go without. */
const noLightStyles = {
  name: 'no-light-styles',
  transform: (code) => code.replace(/static \{ this\.lightStyles = [^;]+; \}/g, ''),
};

await rm(client, { recursive: true, force: true });
await bundleClient();
await bundleCdn();

async function bundleClient() {
  const input = { ...(await interactiveElements()), ...(await features()), boot: join(dist, 'runtime/boot.js') };
  const bundle = await rollup({
    input,
    plugins: [
      oneDecorateHelper,
      noLightStyles,
      smallStyles(siteStyles),
      externalMermaid(`./${mermaid.entry}`),
      nodeResolve({ browser: true }),
      collectLicenses(join(client, 'licenses.txt')),
    ],
    treeshake: { manualPureFunctions: ['css'] },
  });
  const { output } = await bundle.write({
    dir: client,
    entryFileNames: ({ name }) => `${name.replace('octavo-', '')}-[hash].js`,
    chunkFileNames: '[name]-[hash].js',
    manualChunks: (id) => (base.test(id) ? 'base' : undefined),
    minifyInternalExports: true,
    plugins: [compress],
  });
  await bundle.close();
  await writeFile(join(client, 'manifest.json'), `${JSON.stringify(manifestOf(output), null, 2)}\n`);
}

/** A built site sets all design tokens, so its scripts need no fallbacks. */
function siteStyles(css) {
  return dropTokenFallbacks(minifyCss(css));
}

async function bundleCdn() {
  const bundle = await rollup({
    input: join(dist, 'elements/index.js'),
    plugins: [
      oneDecorateHelper,
      smallStyles(minifyCss),
      externalMermaid('./mermaid.js'),
      nodeResolve({ browser: true }),
      collectLicenses(join(cdn, 'licenses.txt')),
    ],
  });
  await bundle.write({ file: join(cdn, 'octavo.js'), inlineDynamicImports: true, plugins: [compress] });
  await bundle.close();
}

/** One entry for each element that says that a built page must load it. */
async function interactiveElements() {
  await import(pathToFileURL(join(dist, 'elements/index.js')).href);
  const input = {};
  for (const { name } of await readdir(join(dist, 'elements'), { withFileTypes: true })) {
    if (customElements.get(`octavo-${name}`)?.interactive)
      input[`octavo-${name}`] = join(dist, 'elements', name, `${name}.js`);
  }
  return input;
}

/** One entry for each module of `runtime/features`: what only some settings need. Named by its file. */
async function features() {
  const files = (await readdir(join(dist, 'runtime/features'))).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(files.map((name) => [name.replace(/\.js$/, ''), join(dist, 'runtime/features', name)]));
}

/** By entry: its file, the files that it imports (directly or not), its own size, and the files that it may load later. */
function manifestOf(output) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const manifest = {};
  for (const chunk of output.filter(({ isEntry }) => isEntry)) {
    const imports = [...importedBy(chunk, chunks, new Set())];
    const lazy = chunk.dynamicImports.some((file) => file.endsWith(mermaid.entry)) ? mermaid.files : undefined;
    manifest[chunk.name] = {
      file: chunk.fileName,
      imports,
      bytes: chunk.code.length,
      gzip: gzipSync(chunk.code).length,
      lazy,
    };
  }
  return manifest;
}

function importedBy(chunk, chunks, found) {
  for (const file of chunk?.imports ?? []) {
    if (found.has(file)) continue;
    found.add(file);
    importedBy(chunks.get(file), chunks, found);
  }
  return found;
}

/** The files of scripts/bundle-mermaid.mjs by their path in dist/cdn. */
async function findMermaid() {
  const [, entry] = /'\.\/(.+)'/.exec(await readFile(join(cdn, 'mermaid.js'), 'utf8'));
  const scripts = (await readdir(join(cdn, 'mermaid'))).filter((name) => name.endsWith('.js'));
  const files = [entry, ...scripts.map((name) => `mermaid/${name}`).filter((file) => file !== entry)];
  return { entry, files };
}

function externalMermaid(id) {
  return {
    name: 'external-mermaid',
    resolveId: (source) => (source.endsWith('/cdn/mermaid.js') ? { id, external: 'relative' } : undefined),
  };
}
