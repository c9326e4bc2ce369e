/** Content of the page that a live component places: its nodes are kept as they are, wherever the component shows them. */
import { Component, h } from 'preact';
import type { ComponentChild } from 'preact';

/** Nodes of one slot, and what is to be done when they come into the page. */
export interface SlotContent {
  nodes: ChildNode[];
  /** Makes live components in the nodes live. */
  arrived(element: Element): void;
}

const tag = 'octavo-slot';
const contexts = new WeakMap<Element, object>();

/** The context that holds around `node`, for a live component inside of another one's slot. */
export function contextAround(node: Node): object | undefined {
  for (let slot = node.parentElement?.closest(tag); slot; slot = slot.parentElement?.closest(tag)) {
    const context = contexts.get(slot);
    if (context) return context;
  }
  return undefined;
}

/** The slots among `nodes` that belong to their component, and not to another one inside, and the hidden ones. */
export function ownSlots(nodes: readonly ChildNode[]): { index: number; element: Element }[] {
  const elements = nodes.filter((node) => node instanceof Element);
  const inside = elements.flatMap((element) => [...element.querySelectorAll(tag)]);
  const shown = [...elements, ...inside].filter(
    (element) => element.localName === tag && !elements.some((outer) => outer !== element && isWithin(element, outer)),
  );
  const hidden = elements.filter(
    (element) => element.localName === 'template' && 'index' in (element as HTMLElement).dataset,
  );
  return [...shown, ...hidden].map((element) => ({ index: Number((element as HTMLElement).dataset.index), element }));
}

/** Whether another slot lies between `element` and `outer`. */
function isWithin(element: Element, outer: Element): boolean {
  const slot = element.parentElement?.closest(tag);
  return slot !== null && slot !== undefined && outer.contains(slot);
}

/** Shows a slot. Its nodes are the same ones each time; a second place at the same time gets a copy. */
export class Slot extends Component<{ index: number; content: SlotContent }> {
  #element: Element | null = null;

  override shouldComponentUpdate(): boolean {
    return false;
  }

  override componentDidMount(): void {
    const element = this.#element!;
    const { content } = this.props;
    contexts.set(element, this.context as object);
    const [first] = content.nodes;
    const isFree = !first || first.parentNode === element || !first.isConnected;
    if (isFree) element.append(...content.nodes.filter((node) => node.parentNode !== element));
    else if (!element.hasChildNodes()) element.append(...content.nodes.map((node) => node.cloneNode(true)));
    content.arrived(element);
  }

  override componentWillUnmount(): void {
    const { content } = this.props;
    if (content.nodes[0]?.parentNode !== this.#element) return;
    content.nodes = [...this.#element!.childNodes];
    document.createDocumentFragment().append(...content.nodes);
  }

  render(): ComponentChild {
    return h(tag, {
      'data-index': this.props.index,
      ref: (element: Element | null) => void (this.#element = element ?? this.#element),
      dangerouslySetInnerHTML: { __html: '' },
    });
  }
}
