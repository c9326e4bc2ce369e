// Bundles the scripts of built pages: dist/client (modules with hashed names and manifest.json). Reads dist/: run it after
// `tsc -b` and after the scripts that bundle Mermaid, the playground, and the search dialog.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { dist, external, oneDecorateHelper, smallStyles } from './element-bundles.mjs';
import { writeBundle } from './write-bundle.mjs';
import { minifyCss } from '../dist/plugin/mdx/render/minify-css.js';
import { dropTokenFallbacks } from '../dist/plugin/mdx/render/token-fallbacks.js';

const client = join(dist, 'client');
const cdn = join(dist, 'cdn');

const mermaid = await findBundle('mermaid');
const playground = await findBundle('playground');
const search = await findBundle('search');

/** Modules that almost every element needs, in one file. */
const base =
  /node_modules\/(lit|lit-html|lit-element|@lit)\/|octavo-element|tokens|tabs\/tab-preference|set-hidden|copy-icons|octavo:decorate/;

/**
 * Modules that the shell shares with elements, in one file. Pages load it before the elements, so it is without Lit.
 */
const shared =
  /toc\/follow-headings|sidebar\/drawer|switcher\/close-menus|search\/connect-search|theme-toggle\/theme\.js|elements\/attempt|page-hash|runtime\/sidebar-state/;

/** Modules that elements share besides `base`. Most pages need them only when the reader starts to use the elements. */
const labels = /elements\/labels|landmark\/labels|copy-text|page-address|toggle-event/;

/** Files with modules of several entries, by name. */
const sharedFiles = { base, shell: shared, labels };

/** Features that pages load when the reader starts to use them, such as elements with `loadsOnUse`. */
const featuresOnUse = new Set(['disclosures']);

/** Removes the light-DOM styles, which built sites have in their style sheet. */
const noLightStyles = {
  name: 'no-light-styles',
  transform: (code) => code.replace(/static \{ this\.lightStyles = [^;]+; \}/g, ''),
};

await bundleClient();

async function bundleClient() {
  const input = { ...(await interactiveElements()), ...(await features()), boot: join(dist, 'runtime/boot.js') };
  const plugins = [
    oneDecorateHelper,
    noLightStyles,
    smallStyles(siteStyles),
    external('mermaid', `./${mermaid.entry}`),
    external('playground', `./${playground.entry}`),
    external('search', `./${search.entry}`),
  ];
  const { output } = await writeBundle(
    // An entry may export more to others. Otherwise, an element whose parts others use has a second file.
    { input, plugins, treeshake: { manualPureFunctions: ['css'] }, preserveEntrySignatures: 'allow-extension' },
    {
      dir: client,
      entryFileNames: ({ name }) => `${name.replace('octavo-', '')}-[hash].js`,
      chunkFileNames: '[name]-[hash].js',
      manualChunks: (id) => Object.keys(sharedFiles).find((name) => sharedFiles[name].test(id)),
      minifyInternalExports: true,
    },
    join(client, 'licenses.txt'),
  );
  await writeFile(join(client, 'manifest.json'), `${JSON.stringify(manifestOf(output), null, 2)}\n`);
}

/** Removes the fallbacks of design tokens, because built sites set all of them. */
function siteStyles(css) {
  return dropTokenFallbacks(minifyCss(css));
}

/** One entry for each interactive element. */
async function interactiveElements() {
  await import(pathToFileURL(join(dist, 'elements/with-diagrams.js')).href);
  const input = {};
  for (const { name } of await readdir(join(dist, 'elements'), { withFileTypes: true })) {
    if (customElements.get(`octavo-${name}`)?.interactive)
      input[`octavo-${name}`] = join(dist, 'elements', name, `${name}.js`);
  }
  return input;
}

/** One entry for each module in `runtime/features`, which only some settings need. Named after its file. */
async function features() {
  const files = (await readdir(join(dist, 'runtime/features'))).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(files.map((name) => [name.replace(/\.js$/, ''), join(dist, 'runtime/features', name)]));
}

/** For each entry: its file, all files that it imports, its size, whether it loads on use, and the files that it may load later. */
function manifestOf(output) {
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const manifest = {};
  for (const chunk of output.filter(({ isEntry }) => isEntry)) {
    const imports = [...importedBy(chunk, chunks, new Set())];
    const dynamic = [chunk, ...imports.map((file) => chunks.get(file))].flatMap((each) => each?.dynamicImports ?? []);
    const lazy = [
      ...[mermaid, playground, search]
        .filter(({ entry }) => dynamic.some((file) => file.endsWith(entry)))
        .flatMap(({ files }) => files),
      ...dynamic.flatMap((file) =>
        chunks.has(file) ? [file, ...importedBy(chunks.get(file), chunks, new Set())] : [],
      ),
    ];
    manifest[chunk.name] = {
      file: chunk.fileName,
      imports,
      bytes: chunk.code.length,
      gzip: gzipSync(chunk.code).length,
      ...((customElements.get(chunk.name)?.loadsOnUse || featuresOnUse.has(chunk.name)) && { loadsOnUse: true }),
      ...(lazy.length > 0 && { lazy }),
    };
  }
  return manifest;
}

function importedBy(chunk, chunks, imports) {
  for (const file of chunk?.imports ?? []) {
    if (imports.has(file)) continue;
    imports.add(file);
    importedBy(chunks.get(file), chunks, imports);
  }
  return imports;
}

/** A bundle of dist/cdn that sites load on demand: the file with the hashed name, and all files. */
async function findBundle(name) {
  const [, entry] = /'\.\/(.+)'/.exec(await readFile(join(cdn, `${name}.js`), 'utf8'));
  const scripts = (await readdir(join(cdn, name))).filter((file) => /\.(?:js|css)$/.test(file));
  const files = [entry, ...scripts.map((file) => `${name}/${file}`).filter((file) => file !== entry)];
  return { entry, files };
}
