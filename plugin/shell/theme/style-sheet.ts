import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedByText } from '../../core/cache/text-cache.js';
import { packageRoot } from '../../core/package/package-root.js';
import { minifyCss } from '../../mdx/render/minify-css.js';

const folder = join(packageRoot, 'plugin/shell/styles');

/** The rules of a part of the shell, from its file in `shell/styles` or relative to that folder. The package contains these files as they are. */
export function styleSheet(name: string): string {
  return readFileSync(join(folder, `${name}.css`), 'utf8');
}

/** The minified rules of components in a style sheet: see `styleSheet`. */
export const componentCss = cachedByText((name): string => minifyCss(`@layer components{${styleSheet(name)}}`));
