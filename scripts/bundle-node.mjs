// Bundles the code for Node into dist/node, with its dependencies: a few files load in half the time of hundreds of files,
// and an install has a fifth of the packages. Reads dist/: run it after `tsc -b`.
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import manifest from '../package.json' with { type: 'json' };
import { findFiles } from './find-files.mjs';
import { collectLicenses } from './licenses.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const root = join(dist, '..');
const target = join(dist, 'node');
const allSettings = '\0settings';
const nameOf = (file) => basename(dirname(file)).replaceAll('-', '_');

/** Packages that are not bundled. Lit is bundled, because the renderer and the elements must share one copy. */
const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
  (name) => name !== 'lit',
);

/**
 * Modules that most other modules import. Without a group, the bundler writes a chunk for each set of importers, and a process loads
 * 50 more small files: 5 % of the time until a dev server shows its first page.
 */
const commonModules = /[\\/]dist[\\/](?:plugin[\\/](?:core|addresses|reader)|runtime[\\/]jsx)[\\/]/;

/** Packages that are loaded with `require` when a page needs them. They are separate entries of the bundle. */
const lazy = { '@mdx-js/mdx': 'mdx', 'remark-gfm': 'remark-gfm' };

const bundledPackages = {
  name: 'bundled-packages',
  transform: (code) =>
    code.replace(/\brequire\('([^']+)'\)/g, (call, id) =>
      Object.hasOwn(lazy, id) ? `require('./${lazy[id]}.js')` : call,
    ),
};

/**
 * Imports of the lists that each process needs as a whole. As chunks of their own they would be 20 small files in each process: 3 % of
 * the time until a dev server shows its first page.
 */
const wholeLists = {
  name: 'whole-lists',
  transform(code, id) {
    if (!/[\\/]site-build[\\/]builtins\.js$/.test(id)) return undefined;
    const imports = [];
    const lists = code.replace(/\(await import\('([^']+-feature\.js)'\)\)\.(\w+)/g, (call, file, name) => {
      if (/offline|analytics|pagefind/.test(file)) return call;
      imports.push(`import { ${name} } from '${file}';\n`);
      return name;
    });
    return imports.join('') + lists;
  },
};

/** The settings of formats and features, by the name of their folder. As above: they are always read together. */
const wholeSettings = {
  name: 'whole-settings',
  resolveId: (source) => (source === allSettings ? allSettings : undefined),
  load(id) {
    if (id !== allSettings) return undefined;
    const files = findFiles(root, ['plugin/{features,formats}/*/settings.ts']);
    return files
      .map((file) => `export { settings as ${nameOf(file)} } from '${join(dist, file.replace(/ts$/, 'js'))}';`)
      .join('\n');
  },
  transform: (code, id) =>
    code.replace(
      /\bimport\('([^']+\/settings\.js)'\)\)\.settings\b/g,
      (_, file) => `import('${allSettings}')).${nameOf(join(id, '..', file))}`,
    ),
};

/** Warnings about the code of packages. Front matter never runs as JavaScript. */
const harmless = new Set(['MODULE_LEVEL_DIRECTIVE', 'EVAL']);

/** Mermaid and the search dialog only run in browsers. */
const browserOnly = {
  name: 'browser-only',
  resolveId(source) {
    const [, name] = /\/cdn\/(mermaid|search)\.js$/.exec(source) ?? [];
    return name ? { id: `../cdn/${name}.js`, external: 'relative' } : undefined;
  },
};

/** A JavaScript parser for YAML values that are functions. Front matter is data, so they are errors. */
const withoutFunctions = {
  name: 'without-functions',
  resolveId: (source) => (source === 'esprima' ? '\0esprima' : undefined),
  load: (id) => (id === '\0esprima' ? 'module.exports = {};' : undefined),
};

const bundle = await rolldown({
  input: {
    cli: join(dist, 'plugin/cli/bin.js'),
    index: join(dist, 'plugin/index.js'),
    plugin: join(dist, 'plugin/define-plugin.js'),
    'jsx-runtime': join(dist, 'runtime/jsx/jsx-runtime.js'),
    // Processes are started by file name, so its name is fixed.
    'page-worker': join(dist, 'plugin/site-build/worker.js'),
    ...Object.fromEntries(Object.entries(lazy).map(([id, name]) => [name, id])),
  },
  platform: 'node',
  resolve: {
    mainFields: ['module', 'main'],
    alias: {
      // Not part of the package's entry, and must share its modules.
      'graphql/validation/validate.js': 'graphql/validation/validate.mjs',
      // acorn-jsx requires the same parser in its other format.
      acorn: fileURLToPath(import.meta.resolve('acorn')),
    },
  },
  external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [
    browserOnly,
    withoutFunctions,
    bundledPackages,
    wholeLists,
    wholeSettings,
    collectLicenses(join(target, 'licenses.txt')),
  ],
  onLog: (level, log, handle) => harmless.has(log.code) || handle(level, log),
});
await bundle.write({
  dir: target,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  codeSplitting: { groups: [{ name: 'common', test: commonModules, minShareCount: 2 }] },
  minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
});
await bundle.close();
