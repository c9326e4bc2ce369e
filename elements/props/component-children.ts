import { islandOf } from '../../runtime/jsx/islands.js';
import { childList, type Element, isElement, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent, PageContext } from '../page-component.js';

/**
 * Splits children into uses of `component`, including uses that an author's components return, and all other children.
 */
export function componentChildren<P extends object>(
  children: Node,
  component: PageComponent<P>,
  page: PageContext,
): { matches: Element<P & { children?: Node }>[]; rest: Node[] } {
  const matches: Element<P & { children?: Node }>[] = [];
  const rest: Node[] = [];
  for (const child of childList(children)) {
    if (typeof child === 'string' && child.trim() === '') continue;
    if (isElement(child) && child.type === component) {
      page.checkProps(child);
      matches.push(child as unknown as Element<P & { children?: Node }>);
    } else if (isElement(child) && isPlainFunction(child.type)) {
      page.checkProps(child);
      const opened = componentChildren(child.type(child.props, page), component, page);
      matches.push(...opened.matches);
      rest.push(...opened.rest);
    } else if (isElement(child) && child.type === 'p' && isAround(child, component)) {
      // Text on the line before the component puts both into one paragraph.
      const inside = componentChildren(child.props.children, component, page);
      matches.push(...inside.matches);
      if (inside.rest.length > 0) rest.push({ ...child, props: { ...child.props, children: inside.rest } });
    } else rest.push(child);
  }
  return { matches, rest };
}

/** Whether the component is a child of the element. */
function isAround({ props }: Element, component: unknown): boolean {
  return childList(props.children as Node).some((child) => isElement(child) && child.type === component);
}

/** Neither a class nor an interactive component: only the renderer can call such components. */
function isPlainFunction(type: Element['type']): type is Exclude<Element['type'], string> {
  if (typeof type !== 'function' || islandOf(type)) return false;
  return !(type.prototype as { render?: unknown } | undefined)?.render;
}
