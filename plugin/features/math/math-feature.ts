import type { Plugin } from '../../plugins/plugin.js';
import { mathCss } from './math-css.js';
import { readMath } from './read-math.js';
import { renderLatex } from './render-math.js';

/** Formulas in TeX, in the component `Latex` and in code fences with the language `math`. `hasDollars`: also between dollar signs. */
export function createMath(hasDollars: boolean) {
  return {
    name: 'math',
    components: { Latex: renderLatex },
    fences: { math: 'Latex' },
    syntax: hasDollars ? [{ start: '$', read: readMath }] : [],
    styles: { math: mathCss },
  } satisfies Plugin;
}
