/** The names that parts of a template and nodes in its slots have in a composed page. */
import type { Composed, ComposedPart } from '../../../elements/composed.js';
import type { HtmlElement } from '../../core/tree/html-element.js';
import { walkAll } from '../../core/tree/walk-html.js';

/** A part with its name. */
export type NamedPart = ComposedPart & { name: string };

/** The attribute with the name of a part. */
export const partAttribute = 'data-component-part';

/** The description of a part or slot with its name; `undefined` if the name of the part is only a second one. */
export function partOf({ class: prefix, parts }: Composed, part: string): NamedPart | undefined {
  const own = parts?.[part];
  if (own === false) return undefined;
  if (typeof own === 'string') return { name: own };
  return { ...own, name: own?.name ?? `${prefix}-${part}` };
}

/** A copy of `template` with the names of its parts. Slots stay. */
export function nameParts(template: HtmlElement, composed: Composed): HtmlElement {
  const named = template.copy();
  walkAll(named, (element) => {
    const [first] = element.attribute('part')?.split(' ') ?? [];
    element.remove('part');
    const part = first === undefined ? undefined : partOf(composed, first);
    if (part) setPart(element, part);
  });
  return named;
}

/** Gives `element` the name, class and attributes of a part. */
export function setPart(element: HtmlElement, part: NamedPart): void {
  if (part.attributes || part.mirrored) {
    const added = { ...part.attributes, ...mirroredAttributes(element, part) };
    for (const [attribute, value] of Object.entries(added)) element.add(attribute, value);
  }
  element.add(partAttribute, part.name);
  if (part.class) addClass(element, part.class);
}

/** The attributes that have the value of another one, unless the element has them itself. */
export function mirroredAttributes(
  element: HtmlElement,
  { mirrored = {} }: Pick<ComposedPart, 'mirrored'>,
): Record<string, string> {
  const values = Object.entries(mirrored).flatMap(([own, { name, fallback }]) => {
    const value = element.attribute(own) ?? fallback;
    return value === undefined || element.has(name) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values);
}

/** Adds `names` to the classes of `element`. */
function addClass(element: HtmlElement, names: string): void {
  const own = element.attribute('class');
  if (own === undefined) element.add('class', names);
  else element.set('class', `${own} ${names}`);
}
