/** The uses of names that no page has, grouped to one notice for each kind. */
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import type { Place } from '../../../core/errors/errors.js';
import type { ClassifiedName, NameKind } from './name-kind.js';

/** The effect of a missing name: its selectors match nothing, they match too much, or a script finds nothing. */
export type UseEffect = 'nothing' | 'more' | 'script';

/** Uses of one kind in one file. */
export interface NameUse extends ClassifiedName {
  effect: UseEffect;
  names: Set<string>;
  places: Place[];
  properties: Set<string>;
  /** Hooks to use instead. */
  hooks: Set<string>;
}

/** Kinds of names with a notice of their own for each name. */
const single = new Set<NameKind>(['hook', 'hosted', 'nesting']);

export class NameUses {
  readonly #uses = new Map<string, NameUse>();

  add(
    effect: UseEffect,
    name: string,
    { kind, instead }: ClassifiedName,
    place: Place,
    properties: readonly string[] = [],
  ): void {
    const key = JSON.stringify([effect, kind, place.file, single.has(kind) && name]);
    const use = getOrInsert(this.#uses, key, (): NameUse => ({
      effect,
      kind,
      names: new Set(),
      places: [],
      properties: new Set(),
      hooks: new Set(),
    }));
    use.names.add(name);
    use.places.push(place);
    for (const property of properties) use.properties.add(property);
    if (instead !== undefined) use.hooks.add(instead);
  }

  all(): NameUse[] {
    return [...this.#uses.values()];
  }
}
