/** Renders a live component at build: its first state as HTML, between two comments that the browser finds it by. */
import { createHash } from 'node:crypto';
import type { Island } from '../../../runtime/jsx/islands.js';
import type { Component, Element, Node } from '../../../runtime/jsx/node.js';
import { h, isElement } from '../../../runtime/jsx/node.js';
import { renderToString } from '../../../runtime/jsx/render.js';
import { islandProps } from './island-props.js';
import type { SlotData } from './island-props.js';

/** What components in a live one asked the page for: the browser cannot ask again. By kind and question. */
export type Answers = Record<string, string>;

/** The page around a live component. */
export interface IslandPage {
  /** Renders `node` with components in it being parts of the live one. Notes answers in `answers`. */
  inside(node: Node, answers: Answers): string;
  /** Renders `node`, content of the page that a live component only places. */
  outside(node: Node): string;
  /** The component failed: `shown` tells whether anything is shown in its place. */
  failed(error: unknown, name: string): void;
  /** A prop cannot be told to the browser. */
  lost(prop: string, name: string): void;
}

/** Shows one of the slots: `<Slot index>`. */
const Slot: Component<{ index: number }> = (props, page) => (page as SlotPage).slot(props.index);

/** What `Slot` asks of the page. */
export interface SlotPage {
  slot(index: number): Node;
}

/** The name of a live component in pages and scripts, for one site. */
export function islandKey({ file, name }: Island, root: string): string {
  return createHash('sha256')
    .update(`${file.slice(root.length)}#${name}`)
    .digest('base64url')
    .slice(0, 8)
    .replaceAll('-', '.');
}

/** A live component rendered: HTML with markers. */
export class IslandRendering {
  readonly answers: Answers = {};
  readonly #slots: readonly Node[];
  readonly #page: IslandPage;
  readonly #shown = new Set<number>();

  constructor(slots: readonly Node[], page: IslandPage) {
    this.#slots = slots;
    this.#page = page;
  }

  /** The HTML of a slot, in an element that the browser keeps as it is. */
  slot(index: number): string {
    this.#shown.add(index);
    return `<octavo-slot data-index="${index}">${this.#page.outside(this.#slots[index])}</octavo-slot>`;
  }

  /** Slots that the component does not show now; the browser shows them when it does. */
  hiddenSlots(): string {
    return this.#slots
      .map((node, index) =>
        this.#shown.has(index) ? '' : `<template data-index="${index}">${this.#page.outside(node)}</template>`,
      )
      .join('');
  }

  /** All slots one after another: what is shown of a component that fails. */
  fallback(): string {
    return this.#slots.map((_, index) => this.slot(index)).join('');
  }
}

/** A live component on a page. */
export interface LocatedIsland extends Island {
  /** Its number on the page, from 1. */
  id: number;
  /** The docs folder, absolute. */
  root: string;
}

/** Renders a live component with its markers. `open` gives the rendering to the page, so that slots find it. */
export function renderIsland(
  { type, props }: Element,
  island: LocatedIsland,
  page: IslandPage,
  open: (rendering: IslandRendering) => void,
): string {
  const { data, slots, lost } = islandProps(props);
  lost.forEach((prop) => page.lost(prop, island.name));
  const rendering = new IslandRendering(slots, page);
  open(rendering);
  let failed: true | undefined;
  const content = attempt(
    () => page.inside(h(type, revived(data)), rendering.answers),
    (error) => {
      failed = true;
      page.failed(error, island.name);
      return rendering.fallback() || textOf(props.children);
    },
  );
  const hidden = rendering.hiddenSlots();
  const answers = Object.keys(rendering.answers).length > 0 ? rendering.answers : undefined;
  const payload = JSON.stringify({ id: island.id, props: data, answers, failed }).replace(
    /[<>&\u2028\u2029-]/g,
    escaped,
  );
  return `<!--octavo-island ${islandKey(island, island.root)} ${payload}-->${content}${hidden}<!--/octavo-island-->`;
}

/** Nothing in a comment may look like its end, nor like a tag. A minus before a number stays: it is followed by a digit. */
function escaped(character: string, at: number, text: string): string {
  if (character === '-' && /\d/.test(text[at + 1] ?? '') && /[[,:]/.test(text[at - 1] ?? '')) return character;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The props as the component is given them at build: like those in the browser, but with slots. */
function revived(data: Record<string, unknown>): Record<string, unknown> {
  const revive = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(revive);
    return isSlotData(value) ? h(Slot, { index: value.$slot }) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, revive(value)]));
}

function isSlotData(value: unknown): value is SlotData {
  return typeof value === 'object' && value !== null && '$slot' in value;
}

function textOf(children: Node): string {
  return isElement(children) || typeof children === 'function' ? '' : renderToString(children, undefined);
}

function attempt(run: () => string, failed: (error: unknown) => string): string {
  try {
    return run();
  } catch (error) {
    return failed(error);
  }
}
