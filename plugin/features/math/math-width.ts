/** The width of formulas: browsers do not break them into lines, and paper does not scroll. */

/** Wider formulas have the attribute `data-width` with the next of these widths, in em. */
const widths = [38, 47, 59, 74, 92, 115, 144, 180, 225, 280, 350];

/** How much wider than the estimate a formula can be. */
const margin = 1.2;

/** The font size at which wide formulas fit on paper. The content of a callout is narrower than the page. */
export const wideMathCss = `@media print{${widths.map((width) => `math[data-width="${width}"]{font-size:min(1.08em,calc((100vw - 3rem)/${width}))!important}`).join('')}}`;

/** The value of `data-width` for the MathML `html`; `undefined` if it fits on paper. */
export function wideMath(html: string): number | undefined {
  const width = widthOf(html) * margin;
  return width < widths[0]! ? undefined : (widths.find((each) => each >= width) ?? widths.at(-1));
}

/** In em: a letter, the space around an operator, and the size of exponents and indexes. */
const letter = 0.56;
const space = 0.5;
const small = 0.7;

const stacks = new Set(['mfrac', 'mover', 'munder', 'munderover', 'mtable']);
const scripts = new Set(['msub', 'msup', 'msubsup', 'mmultiscripts']);
const framed = new Set(['msqrt', 'mroot', 'mtd']);
const fence = /^[()[\]{}|,;.!']$/;

interface Element {
  tag: string;
  /** The widths of what it contains. */
  parts: number[];
}

/** The estimated width in em: between 0.8 and 1.5 times the real one, in usual fonts. */
function widthOf(html: string): number {
  const open: Element[] = [{ tag: 'math', parts: [] }];
  const visible = html.replace(/<annotation[\s\S]*?<\/annotation>/g, '');
  for (const [, end, tag, attributes, text] of visible.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const { tag: around, parts } = open.at(-1)!;
    if (text !== undefined) parts.push(textWidth(text, around));
    else if (end) {
      open.pop();
      open.at(-1)!.parts.push(elementWidth(around, parts));
    } else
      open.push({
        tag: tag!,
        parts: tag === 'mspace' ? [Number(/width="([\d.]+)em"/.exec(attributes!)?.[1] ?? 0)] : [],
      });
  }
  return elementWidth('math', open[0]!.parts);
}

function elementWidth(tag: string, parts: readonly number[]): number {
  if (stacks.has(tag)) return Math.max(0, ...parts);
  if (scripts.has(tag)) return (parts[0] ?? 0) + small * Math.max(0, ...parts.slice(1));
  const sum = parts.reduce((total, width) => total + width, 0);
  return framed.has(tag) ? sum + 2 * space : sum;
}

function textWidth(text: string, tag: string): number {
  const letters = Array.from(text.replace(/&[#\w]+;/g, 'x').replace(/[\u2061-\u2064\u200B]/g, '')).length;
  return letters * letter + (tag === 'mo' && !fence.test(text) ? space : 0);
}
