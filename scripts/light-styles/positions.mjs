// The positions of parts and slots in a composed element.
import { english } from '../../dist/elements/labels.js';
import { HtmlElement } from '../../dist/plugin/core/tree/html-element.js';
import { elementClass, ShadowTemplates } from '../../dist/plugin/mdx/render/shadow-template.js';
import { framePart } from '../../dist/plugin/page/compose/light-template.js';
import { nameParts, partAttribute, partOf } from '../../dist/plugin/page/compose/name-parts.js';

/** @import { Composed } from '../../elements/composed.js' */

/**
 * A place in the tree of an element. `depth`: the number of elements between the frame and it. `name`: its
 * `data-component-part`; none for what is in the slot of a part with its name, and for the content. `parent`: that of the
 * element around it.
 *
 * @typedef {{ depth: number, name?: string, parent?: string }} Position
 */

/**
 * @typedef {object} Shape
 * @property {Map<string, Position[]>} parts By the name in the template.
 * @property {Map<string, Position[]>} slots By the name of the slot; '' is the content.
 * @property {Set<string>} closed Parts in which there is no slot.
 * @property {boolean} sharesParent Whether the content has siblings in its parent, which are parts.
 * @property {string | undefined} frame The part that is the frame.
 */

const templates = new ShadowTemplates();

/**
 * The shape of a composed element, from its template without attributes and with all of them.
 *
 * @param {string} tag
 * @param {Composed} composed
 * @returns {Shape}
 */
export function shapeOf(tag, composed) {
  /** @type {Shape} */
  const shape = { parts: new Map(), slots: new Map(), closed: new Set(), sharesParent: false, frame: undefined };
  for (const attributes of [{}, { ...allAttributes(tag), ...composed.specimen }]) {
    const content = templates.of(HtmlElement.make(tag, attributes), english)?.content;
    if (!content) throw new Error(`<${tag}> has no template`);
    const [root, named] = [content.copy(), nameParts(content, composed)];
    if (composed.frame?.tag === 'details') shape.frame = composed.frame.part;
    read(framePart(root, composed), framePart(named, composed), 0, { shape, composed });
  }
  return shape;
}

/** @param {string} tag */
function allAttributes(tag) {
  const properties = [...(elementClass(tag)?.elementProperties ?? [])].filter(([, { state }]) => !state);
  return Object.fromEntries(
    properties.map(([name, { attribute, type }]) => [
      attribute || String(name).toLowerCase(),
      type === Boolean || (type === Number ? '1' : 'x'),
    ]),
  );
}

/**
 * Reads the children of `parent`, which is `named` with the names of the page.
 *
 * @param {HtmlElement} parent
 * @param {HtmlElement} named
 * @param {number} depth
 * @param {{ shape: Shape, composed: Composed }} context
 */
function read(parent, named, depth, context) {
  const { shape } = context;
  parent.elements.forEach((child, index) => {
    const twin = named.elements[index];
    if (!twin) return;
    if (child.tag === 'slot') {
      addSlot(child.attribute('name') ?? '', named, depth, context);
      read(child, twin, depth, context);
      return;
    }
    const [part] = child.attribute('part')?.split(' ') ?? [];
    if (part) add(shape.parts, part, { depth, name: twin.attribute(partAttribute) });
    if (part && !hasSlot(child)) shape.closed.add(part);
    read(child, twin, depth + 1, context);
  });
}

/**
 * @param {string} slot
 * @param {HtmlElement} parent The element around it, with the name of the page.
 * @param {number} depth
 * @param {{ shape: Shape, composed: Composed }} context
 */
function addSlot(slot, parent, depth, { shape, composed }) {
  const own = slot === '' ? undefined : partOf(composed, slot)?.name;
  const around = parent.attribute(partAttribute);
  add(shape.slots, slot, { depth, name: own === around ? undefined : own, parent: around });
  if (slot === '' && parent.elements.length > 1) shape.sharesParent = true;
}

/**
 * @param {HtmlElement} element
 * @returns {boolean}
 */
function hasSlot(element) {
  return element.elements.some((child) => child.tag === 'slot' || hasSlot(child));
}

/**
 * @param {Map<string, Position[]>} positions
 * @param {string} key
 * @param {Position} position
 */
function add(positions, key, position) {
  const list = positions.get(key) ?? [];
  if (!list.some(({ depth, name }) => depth === position.depth && name === position.name)) list.push(position);
  positions.set(key, list);
}
