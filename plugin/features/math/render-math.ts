/** Math: converts TeX to MathML at build time, which needs no script and no fonts in the browser. */
import { createRequire } from 'node:module';
import type { default as Temml } from 'temml';
import { Latex, texOf, type LatexProps } from '../../../elements/latex/latex.page.js';
import type { PageContext } from '../../../elements/page-component.js';
import { booleanProp } from '../../../elements/props/boolean-prop.js';
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import { html, type Node, type Props } from '../../../runtime/jsx/node.js';
import { cachedByText } from '../../core/cache/text-cache.js';
import { briefText } from '../../core/text/brief-text.js';
import { wideMath } from './math-width.js';

/** A formula as HTML. */
interface Formula {
  html: string;
  /** The reason why the TeX is not valid, for use after a colon. `html` then contains the source. */
  error?: string;
}

const require = createRequire(import.meta.url);

const inline = cachedByText((tex) => toFormula(tex, false));
const block = cachedByText((tex) => toFormula(tex, true));

/** The component `Latex`. Renders a formula once for each text. Warns about TeX that is not valid. */
export function renderLatex(props: LatexProps & Props, page: Pick<PageContext, 'warn' | 'checkProps'>): Node {
  page.checkProps({ type: Latex, props });
  const tex = texOf(props);
  const display = props.code !== undefined || booleanProp(props.display);
  const formula = (display ? block : inline)(tex);
  const sign = display ? '$$' : '$';
  if (formula.error)
    page.warn({
      code: 'math',
      message: `${sign}${briefText(tex.replace(/\s+/g, ' '))}${sign} is not valid TeX: ${formula.error}.`,
      hint: 'Fix the formula. To show a dollar sign, write \\$.',
    });
  return html(formula.html);
}

/** Converts `tex` to MathML. `display`: whether the formula is a block. Never throws. */
export function toFormula(tex: string, display: boolean): Formula {
  try {
    // Loaded with the first formula, because most sites have none.
    const temml = require('temml') as typeof Temml;
    const html = temml.renderToString(tex, { displayMode: display, annotate: true, throwOnError: true, trust: false });
    // The class and the attribute replace this style, which a strict content security policy would block.
    const width = wideMath(html);
    const start = width === undefined ? '<math' : `<math data-width="${width}"`;
    return { html: html.replace('<math', start).replace(' style="display:block math;"', '') };
  } catch (error) {
    return { html: `<code class="octavo-math">${escapeHtml(tex)}</code>`, error: reason(error as Error) };
  }
}

/** Temml's message in plain words, without the source excerpt. It fails unexpectedly on some formulas, such as `^`. */
function reason({ name, message }: Error): string {
  if (name !== 'ParseError') return 'it is incomplete';
  const text = message
    .split('\n')[0]!
    .split(/ at (?:position|end)/)[0]!
    .trim();
  const missing = /^Unexpected end of input.*expected '([^'])'/.exec(text)?.[1];
  if (missing) return `a ${missing} is missing`;
  const command = /^Unsupported function name: (.+)$/.exec(text)?.[1];
  if (command) return `unknown command ${command}`;
  const extra = /^Expected 'EOF', got '(.+)'$/.exec(text)?.[1];
  return extra ? `unexpected ${extra}` : text.charAt(0).toLowerCase() + text.slice(1);
}
