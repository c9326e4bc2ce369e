import { decode } from './decode.js';
import { isFootnoteMark } from './footnote-marks.js';
import { markup, type HtmlElement, type HtmlNode } from './html-element.js';
import { walkHtml } from './walk-html.js';

const silent = new Set(['svg', 'annotation', 'script', 'style', 'template', markup]);

/** The visible text of a node on one line, without icons, the source of formulas, tooltips, and numbers of footnotes. */
export function textOf(node: HtmlNode): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

/** The text of a heading: its visible text, or the descriptions of its images. */
export function headingText(heading: HtmlElement): string {
  const text = textOf(heading);
  if (text) return text;
  const descriptions: string[] = [];
  walkHtml(heading, (element) => {
    if (element.tag === 'img') descriptions.push(element.attribute('alt') ?? '');
  });
  return descriptions.join(' ').trim();
}

function rawText(node: HtmlNode): string {
  if (typeof node === 'string') return decode(node);
  if (node.shared) return node.shared.text;
  if (silent.has(node.tag) || isHidden(node) || isFootnoteMark(node)) return '';
  if (node.tag === 'br') return ' ';
  let text = '';
  for (const child of node.children) text += rawText(child);
  return text;
}

/** Whether readers see the element only after an action, such as the explanation of a tooltip. */
function isHidden(element: HtmlElement): boolean {
  return element.has('hidden') || element.attribute('slot') === 'tip';
}
