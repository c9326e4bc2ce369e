import { islandOf } from '../../runtime/jsx/islands.js';
import { childList, type Element, isElement, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent, PageContext } from '../page-component.js';

/** Children that are `component` itself, wherever an author's own components return them; `rest` is everything else. */
export function componentChildren<P extends object>(
  children: Node,
  component: PageComponent<P>,
  page: PageContext,
): { found: Element<P & { children?: Node }>[]; rest: Node[] } {
  const found: Element<P & { children?: Node }>[] = [];
  const rest: Node[] = [];
  for (const child of childList(children)) {
    if (typeof child === 'string' && child.trim() === '') continue;
    if (isElement(child) && child.type === component) {
      page.checkProps(child);
      found.push(child as unknown as Element<P & { children?: Node }>);
    } else if (isElement(child) && isPlainFunction(child.type)) {
      const opened = componentChildren(child.type(child.props, page), component, page);
      found.push(...opened.found);
      rest.push(...opened.rest);
    } else if (isElement(child) && child.type === 'p' && isAround(child, component)) {
      // Text on the line before the component has drawn both into one paragraph.
      const inside = componentChildren(child.props.children, component, page);
      found.push(...inside.found);
      if (inside.rest.length > 0) rest.push({ ...child, props: { ...child.props, children: inside.rest } });
    } else rest.push(child);
  }
  return { found, rest };
}

/** Whether the component is directly inside the element. */
function isAround({ props }: Element, component: unknown): boolean {
  return childList(props.children as Node).some((child) => isElement(child) && child.type === component);
}

/** Not a class, which only the renderer can call, nor a component that becomes live, which the renderer marks. */
function isPlainFunction(type: Element['type']): type is Exclude<Element['type'], string> {
  if (typeof type !== 'function' || islandOf(type)) return false;
  return !(type.prototype as { render?: unknown } | undefined)?.render;
}
