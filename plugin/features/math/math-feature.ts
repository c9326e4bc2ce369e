import type { BuiltinHooks } from '../../plugins/builtin.js';
import { mathCss } from './math-css.js';
import { readMath } from './read-math.js';
import { renderMath } from './render-math.js';

/** Formulas in TeX: between dollar signs, in code fences with the language `math`, and in the component `Latex`. */
export const mathFeature: BuiltinHooks = {
  name: 'math',
  syntax: ({ own }) => (own['math'] ? [{ start: '$', read: readMath }] : []),
  fences: { math: (code) => ({ name: 'Latex', props: { tex: code, display: true } }) },
  renderers: { math: renderMath },
  styles: { math: mathCss },
};
