// Translates a selector of an element's styles, which are written for its shadow root, into selectors for its composed form.
import {
  attribute,
  compoundsOf,
  eitherAttribute,
  isContent,
  isNotSlotted,
  pathTo,
  valueOf,
  withoutAttribute,
} from './selectors.mjs';
import { partAttribute } from '../../dist/plugin/page/compose/name-parts.js';

/** @import { Selector, SelectorComponent } from 'lightningcss' */
/** @import { Kind, Kinds } from './kinds.mjs' */
/** @import { Compound } from './selectors.mjs' */

/**
 * One translation of the compounds so far. `kind`: of the frame that it ends with. `isClosed`: whether it ends in a part
 * without slots, where all elements are Octavo's.
 *
 * @typedef {{ components: SelectorComponent[], kind?: Kind, isClosed?: boolean }} State
 */

/**
 * The translations of `selector`: several if a part has several positions, none for a part that has no name of its own.
 * `host`: the element, if these are the styles of its shadow root. Fails if a selector has no translation.
 *
 * @param {Selector} selector
 * @param {Kinds} kinds
 * @param {Kind} [host]
 * @returns {{ selector: Selector, isFrame: boolean }[]} `isFrame`: whether it selects the frame itself.
 */
export function translateSelector(selector, kinds, host) {
  const translation = new Translation(kinds, host);
  return translation
    .from({ components: [] }, compoundsOf(selector))
    .map(({ components, kind }) => ({ selector: components, isFrame: kind !== undefined }));
}

class Translation {
  #kinds;
  #host;

  /**
   * @param {Kinds} kinds
   * @param {Kind | undefined} host
   */
  constructor(kinds, host) {
    this.#kinds = kinds;
    this.#host = host;
  }

  /**
   * @param {State} start
   * @param {readonly Compound[]} compounds
   * @returns {State[]}
   */
  from(start, compounds) {
    return compounds.reduce((states, compound) => states.flatMap((state) => this.#append(state, compound)), [start]);
  }

  /**
   * @param {State} state
   * @param {Compound} compound
   * @returns {State[]}
   */
  #append(state, compound) {
    const { combinator, components } = compound;
    const frame = this.#frameOf(components);
    if (frame) {
      const parents = state.kind && combinator?.value === 'child' ? this.#contentOf(state, state.kind) : [state];
      return parents.flatMap((parent) =>
        this.#onFrame(join(parent, combinator, frame.kind.frame, frame.kind), frame.rest),
      );
    }
    if (this.#host && state.components.length === 0)
      return this.#inFrame({ components: this.#host.frame, kind: this.#host }, this.#host, compound);
    if (state.kind && (!combinator || /^(?:child|descendant)$/.test(combinator.value)))
      return this.#inFrame(state, state.kind, compound);
    return [this.#below(state, compound)];
  }

  /**
   * The element that a compound selects, and its other conditions.
   *
   * @param {readonly SelectorComponent[]} components
   */
  #frameOf([first, ...rest]) {
    if (this.#host && first?.type === 'pseudo-class' && first.kind === 'host')
      return { kind: this.#host, rest: [...(first.selectors ?? []), ...rest] };
    const kind = first && this.#kinds.of(first);
    return kind && { kind, rest };
  }

  /**
   * Adds conditions to a frame, up to a part of it.
   *
   * @param {State} state
   * @param {readonly SelectorComponent[]} conditions
   * @returns {State[]}
   */
  #onFrame(state, conditions) {
    const { kind } = state;
    const at = conditions.findIndex((each) => each.type === 'pseudo-element' && each.kind === 'part');
    const own = at < 0 ? conditions : conditions.slice(0, at);
    const frame = { ...state, components: [...state.components, ...own.map((each) => this.#nested(each, kind))] };
    const part = conditions[at];
    if (!kind || part?.type !== 'pseudo-element' || part.kind !== 'part') return [frame];
    return this.#toPart(frame, kind, part.names[0] ?? '', conditions.slice(at + 1));
  }

  /**
   * @param {State} state
   * @param {Kind} kind
   * @param {Compound} compound
   * @returns {State[]}
   */
  #inFrame(state, kind, compound) {
    const { combinator, components } = compound;
    const [first, ...rest] = components;
    if (first?.type === 'pseudo-element' && first.kind === 'slotted')
      return this.#toSlot(state, kind, [...first.selector, ...rest]);
    const part = this.#host && valueOf(components, 'part');
    if (part !== undefined) return this.#toPart(state, kind, part, withoutAttribute(components, 'part'));
    if (this.#host) throw new Error('only parts and slotted nodes have a translation: name the part');
    const slots = slotsIn(components);
    if (slots) {
      const others = components.filter((each) => each !== slots);
      return slots.selectors.flatMap((one) =>
        this.#inFrame(state, kind, { combinator, components: [...one, ...others] }),
      );
    }
    if (valueOf(components, 'slot') !== undefined) return this.#toSlot(state, kind, components);
    return combinator?.value === 'child' ? this.#toContent(state, kind, components) : [this.#below(state, compound)];
  }

  /**
   * @param {State} state
   * @param {Kind} kind
   * @param {string} name
   * @param {readonly SelectorComponent[]} conditions
   * @returns {State[]}
   */
  #toPart(state, kind, name, conditions) {
    if (kind.composed.parts?.[name] === false) return [];
    const { parts, slots, frame, closed } = kind.shape;
    if (name === frame) return this.#onFrame(state, conditions);
    // A part that a script draws if nothing is in a slot has the name of the slot.
    const positions = parts.get(name) ?? slots.get(name);
    if (!positions) throw new Error(`<${kind.tag}> has no part "${name}"`);
    const nested = conditions.map((each) => this.#nested(each));
    return positions.map((position) => ({
      components: [...state.components, ...pathTo(position, nested)],
      isClosed: closed.has(name),
    }));
  }

  /**
   * @param {State} state
   * @param {Kind} kind
   * @param {readonly SelectorComponent[]} components
   * @returns {State[]}
   */
  #toSlot(state, kind, components) {
    const name = valueOf(components, 'slot');
    if (name === undefined) throw new Error('::slotted() needs the name of a slot');
    const { slots } = kind.shape;
    const conditions = withoutAttribute(components, 'slot').map((each) => this.#nested(each));
    return (name === '' ? [...slots.keys()].filter(Boolean) : [name]).flatMap((slot) => {
      const positions = slots.get(slot);
      if (!positions) throw new Error(`<${kind.tag}> has no slot "${slot}"`);
      return positions.map((position) => ({ components: [...state.components, ...pathTo(position, conditions)] }));
    });
  }

  /**
   * @param {State} state
   * @param {Kind} kind
   * @param {readonly SelectorComponent[]} components
   * @returns {State[]}
   */
  #toContent(state, kind, components) {
    const { slots, sharesParent } = kind.shape;
    const conditions = components.flatMap((each) => {
      if (isNotSlotted(each)) return sharesParent ? [isContent] : [];
      if (
        each.type === 'pseudo-class' &&
        /^nth-(?:last-)?child$/.test(each.kind) &&
        'of' in each &&
        each.of?.every(([one]) => one && isNotSlotted(one))
      )
        return [{ ...each, of: sharesParent ? [[isContent]] : null }];
      return [this.#nested(each)];
    });
    return (slots.get('') ?? []).map((position) => ({
      components: [...state.components, ...pathTo(position, conditions)],
    }));
  }

  /**
   * The element around the content of a frame.
   *
   * @param {State} state
   * @param {Kind} kind
   * @returns {State[]}
   */
  #contentOf(state, kind) {
    const positions = kind.shape.slots.get('') ?? [];
    return positions.map((position) => ({ components: [...state.components, ...pathTo(position).slice(0, -2)] }));
  }

  /**
   * Anything after a part, in the content, or beside the frame.
   *
   * @param {State} state
   * @param {Compound} compound
   * @returns {State}
   */
  #below(state, { combinator, components }) {
    if (valueOf(components, 'slot') !== undefined) throw new Error('a slot has a translation only after its element');
    if (this.#host && valueOf(components, 'part') === undefined && !state.isClosed)
      throw new Error('below a part with a slot, only parts have a translation: a name there could be the author’s');
    const { named, isClosed = state.isClosed } = this.#named(components);
    const nested = named.map((each) => this.#nested(each));
    return { ...join(state, combinator, nested), isClosed };
  }

  /**
   * A compound with the name of its part, and whether the part has no slots.
   *
   * @param {readonly SelectorComponent[]} components
   */
  #named(components) {
    const part = valueOf(components, 'part');
    const shape = this.#host?.shape;
    if (part === undefined || !shape) return { named: components };
    const name = shape.parts.get(part)?.[0]?.name;
    if (name === undefined) throw new Error(`the template has no part "${part}"`);
    return {
      named: [attribute(partAttribute, name), ...withoutAttribute(components, 'part')],
      isClosed: shape.closed.has(part),
    };
  }

  /**
   * Translates the selectors in a pseudo-class, and the attributes of a frame. `kind`: of the frame that it is a condition of.
   *
   * @param {SelectorComponent} component
   * @param {Kind} [kind]
   * @returns {SelectorComponent}
   */
  #nested(component, kind) {
    if (
      kind?.composed.frame?.tag === 'a' &&
      component.type === 'attribute' &&
      !/^(?:href|hidden)$/.test(component.name)
    )
      return eitherAttribute(component);
    if (component.type !== 'pseudo-class' || !('selectors' in component) || !component.selectors) return component;
    const selectors = /** @type {readonly Selector[]} */ (component.selectors).flatMap((selector) => {
      const [first, ...rest] = compoundsOf(selector);
      const isRelative = first?.components[0]?.type === 'pseudo-class' && first.components[0].kind === 'scope';
      const light = new Translation(this.#kinds, undefined);
      if (isRelative && first) return light.from({ components: first.components, kind }, rest);
      if (rest.length > 0 || (first && this.#kinds.of(first.components[0] ?? component)))
        return light.from({ components: [] }, compoundsOf(selector));
      return [{ components: selector.map((each) => this.#nested(each, kind)) }];
    });
    return /** @type {SelectorComponent} */ ({
      ...component,
      selectors: selectors.map(({ components }) => components),
    });
  }
}

/**
 * @param {State} state
 * @param {SelectorComponent | undefined} combinator
 * @param {readonly SelectorComponent[]} components
 * @param {Kind} [kind]
 * @returns {State}
 */
function join(state, combinator, components, kind) {
  return { components: [...state.components, ...(combinator ? [combinator] : []), ...components], kind };
}

/**
 * `:is(…)` with slotted nodes, which can be in different places.
 *
 * @param {readonly SelectorComponent[]} components
 */
function slotsIn(components) {
  for (const each of components)
    if (each.type === 'pseudo-class' && each.kind === 'is' && each.selectors.some((one) => valueOf(one, 'slot')))
      return each;
  return undefined;
}
