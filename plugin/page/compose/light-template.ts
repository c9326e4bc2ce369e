/** The template of an element as it is copied into each composed element of its kind. */
import type { Composed } from '../../../elements/composed.js';
import { HtmlElement, markup, type HtmlNode } from '../../core/tree/html-element.js';
import { writeContent } from '../../core/tree/write-html.js';
import { nameParts, partAttribute, partOf, type NamedPart } from './name-parts.js';

/** A part of a template: nodes that all copies share, an element around slots, or a slot. */
export type Piece =
  | HtmlNode
  | { kind: 'element'; element: HtmlElement; pieces: Piece[]; isOptional: boolean }
  | { kind: 'slot'; name: string; part: NamedPart | undefined; fallback: Piece[] };

/** `attributes`: of the part that is the frame. */
export interface LightTemplate {
  pieces: Piece[];
  attributes: [name: string, value: string][];
}

/** Prepares a template, which is not changed. */
export function lightTemplate(template: HtmlElement, composed: Composed): LightTemplate {
  const root = nameParts(template, composed);
  const frame = framePart(root, composed);
  const optional = new Set<string>();
  for (const name of Object.keys(composed.parts ?? {})) {
    const part = partOf(composed, name);
    if (part?.optional) optional.add(part.name);
  }
  return { pieces: piecesOf(frame, composed, optional), attributes: frame.attributes().filter(isKept) };
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
