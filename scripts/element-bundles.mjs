// Rollup plugins of the bundles with elements.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the compiled modules. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url));

const decorateHelper = /var __decorate = [\s\S]*?\n};/.exec(
  await readFile(join(dist, 'elements/tabs/tabs.js'), 'utf8'),
)[0];

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
