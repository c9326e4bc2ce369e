/**
 * Writes elements as their composed tree: the template with the children in the places of its slots, and the parts under the
 * names that authors' rules expect. There is no shadow root, so these rules reach every part.
 */
import { attributesText } from '../../../runtime/jsx/attributes.js';
import type { Composed } from '../../../elements/composed.js';
import { HtmlElement, type HtmlNode } from '../../core/tree/html-element.js';
import { ownValue } from '../../core/text/own-value.js';
import { textOf } from '../../core/tree/text-of.js';
import type { ElementClass } from '../../mdx/render/shadow-template.js';
import { hasControl } from './has-control.js';
import { withIds, type LightTemplate, type Piece } from './light-template.js';
import { mirroredAttributes, partOf, setPart } from './name-parts.js';

/** The children of an element by the name of their slot. */
type Slots = Map<string, HtmlNode[]>;

/** The composed form of `element`. Its children become part of it. `idSuffix`: makes the ids of its template unique. */
export function compose(
  element: HtmlElement,
  composed: Composed,
  template: LightTemplate,
  { type, idSuffix }: { type: ElementClass; idSuffix: string },
): HtmlElement {
  const slots = childrenBySlot(element);
  for (const child of contentParts(element, composed)) {
    const part = partOf(composed, composed.content![child.tag]!);
    if (part) setPart(child, part);
  }
  const link = takeLink(slots, composed);
  const children = fill(template.hasIds ? withIds(template.pieces, idSuffix) : template.pieces, slots);
  const tag = link ? 'a' : composed.frame?.tag === 'details' ? 'details' : element.tag;
  const added = {
    ...valuesOf(template.attributes),
    ...link,
    ...composed.attributes,
    ...(composed.mirrored && mirroredAttributes(element, composed)),
    class: classesOf(element, composed),
  };
  const isHost = tag === element.tag;
  const own = isHost && writtenAttributes(element);
  if (own !== false) return new HtmlElement(tag, `<${tag} light${own}${attributesText(added)}>`, element.end, children);
  const kept = element
    .attributes()
    .filter(([name]) => isKept(name, type, !isHost))
    // A link has no such attributes, and its `type` is a media type.
    .map(([name, value]) => [tag === 'a' && propertyOf(name, type) ? `data-${name}` : name, value] as const);
  return HtmlElement.make(tag, { ...(isHost && { light: true }), ...valuesOf(kept), ...added }, children);
}

/** The author's classes, those of the contract, and the one that Octavo's rules address. */
function classesOf(element: HtmlElement, composed: Composed): string {
  const own = [element.attribute('class'), composed.names ?? composed.class, `octavo-${composed.class}`];
  return own.filter(Boolean).join(' ');
}

/** The attributes of `element` as written, if all of them stay as they are: API pages have hundreds of elements. */
function writtenAttributes(element: HtmlElement): string | false {
  const { start, tag } = element;
  return !start.endsWith('/>') && !element.has('class') && !element.has('title') && start.slice(1 + tag.length, -1);
}

/** The children that are parts: see `Composed.content`. */
export function contentParts({ elements }: HtmlElement, { content = {} }: Composed): HtmlElement[] {
  return elements.filter(({ tag }) => ownValue(content, tag) !== undefined);
}

/** Attributes for writing; empty ones are written without a value. */
function valuesOf(attributes: readonly (readonly [name: string, value: string])[]): Record<string, string | true> {
  return Object.fromEntries(attributes.map(([name, value]) => [name, value === '' || value]));
}

/**
 * Whether the frame keeps an attribute of the element. Text in attributes is in parts now: `title` would show a tooltip, and
 * a plain element has no such attributes.
 */
function isKept(name: string, type: ElementClass, isPlain: boolean): boolean {
  const property = propertyOf(name, type);
  return !property || (name !== 'title' && (!isPlain || property[1].reflect === true));
}

function propertyOf(name: string, { elementProperties }: ElementClass) {
  return [...elementProperties].find(([key, { attribute }]) => (attribute || String(key).toLowerCase()) === name);
}

/** Spaces around slotted nodes are left out. */
function childrenBySlot({ children }: HtmlElement): Slots {
  const slots: Slots = new Map();
  for (const child of children) {
    const name = typeof child === 'string' ? '' : (child.attribute('slot') ?? '');
    const nodes = slots.get(name);
    if (nodes) nodes.push(child);
    else if (typeof child !== 'string' || child.trim() !== '') slots.set(name, [child]);
  }
  return slots;
}

/**
 * The attributes of the link that becomes the frame, which leaves its text in the slot. A link cannot contain other links and
 * controls: then it stays where it is.
 */
function takeLink(slots: Slots, { frame }: Composed): Record<string, string | true> | undefined {
  if (frame?.tag !== 'a') return undefined;
  const [link] = slots.get(frame.slot) ?? [];
  if (typeof link !== 'object' || link.tag !== 'a') return undefined;
  const others = [...slots].flatMap(([name, nodes]) => (name === frame.slot ? [] : nodes));
  if (hasControl(others)) return undefined;
  const { slot, id, ...attributes } = Object.fromEntries(link.attributes());
  if (link.children.length > 0) slots.set(slot!, [HtmlElement.make('span', { slot, id }, link.children)]);
  else slots.delete(slot!);
  // The text of the whole card is a better name than the label of a link without a title.
  if (attributes['aria-label'] && others.some((node) => textOf(node).trim() !== '')) delete attributes['aria-label'];
  return valuesOf(Object.entries(attributes));
}

function fill(pieces: readonly Piece[], slots: Slots, filled: HtmlNode[] = []): HtmlNode[] {
  for (const piece of pieces) {
    if (typeof piece === 'string' || piece instanceof HtmlElement) filled.push(piece);
    else if (piece.kind === 'slot') {
      const nodes = slots.get(piece.name);
      if (nodes) for (const node of nodes) filled.push(placed(node, piece));
      else fill(piece.fallback, slots, filled);
    } else {
      const children = fill(piece.pieces, slots);
      const { tag, start, end } = piece.element;
      if (!piece.isOptional || children.length > 0) filled.push(new HtmlElement(tag, start, end, children));
    }
  }
  return filled;
}

/** A node in the place of its slot, with its name, unless the part around the slot has it. */
function placed(node: HtmlNode, { name, part }: Extract<Piece, { kind: 'slot' }>): HtmlNode {
  if (typeof node === 'string' || name === '') return node;
  node.remove('slot');
  if (part?.tag && node.tag !== 'a') node.rename(part.tag);
  if (part) setPart(node, part);
  return node;
}
