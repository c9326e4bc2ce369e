/** Octavo's components inside interactive components: `<Card>` renders the same `<octavo-card>` as on a page. */
import { Component, Fragment, h, isValidElement } from 'preact';
import type { ComponentChild, ComponentChildren, FunctionComponent, VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageComponent, PageContext } from '../../elements/page-component.js';
import { resultKey } from '../jsx/islands.js';
import { Fragment as PageFragment, Html, isElement, type Element, type Node, type Props } from '../jsx/node.js';
import { browserPage } from './browser-page.js';
import { IslandContext } from './island-context.js';
import { raw } from './raw.js';

type LiveComponent = FunctionComponent<any> & { page?: PageComponent<any> };

/** Wraps a Preact node for a page component. It is a class, because page components do not call classes. */
class Held extends Component<{ vnode: VNode }> {
  render(): ComponentChild {
    return this.props.vnode;
  }
}

/** The Preact version of the page component `page`, with its members such as `Tree.File`. */
export function live(page: PageComponent<any>, members: Record<string, LiveComponent> = {}): LiveComponent {
  const component: LiveComponent = (props: Props) => {
    const context = browserPage(useContext(IslandContext));
    return h(
      Fragment,
      null,
      toPreact(page({ ...props, children: fromPreact(props.children as ComponentChildren) }, context), context),
    );
  };
  return Object.assign(component, { page }, members);
}

/** A component that runs only in Node: as it was at build time with the same props, or its content. */
export function recorded(name: string): LiveComponent {
  return (props: Props) => {
    const { answers } = useContext(IslandContext);
    const answer = answers[resultKey(name, props) ?? ''];
    return answer === undefined ? (props.children as ComponentChildren) : h(Fragment, null, raw(answer));
  };
}

/** Converts children to nodes that page components can inspect. */
function fromPreact(children: ComponentChildren): Node {
  if (Array.isArray(children)) return children.map(fromPreact);
  if (!isValidElement(children)) return children as Node;
  const { type, props, key } = children as VNode<{ children?: ComponentChildren }>;
  const inner = fromPreact(props.children);
  const pageType = type === Fragment ? PageFragment : (type as LiveComponent).page;
  const element = pageType
    ? { type: pageType, props: { ...props, children: inner } }
    : { type: Held, props: { vnode: children, children: inner } };
  return { $element: true, ...element, key: key as string } as unknown as Element;
}

function toPreact(node: Node, page: PageContext): ComponentChildren {
  if (Array.isArray(node)) return node.map((each: Node) => toPreact(each, page));
  if (node instanceof Html) return raw(node.value);
  if (!isElement(node)) return node as ComponentChildren;
  const { type, props, key } = node;
  if ((type as unknown) === Held) return (props as { vnode?: VNode }).vnode;
  if (typeof type === 'function') return h(Fragment, { key }, toPreact(type(props, page), page));
  const attributes = Object.entries(props).filter(([name, value]) => name !== 'children' && isWritten(value));
  return h(type, { ...Object.fromEntries(attributes), key }, toPreact(props.children, page));
}

/** The same rule as at build time: `false`, `null` and `undefined` omit the attribute. */
function isWritten(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}
