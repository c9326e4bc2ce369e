/** The template of an element as it is copied into each composed element of its kind. */
import type { Composed } from '../../../elements/composed.js';
import { HtmlElement, markup, type HtmlNode } from '../../core/tree/html-element.js';
import { walkAll } from '../../core/tree/walk-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { nameParts, partAttribute, partOf, type NamedPart } from './name-parts.js';

/** A part of a template: nodes that all copies share, an element around slots, or a slot. */
export type Piece =
  | HtmlNode
  | { kind: 'element'; element: HtmlElement; pieces: Piece[]; isOptional: boolean }
  | { kind: 'slot'; name: string; part: NamedPart | undefined; fallback: Piece[] };

/** `attributes`: of the part that is the frame. `hasIds`: whether a copy needs ids of its own. */
export interface LightTemplate {
  pieces: Piece[];
  hasIds: boolean;
  attributes: [name: string, value: string][];
}

/** Prepares a template, which is not changed. */
export function lightTemplate(template: HtmlElement, composed: Composed): LightTemplate {
  const root = nameParts(template, composed);
  const frame = framePart(root, composed);
  const parts = Object.keys(composed.parts ?? {}).map((name) => partOf(composed, name));
  const optional = new Set(parts.flatMap((part) => (part?.optional ? part.name : [])));
  const hasIds = markIds(root, composed.class);
  return { pieces: piecesOf(frame, composed, optional), hasIds, attributes: frame.attributes().filter(isKept) };
}

/** Ends each id in a template. No text in HTML can contain it. */
const idMark = '\0';

const idAttributes = ['id', 'aria-labelledby', 'aria-describedby'];

/** Marks the ids in a template, and the attributes that refer to them. Returns whether there are any. */
function markIds(root: HtmlElement, prefix: string): boolean {
  let hasIds = false;
  walkAll(root, (element) => {
    for (const name of idAttributes) {
      const ids = element.attribute(name)?.split(' ');
      if (!ids) continue;
      hasIds = true;
      element.set(name, ids.map((id) => `${prefix}-${id}${idMark}`).join(' '));
    }
  });
  return hasIds;
}

/** A copy of pieces with `suffix` at the end of each id. */
export function withIds(pieces: readonly Piece[], suffix: string): Piece[] {
  return pieces.map((piece): Piece => {
    if (typeof piece === 'string') return piece;
    if (piece instanceof HtmlElement) return suffixed(piece, suffix);
    if (piece.kind === 'slot') return { ...piece, fallback: withIds(piece.fallback, suffix) };
    return { ...piece, element: suffixed(piece.element, suffix), pieces: withIds(piece.pieces, suffix) };
  });
}

function suffixed({ tag, start, end }: HtmlElement, suffix: string): HtmlElement {
  return new HtmlElement(tag, start.replaceAll(idMark, suffix), end);
}

/** The part of a named template whose tag becomes the frame; otherwise its root. */
export function framePart(root: HtmlElement, composed: Composed): HtmlElement {
  return composed.frame?.tag === 'details' ? root.elements[0]! : root;
}

function isKept([name]: readonly [string, string]): boolean {
  return name !== partAttribute;
}

function piecesOf(parent: HtmlElement, composed: Composed, optional: ReadonlySet<string>): Piece[] {
  return parent.children.map((child): Piece => {
    if (typeof child === 'string') return child;
    if (child.tag === 'slot') {
      const name = child.attribute('name') ?? '';
      const part = name === '' ? undefined : partOf(composed, name);
      const isNamed = part?.name === parent.attribute(partAttribute);
      return { kind: 'slot', name, part: isNamed ? undefined : part, fallback: piecesOf(child, composed, optional) };
    }
    if (!hasSlot(child)) return new HtmlElement(markup, child.start + writeContent(child) + child.end);
    const isOptional = optional.has(child.attribute(partAttribute) ?? '');
    return { kind: 'element', element: child, pieces: piecesOf(child, composed, optional), isOptional };
  });
}

function hasSlot(element: HtmlElement): boolean {
  return element.elements.some((child) => child.tag === 'slot' || hasSlot(child));
}
