import { wideMathCss } from './math-width.js';

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
