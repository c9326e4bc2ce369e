/**
 * Fixes nesting that JSX allows and HTML does not: a browser would end the outer element early and move its content
 * out.
 */
import { composedElements } from '../../../elements/composed-elements.js';
import { island, type HtmlElement, type HtmlNode } from '../../core/tree/html-element.js';
import { walkHtml } from '../../core/tree/walk-html.js';

/** Elements whose start tag ends an open paragraph. */
const blocks = new Set(
  'address article aside blockquote center details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section summary table ul'.split(
    ' ',
  ),
);

/** Elements that hide outer paragraphs and links from their content. */
const scopes = new Set('button td th caption object template'.split(' '));

/** The labels of elements, which browsers only read from their own children. */
const labels = new Map([
  ['details', 'summary'],
  ['fieldset', 'legend'],
  ['figure', 'figcaption'],
]);

/**
 * Turns a paragraph that contains blocks into a `div`, and puts the content of paragraphs in a heading into the heading,
 * and the label of an element that Markdown reads as the start of a paragraph before the rest of it.
 */
export function repairNesting(page: HtmlElement): void {
  walkHtml(page, (element, { isDrawn }) => {
    const label = labels.get(element.tag);
    if (label !== undefined) element.children = element.children.flatMap((child) => withLabelOutside(child, label));
    if (element.tag === 'p' && (holds(element, blocks) || (!isDrawn && holdsComposed(element)))) element.rename('div');
    if (/^h[1-6]$/.test(element.tag) && holds(element, paragraphs)) element.children = withoutParagraphs(element);
  });
}

/** Whether `element` contains an element that the build composes as a block. */
function holdsComposed({ elements }: HtmlElement): boolean {
  return elements.some((child) => {
    const composed = composedElements.get(child.tag);
    return (composed && !composed.isInline) || (child.tag !== island && holdsComposed(child));
  });
}

/** The parts of a paragraph before, at and after the labels in it. */
function withLabelOutside(child: HtmlNode, label: string): HtmlNode[] {
  if (typeof child === 'string' || child.tag !== 'p' || !child.elements.some(({ tag }) => tag === label))
    return [child];
  const parts: HtmlElement[] = [];
  let rest: HtmlElement | undefined;
  for (const node of child.children) {
    if (typeof node === 'object' && node.tag === label) {
      parts.push(node);
      rest = undefined;
    } else if (rest) {
      rest.children.push(node);
    } else if (typeof node === 'object' ? node.tag !== 'br' : node.trim() !== '') {
      rest = child.copy();
      rest.children = [typeof node === 'string' ? node.trimStart() : node];
      parts.push(rest);
    }
  }
  return parts;
}

const paragraphs = new Set(['p']);

function withoutParagraphs({ children }: HtmlElement): HtmlNode[] {
  const isParagraph = (child: HtmlNode | undefined): child is HtmlElement =>
    typeof child === 'object' && child.tag === 'p';
  return children.flatMap((child, index) => {
    if (!isParagraph(child)) return [child];
    return isParagraph(children[index - 1]) ? [' ', ...child.children] : child.children;
  });
}

/**
 * Turns a link in a link into a `span`. Markdown does not allow such links either. Returns the addresses that no link has
 * any more.
 */
export function unlinkNested(page: HtmlElement): string[] {
  const lost = new Set<string>();
  const kept = new Set<string>();
  walkHtml(page, (element) => {
    if (element.tag !== 'a') return;
    kept.add(element.attribute('href') ?? '');
    if (holds(element, links)) unlinkInner(element, lost);
  });
  return [...lost].filter((href) => !kept.has(href));
}

const links = new Set(['a']);

/** Whether `element` contains one of `tags` in the same scope. */
function holds({ elements }: HtmlElement, tags: ReadonlySet<string>): boolean {
  return elements.some((child) => tags.has(child.tag) || (!scopes.has(child.tag) && holds(child, tags)));
}

function unlinkInner({ elements }: HtmlElement, lost: Set<string>): void {
  for (const child of elements) {
    if (scopes.has(child.tag)) continue;
    if (child.tag === 'a') {
      lost.add(child.attribute('href') ?? '');
      child.rename('span');
      for (const name of ['href', 'target', 'rel', 'download']) child.remove(name);
    }
    unlinkInner(child, lost);
  }
}
