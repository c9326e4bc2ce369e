/** Math: converts TeX to MathML at build time, which needs no script and no fonts in the browser. */
import { createRequire } from 'node:module';
import type { default as Temml } from 'temml';
import { escapeHtml } from '../../runtime/jsx/escape.js';
import { cachedByText } from '../core/cache/text-cache.js';
import { wideMath, wideMathCss } from './math-width.js';

/** A rendered formula. */
export interface RenderedMath {
  html: string;
  /** The reason why the TeX is not valid, for use after a colon. `html` then contains the source. */
  error?: string;
}

const require = createRequire(import.meta.url);

/** `renderMath`, which converts each formula once. */
export function mathRenderer(): typeof renderMath {
  const inline = cachedByText((tex) => renderMath(tex, false));
  const block = cachedByText((tex) => renderMath(tex, true));
  return (tex, display) => (display ? block : inline)(tex);
}

/** Converts `tex` to MathML. `display`: whether the formula is a block. Never throws. */
export function renderMath(tex: string, display: boolean): RenderedMath {
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

/** Styles for Temml's classes that browsers do not have for MathML. Pages with `<math` need them. */
export const mathCss = [
  "math{font-family:'Cambria Math','STIX Two Math','Noto Sans Math',math}",
  '.tml-left{text-align:left;text-align:-webkit-left}.tml-right{text-align:right;text-align:-webkit-right}',
  '.tml-jot>mtr>mtd{padding-block:0.7ex}.tml-small mtd{padding-block:0.35ex}',
  'body{counter-reset:tml-equation}.tml-eqn::before{counter-increment:tml-equation;content:"(" counter(tml-equation) ")"}',
  '.tml-sml-pad{padding-left:0.05em}.tml-med-pad{padding-left:0.1em}.tml-lrg-pad{padding-left:0.15em}',
  '.tml-vec{scale:0.75}.tml-fbox{padding:3pt;border:1px solid}',
  '.tml-overline{border-top:0.065em solid;padding-top:0.1em}.tml-underline{border-bottom:0.065em solid;padding-bottom:0.1em}',
  'menclose{position:relative}.tml-cancel{position:absolute;inset:0;--line:transparent calc(50% - 0.04em),currentcolor 0 calc(50% + 0.04em),transparent 0}',
  '.upstrike{background:linear-gradient(to bottom right,var(--line))}.downstrike{background:linear-gradient(to top right,var(--line))}',
  '.sout{background:linear-gradient(var(--line))}.tml-xcancel{background:linear-gradient(to bottom right,var(--line)),linear-gradient(to top right,var(--line))}',
  wideMathCss,
].join('');
