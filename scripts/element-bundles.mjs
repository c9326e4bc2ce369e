// Rollup plugins of the bundles with elements.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import terser from '@rollup/plugin-terser';

/** The folder with the compiled modules. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url));

const decorateHelper = /var __decorate = [\s\S]*?\n};/.exec(
  await readFile(join(dist, 'elements/tabs/tabs.js'), 'utf8'),
)[0];

const minifier = terser({ module: true, ecma: 2022, compress: { passes: 2 } });

/**
 * Minifies the chunks of a bundle. Minified chunks are stored, because most are the same after a change of one element.
 *
 * @param {string} name The folder of the bundle's stored chunks.
 */
export function compress(name) {
  const folder = join(dist, '.build/minified', name);
  const used = new Set();
  return {
    name: 'compress',
    async renderChunk(code, chunk, options) {
      const key = createHash('sha256')
        .update(await toolVersions)
        .update(code)
        .digest('hex');
      used.add(key);
      const stored = await readFile(join(folder, key), 'utf8').catch(() => undefined);
      if (stored !== undefined) return stored;
      const minified = await minifier.renderChunk.call(this, code, chunk, options);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${key}.new`), minified);
      // A renamed file is complete, even if the build is interrupted.
      await rename(join(folder, `${key}.new`), join(folder, key));
      return minified;
    },
    async writeBundle() {
      for (const file of await readdir(folder)) if (!used.has(file)) await rm(join(folder, file));
    },
  };
}

/** This script and the installed packages: both determine how a chunk is minified. */
const toolVersions = Promise.all(
  [fileURLToPath(import.meta.url), join(dist, '../node_modules/.package-lock.json')].map((file) => readFile(file)),
).then((files) => Buffer.concat(files));

/** Replaces the decorator helper that the compiler writes into every module with one copy. */
export const oneDecorateHelper = {
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

/** Minifies `css` templates of the modules in `folder`. */
export function smallStyles(shorten, folder = join(dist, 'elements')) {
  const transform = (code) => code.replace(/css ?`([^`]*)`/g, (_, css) => `css\`${aroundExpressions(css, shorten)}\``);
  return {
    name: 'small-styles',
    transform: (code, id) => (id.startsWith(folder) ? transform(code) : undefined),
  };
}

/** Shortens a template. Its expressions are names or values, so a space beside one of them separates it from the next. */
function aroundExpressions(css, shorten) {
  const expressions = [];
  const plain = css.replace(/\$\{[^}]*\}/g, (expression) => `\u0001${expressions.push(expression) - 1}\u0001`);
  return shorten(plain).replace(/\u0001(\d+)\u0001/g, (_, index) => expressions[index]);
}

/** Imports a bundle of `dist/cdn` from `id`. */
export function external(name, id) {
  return {
    name: `external-${name}`,
    resolveId: (source) => (source.endsWith(`/cdn/${name}.js`) ? { id, external: 'relative' } : undefined),
  };
}
