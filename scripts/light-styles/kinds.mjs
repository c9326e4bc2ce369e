// The kinds of composed elements: those with the same class, such as all callouts, share their styles.
import { composedElements } from '../../dist/elements/composed-elements.js';
import { attribute } from './selectors.mjs';
import { shapeOf } from './positions.mjs';

/** @import { SelectorComponent } from 'lightningcss' */
/** @import { Composed } from '../../elements/composed.js' */
/** @import { Shape } from './positions.mjs' */

/** @typedef {{ tag: string, composed: Composed, shape: Shape, frame: SelectorComponent[] }} Kind `frame`: selects its frame. */

/** The composed elements, as selectors name them. */
export class Kinds {
  /** @type {Map<string, Kind>} */
  #kinds = new Map();

  constructor() {
    for (const [tag, composed] of composedElements) {
      const { class: name, attributes = {} } = composed;
      const conditions = Object.entries(attributes).map(([key, value]) => attribute(key, value));
      const frame = [classOf(name), ...(tagsOf(name).length > 1 ? conditions : [])];
      this.#kinds.set(tag, { tag, composed, shape: shapeOf(tag, composed), frame });
    }
  }

  /**
   * The kind that a part of a selector names: `octavo-card`, or `:is(…)` with all tags that have the same class.
   *
   * @param {SelectorComponent} component
   * @returns {Kind | undefined}
   */
  of(component) {
    if (component.type === 'type') return this.#kinds.get(component.name);
    if (component.type !== 'pseudo-class' || component.kind !== 'is') return undefined;
    const tags = component.selectors.map(([first, ...rest]) =>
      first?.type === 'type' && rest.length === 0 ? first.name : '',
    );
    const [tag = ''] = tags;
    const kind = this.#kinds.get(tag);
    const isWhole = kind && tagsOf(kind.composed.class).toSorted().join() === tags.toSorted().join();
    return isWhole ? this.host(tag) : undefined;
  }

  /**
   * The kind with all elements that have the class of this one.
   *
   * @param {string} tag
   * @returns {Kind}
   */
  host(tag) {
    const kind = this.#kinds.get(tag);
    if (!kind) throw new Error(`<${tag}> is not a composed element`);
    return { ...kind, frame: [classOf(kind.composed.class)] };
  }
}

/**
 * The tags with a class.
 *
 * @param {string} name
 */
export function tagsOf(name) {
  return [...composedElements].flatMap(([tag, composed]) => (composed.class === name ? [tag] : []));
}

/**
 * @param {string} name
 * @returns {SelectorComponent}
 */
function classOf(name) {
  return { type: 'class', name: `octavo-${name}` };
}
