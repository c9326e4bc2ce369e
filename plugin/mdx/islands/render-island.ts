/** Renders an island at build time: its initial state, between two comments by which the browser finds it. */
import { createHash } from 'node:crypto';
import { withSlots } from '../../../runtime/jsx/slot-data.js';
import type { Island } from '../../../runtime/jsx/islands.js';
import { h, isElement, type Component, type Element, type Node } from '../../../runtime/jsx/node.js';
import { HtmlElement, island as islandTag, type HtmlNode } from '../../core/tree/html-element.js';
import { islandEnd, islandStart } from '../../core/tree/parse-html.js';
import { renderToTree, treeOf } from '../../core/tree/render-tree.js';
import { islandProps } from './island-props.js';

/** Build-time lookups (icons, code, Markdown) recorded for replay during hydration, by kind and question. */
type Answers = Record<string, string>;

/** The page that contains an island. */
export interface IslandPage {
  /** Renders `node` with nested components as parts of the island. Records lookups in its answers. */
  inside(node: Node, rendering: IslandRendering): HtmlElement;
  /** Renders `node`, page content that an island only places. */
  outside(node: Node): HtmlElement;
  /** The component failed. `shown`: whether anything is shown in its place. */
  failed(error: unknown, name: string): void;
  /** A prop cannot be serialized. */
  lost(prop: string, name: string): void;
}

/** Renders one of the slots: `<Slot index>`. */
const Slot: Component<{ index: number }> = (props, page) => (page as SlotPage).slot(props.index);

/** The part of the page that `Slot` needs. */
export interface SlotPage {
  slot(index: number): Node;
}

/** The name of an island in pages and scripts; unique in a site. */
export function islandKey({ file, name }: Island, root: string): string {
  return createHash('sha256')
    .update(`${file.slice(root.length)}#${name}`)
    .digest('base64url')
    .slice(0, 8)
    .replaceAll('-', '.');
}

/** The slots of an island that is being rendered. */
export class IslandRendering {
  readonly answers: Answers = {};
  readonly #slots: readonly Node[];
  readonly #page: IslandPage;
  readonly #shown = new Set<number>();

  constructor(slots: readonly Node[], page: IslandPage) {
    this.#slots = slots;
    this.#page = page;
  }

  /** A slot, in an element that the browser keeps unchanged. */
  slot(index: number): HtmlElement {
    this.#shown.add(index);
    return treeOf([this.#placed('octavo-slot', index)]);
  }

  /** Slots that the component does not show initially; the browser shows them when it does. */
  hiddenSlots(): HtmlNode[] {
    return this.#slots.flatMap((_, index) => (this.#shown.has(index) ? [] : [this.#placed('template', index)]));
  }

  /** All slots in order: the fallback for a component that fails. */
  fallback(): HtmlElement {
    return treeOf(this.#slots.flatMap((_, index) => this.slot(index).children));
  }

  #placed(tag: string, index: number): HtmlElement {
    return HtmlElement.make(tag, { 'data-index': index }, this.#page.outside(this.#slots[index]).children);
  }
}

/** An island on a page. */
export interface LocatedIsland extends Island {
  /** Its number on the page, 1-based. */
  id: number;
  /** The docs folder, absolute. */
  root: string;
}

/** The tree of an island with its markers. */
export function renderIsland({ type, props }: Element, island: LocatedIsland, page: IslandPage): HtmlElement {
  const { data, slots, lost } = islandProps(props);
  lost.forEach((prop) => page.lost(prop, island.name));
  const rendering = new IslandRendering(slots, page);
  let content: HtmlElement;
  let failed: true | undefined;
  try {
    // The props of the browser, but with slots.
    const shown = withSlots(data, (index) => h(Slot, { index }));
    content = page.inside(h(type, shown), rendering);
  } catch (error) {
    failed = true;
    page.failed(error, island.name);
    content = slots.length > 0 ? rendering.fallback() : textOf(props.children);
  }
  const hidden = rendering.hiddenSlots();
  const answers = Object.keys(rendering.answers).length > 0 ? rendering.answers : undefined;
  const payload = JSON.stringify({ id: island.id, props: data, answers, failed }).replace(
    /[<>&\u2028\u2029-]/g,
    escaped,
  );
  const start = `${islandStart}${islandKey(island, island.root)} ${payload}-->`;
  return treeOf([new HtmlElement(islandTag, start, islandEnd, [...content.children, ...hidden])]);
}

/**
 * The comment must not contain anything like its end or a tag. A minus before a number is safe because a digit follows.
 */
function escaped(character: string, at: number, text: string): string {
  if (character === '-' && /\d/.test(text[at + 1] ?? '') && /[[,:]/.test(text[at - 1] ?? '')) return character;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function textOf(children: Node): HtmlElement {
  return renderToTree(isElement(children) || typeof children === 'function' ? null : children, undefined);
}
