/** One live component: takes over what was rendered at build, and gives it back if it fails. */
import { Component, h, hydrate, options, render } from 'preact';
import type { ContainerNode, ComponentChild, ComponentChildren, ComponentType, VNode } from 'preact';
import { IslandContext } from './island-context.js';
import { nodesBetween } from './island-ranges.js';
import { rangeContainer } from './range-container.js';
import { contextAround, ownSlots, Slot } from './slots.js';
import type { SlotContent } from './slots.js';

/** What the page says of a live component, in the comment before it. */
export interface IslandData {
  /** Its number on the page. */
  id: number;
  /** As JSON; `{ "$slot": 0 }` stands for content. */
  props?: Record<string, unknown>;
  /** What was asked of the page at build. */
  answers?: Record<string, string>;
  /** Whether it could not be rendered at build: what stands there is no state of it. */
  failed?: boolean;
}

/** A live component's place in the page. */
export interface IslandBounds {
  start: Comment;
  end: Comment;
}

/** Hands the context of an outer live component to one in its slot. */
class Outer extends Component<{ context: object; children?: ComponentChildren }> {
  override getChildContext(): object {
    return this.props.context;
  }

  render(): ComponentChildren {
    return this.props.children;
  }
}

/** Catches what fails inside, in rendering and in effects. */
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

/** What is done with interactive components in the content of another one. */
export interface ContentHooks {
  /** The content of `element` came into the page. */
  arrived(element: Element): void;
  /** `nodes` are not shown again. */
  removed(nodes: readonly Node[]): void;
}

/** Makes a component live at `place`. Returns how it is stopped. */
export function startIsland(
  type: ComponentType<any>,
  data: IslandData,
  place: IslandBounds,
  { arrived, removed }: ContentHooks,
): () => void {
  const nodes = nodesBetween(place.start, place.end);
  const slots = takeSlots(nodes, arrived);
  const built = nodes.filter((node) => !isHiddenSlot(node)).map((node) => node.cloneNode(true) as ChildNode);
  const hidden = nodes.filter(isHiddenSlot);
  nodes.filter((node) => data.failed || isHiddenSlot(node)).forEach((node) => node.remove());
  const container = rangeContainer(place.start, place.end);
  const failed = (error: unknown): void => {
    console.warn(`A component of this page failed, so it stays static (${type.displayName ?? type.name}):`, error);
    render(null, container);
    giveBack(place, built, slots);
    ownSlots(built).forEach(({ element }) => arrived(element));
  };
  const context = contextAround(place.start);
  const value = { answers: data.answers ?? {}, prefix: `o${data.id}-`, ids: 0 };
  const island = h(
    IslandContext.Provider,
    { value },
    h(Boundary, { failed }, h(type, revived(data.props ?? {}, slots))),
  );
  try {
    takeOver(context ? h(Outer, { context }, island) : island, container, place);
  } catch (error) {
    failed(error);
  }
  return () => {
    render(null, container);
    giveBack(place, built, slots);
    place.end.before(...hidden);
    removed([...slots.values()].flatMap((slot) => slot.nodes).filter((node) => !node.isConnected));
  };
}

/** Hydrates, and removes what was built but is not part of the first state. */
function takeOver(island: VNode<any>, container: ContainerNode, { start, end }: IslandBounds): void {
  const { diffed } = options;
  const used = new Set<unknown>();
  options.diffed = (vnode) => {
    diffed?.(vnode);
    // The name of a vnode's DOM node in every build of Preact.
    used.add((vnode as { __e?: unknown }).__e);
  };
  try {
    hydrate(island, container);
  } finally {
    options.diffed = diffed;
  }
  for (const node of nodesBetween(start, end)) if (!(node instanceof Comment) && !used.has(node)) node.remove();
}

function isHiddenSlot(node: ChildNode): boolean {
  return node instanceof HTMLTemplateElement && 'index' in node.dataset;
}

function takeSlots(nodes: readonly ChildNode[], arrived: (element: Element) => void): Map<number, SlotContent> {
  const slots = new Map<number, SlotContent>();
  for (const { index, element } of ownSlots(nodes)) {
    const source = element instanceof HTMLTemplateElement ? document.importNode(element.content, true) : element;
    if (!slots.has(index)) slots.set(index, { nodes: [...source.childNodes], arrived });
  }
  return slots;
}

/** Shows what was built, with the content of the page in its places. */
function giveBack(
  { start, end }: IslandBounds,
  built: readonly ChildNode[],
  slots: ReadonlyMap<number, SlotContent>,
): void {
  nodesBetween(start, end).forEach((node) => node.remove());
  end.before(...built);
  for (const { index, element } of ownSlots(built)) element.replaceChildren(...(slots.get(index)?.nodes ?? []));
}

function revived(props: Record<string, unknown>, slots: ReadonlyMap<number, SlotContent>): Record<string, unknown> {
  const revive = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(revive);
    const index = (value as { $slot?: unknown } | null)?.$slot;
    if (typeof index !== 'number') return value;
    const content = slots.get(index);
    return content && (h(Slot, { index, content, key: index }) as VNode satisfies ComponentChild);
  };
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, revive(value)]));
}
