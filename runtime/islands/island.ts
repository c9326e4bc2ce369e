/** Runs one interactive component: hydrates the built HTML, and restores it if the component fails. */
import { Component, h, hydrate, options, render } from 'preact';
import type { ContainerNode, ComponentChildren, ComponentType, VNode } from 'preact';
import { rememberAddresses } from './island-addresses.js';
import { IslandContext } from './island-context.js';
import { nodesBetween, type IslandRange } from './island-ranges.js';
import { rangeContainer } from './range-container.js';
import { withSlots } from '../jsx/slot-data.js';
import { contextAround, isHiddenSlot, ownSlots, Slot, type SlotContent } from './slots.js';

/** The data of an interactive component, from the comment before it. */
export interface IslandData {
  /** Its number on the page. */
  id: number;
  /** As JSON. `{ "$slot": 0 }` is a placeholder for content of the page. */
  props?: Record<string, unknown>;
  /** Results of page context calls that were recorded at build time. */
  answers?: Record<string, string>;
  /** Whether it could not be rendered at build time, so that there is nothing to hydrate. */
  failed?: boolean;
}

/** Passes the context of an outer interactive component to one in its slot. */
class OuterContext extends Component<{ context: object; children?: ComponentChildren }> {
  override getChildContext(): object {
    return this.props.context;
  }

  render(): ComponentChildren {
    return this.props.children;
  }
}

/** An error boundary for rendering and effects. */
class Boundary extends Component<{ failed(error: unknown): void; children?: ComponentChildren }> {
  #error: unknown;

  override componentDidCatch(error: unknown): void {
    this.#error = error;
    this.setState({ failed: true });
  }

  override componentDidUpdate(): void {
    if ((this.state as { failed?: boolean }).failed) this.props.failed(this.#error);
  }

  render(): ComponentChildren {
    return (this.state as { failed?: boolean }).failed ? null : this.props.children;
  }
}

/** Callbacks for interactive components inside the content of another one. */
export interface ContentHooks {
  /** The content of `element` was added to the page. */
  added(element: Element): void;
  /** `nodes` were removed for good. */
  removed(nodes: readonly Node[]): void;
}

/** A running component. */
export interface StartedIsland {
  /** The container that Preact renders into. */
  container: object;
  stop(): void;
}

/** Starts a component in `range`. */
export function startIsland(
  type: ComponentType<any>,
  data: IslandData,
  range: IslandRange,
  { added, removed }: ContentHooks,
): StartedIsland {
  const [start, end] = range;
  const nodes = nodesBetween(start, end);
  const slots = takeSlots(nodes, added);
  const built = nodes.filter((node) => !isHiddenSlot(node)).map((node) => node.cloneNode(true) as ChildNode);
  const hidden = nodes.filter(isHiddenSlot);
  nodes.filter((node) => data.failed || isHiddenSlot(node)).forEach((node) => node.remove());
  const container = rangeContainer(start, end);
  const failed = (error: unknown): void => {
    console.warn(`A component of this page failed, so it stays static (${type.displayName ?? type.name}):`, error);
    render(null, container);
    restoreBuilt(range, built, slots);
    ownSlots(built).forEach(({ element }) => added(element));
  };
  const context = contextAround(start);
  const { answers = {} } = data;
  rememberAddresses(answers);
  const value = { answers, prefix: `o${data.id}-`, ids: 0 };
  const props = withSlots(data.props ?? {}, (index) => {
    const content = slots.get(index);
    return content && h(Slot, { index, content, key: index });
  });
  const island = h(IslandContext.Provider, { value }, h(Boundary, { failed }, h(type, props)));
  try {
    hydrateIsland(context ? h(OuterContext, { context }, island) : island, container, range);
  } catch (error) {
    failed(error);
  }
  const stop = (): void => {
    render(null, container);
    restoreBuilt(range, built, slots);
    end.before(...hidden);
    removed([...slots.values()].flatMap((slot) => slot.nodes).filter((node) => !node.isConnected));
  };
  return { container, stop };
}

/** Hydrates, and removes built nodes that are not part of the first state. */
function hydrateIsland(island: VNode<any>, container: ContainerNode, [start, end]: IslandRange): void {
  const { diffed } = options;
  const used = new Set<unknown>();
  options.diffed = (vnode) => {
    diffed?.(vnode);
    // The mangled name of a vnode's DOM node, the same in all builds of Preact.
    used.add((vnode as { __e?: unknown }).__e);
  };
  try {
    hydrate(island, container);
  } finally {
    options.diffed = diffed;
  }
  for (const node of nodesBetween(start, end)) if (!(node instanceof Comment) && !used.has(node)) node.remove();
}

function takeSlots(nodes: readonly ChildNode[], added: (element: Element) => void): Map<number, SlotContent> {
  const slots = new Map<number, SlotContent>();
  for (const { index, element } of ownSlots(nodes)) {
    const source = element instanceof HTMLTemplateElement ? document.importNode(element.content, true) : element;
    if (!slots.has(index)) slots.set(index, { nodes: [...source.childNodes], added });
  }
  return slots;
}

/** Shows the built HTML, with the content of the page in its slots. */
function restoreBuilt(
  [start, end]: IslandRange,
  built: readonly ChildNode[],
  slots: ReadonlyMap<number, SlotContent>,
): void {
  nodesBetween(start, end).forEach((node) => node.remove());
  end.before(...built);
  for (const { index, element } of ownSlots(built)) element.replaceChildren(...(slots.get(index)?.nodes ?? []));
}
