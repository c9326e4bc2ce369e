/** Notices that author code has changed the built-in objects, which Octavo and its packages need as they are. */

const { ownKeys, getOwnPropertyDescriptor } = Reflect;
const { is } = Object;

const classes = [Object, Function, Array, String, RegExp, Promise, Map, Set];

/** The globals that are compared: programs replace others for good reasons. */
const globals: ReadonlySet<PropertyKey> = new Set([...classes.map(({ name }) => name), 'JSON']);

/** The objects that are compared, by name. */
const owners: readonly [name: string, owner: object][] = [
  ...classes.map(({ name, prototype }): [string, object] => [`${name}.prototype`, prototype as object]),
  ['Object', Object],
  ['Array', Array],
  ['Promise', Promise],
  ['JSON', JSON],
  ['globalThis', globalThis],
];

/** The value of a property; `undefined` for a getter. */
const valueOf = (owner: object, key: PropertyKey): unknown => getOwnPropertyDescriptor(owner, key)?.value;

/** The properties at the start, before any author code runs. */
const originals = owners.map(([name, owner]) => ({
  name,
  owner,
  values: ownKeys(owner)
    .map((key) => [key, valueOf(owner, key)] as const)
    .filter(([key, value]) => value !== undefined && (owner !== globalThis || globals.has(key))),
}));

const countOfObject = ownKeys(Object.prototype).length;

/**
 * The name of a built-in object that code has changed, such as `Array.prototype.map`; `undefined` if it has changed none.
 * New properties count in `Object.prototype` only, where each object has them. Uses nothing that code may have replaced.
 */
export function changedBuiltin(): string | undefined {
  const added = ownKeys(Object.prototype);
  if (added.length > countOfObject) return `Object.prototype.${nameOf(added[added.length - 1]!)}`;
  for (let at = 0; at < originals.length; at++) {
    const { name, owner, values } = originals[at]!;
    for (let index = 0; index < values.length; index++) {
      const property = values[index]!;
      if (!is(valueOf(owner, property[0]), property[1]))
        return name === 'globalThis' ? nameOf(property[0]) : `${name}.${nameOf(property[0])}`;
    }
  }
  return undefined;
}

function nameOf(key: PropertyKey): string {
  return typeof key === 'symbol' ? '[symbol]' : `${key}`;
}
