// Parts of selectors, as Lightning CSS reads and writes them.
import { partAttribute } from '../../dist/plugin/page/compose/name-parts.js';

/** @import { Selector, SelectorComponent } from 'lightningcss' */
/** @import { Position } from './positions.mjs' */

/** @type {SelectorComponent} */
const child = { type: 'combinator', value: 'child' };

/** @type {SelectorComponent} */
const any = { type: 'universal' };

/** `:not([data-component-part])`: what is not a part. @type {SelectorComponent} */
export const isContent = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [[{ type: 'attribute', namespace: null, name: partAttribute, operation: null }]],
};

/**
 * @param {string} name
 * @param {string} value
 * @returns {SelectorComponent}
 */
export function attribute(name, value) {
  const operation = /** @type {const} */ ({ operator: 'equal', value, caseSensitivity: 'case-sensitive' });
  return { type: 'attribute', namespace: null, name, operation };
}

/**
 * The attribute of an element, or the data attribute with its value that a link has instead.
 *
 * @param {SelectorComponent & { type: 'attribute' }} component
 * @returns {SelectorComponent}
 */
export function eitherAttribute(component) {
  return {
    type: 'pseudo-class',
    kind: 'is',
    selectors: [[component], [{ ...component, name: `data-${component.name}` }]],
  };
}

/**
 * The compounds of a selector, each with the combinator before it.
 *
 * @typedef {{ combinator?: SelectorComponent & { type: 'combinator' }, components: SelectorComponent[] }} Compound
 * @param {Selector} selector
 * @returns {Compound[]}
 */
export function compoundsOf(selector) {
  /** @type {Compound[]} */
  const compounds = [];
  /** @type {Compound} */
  let last = { components: [] };
  for (const component of selector) {
    if (component.type === 'combinator') {
      compounds.push(last);
      last = { combinator: component, components: [] };
    } else last.components.push(component);
  }
  return [...compounds, last];
}

/**
 * The value of an attribute in a compound, such as `title` of `[slot='title']`. An empty text for `[slot]`.
 *
 * @param {readonly SelectorComponent[]} components
 * @param {string} name
 */
export function valueOf(components, name) {
  const component = components.find((each) => each.type === 'attribute' && each.name === name);
  return component?.type === 'attribute' ? (component.operation?.value ?? '') : undefined;
}

/**
 * @param {readonly SelectorComponent[]} components
 * @param {string} name
 */
export function withoutAttribute(components, name) {
  return components.filter((each) => each.type !== 'attribute' || each.name !== name);
}

/**
 * The steps from a frame to a position, with further conditions.
 *
 * @param {Position} position
 * @param {readonly SelectorComponent[]} [conditions]
 * @returns {SelectorComponent[]}
 */
export function pathTo({ depth, name, parent }, conditions = []) {
  const steps = Array.from({ length: depth }, () => [child, any]).flat();
  if (name === undefined && parent !== undefined && depth > 0) steps.splice(-1, 1, attribute(partAttribute, parent));
  const tags = conditions.filter(({ type }) => type === 'type');
  const others = conditions.filter(({ type }) => type !== 'type');
  const named = name === undefined ? [] : [attribute(partAttribute, name)];
  const compound = [...tags, ...named, ...others];
  return [...steps, child, ...(compound[0] && compound[0].type !== 'pseudo-element' ? compound : [any, ...compound])];
}

/**
 * Whether a condition is `:not([slot])`, which content always matches.
 *
 * @param {SelectorComponent} component
 */
export function isNotSlotted(component) {
  if (component.type !== 'pseudo-class' || component.kind !== 'not') return false;
  return component.selectors.every((selector) => selector.length === 1 && valueOf(selector, 'slot') === '');
}
