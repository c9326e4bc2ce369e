/** Content of the page inside an interactive component. Its nodes are moved, not rendered again. */
import { Component, h, type ComponentChild } from 'preact';

/** The nodes of one slot. */
export interface SlotContent {
  nodes: ChildNode[];
  /** Starts the interactive components in the nodes. Called when they are added to the page. */
  added(element: Element): void;
}

const tag = 'octavo-slot';
const contexts = new WeakMap<Element, object>();

/** The context at `node`, for an interactive component inside the slot of another one. */
export function contextAround(node: Node): object | undefined {
  for (let slot = node.parentElement?.closest(tag); slot; slot = slot.parentElement?.closest(tag)) {
    const context = contexts.get(slot);
    if (context) return context;
  }
  return undefined;
}

/** The slots in `nodes` that belong to this component and not to one inside it, including hidden slots. */
export function ownSlots(nodes: readonly ChildNode[]): { index: number; element: Element }[] {
  const elements = nodes.filter((node) => node instanceof Element);
  const inside = elements.flatMap((element) => [...element.querySelectorAll(tag)]);
  const shown = [...elements, ...inside].filter(
    (element) => element.localName === tag && !elements.some((outer) => outer !== element && isWithin(element, outer)),
  );
  const hidden = elements.filter(isHiddenSlot);
  return [...shown, ...hidden].map((element) => ({ index: Number((element as HTMLElement).dataset.index), element }));
}

/** Whether a node has content that the component does not show at first. */
export function isHiddenSlot(node: ChildNode): boolean {
  return node instanceof HTMLTemplateElement && 'index' in node.dataset;
}

/** Whether there is another slot between `element` and `outer`. */
function isWithin(element: Element, outer: Element): boolean {
  const slot = element.parentElement?.closest(tag);
  return slot !== null && slot !== undefined && outer.contains(slot);
}

/** Shows a slot. It always shows the same nodes; a second use at the same time shows a copy. */
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
    content.added(element);
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
