/** Notices that author code has changed the built-in objects, which Octavo and its packages need as they are. */

import { compileFunction } from 'node:vm';

const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
const { is } = Object;

const classes = [Object, Function, Array, String, RegExp, Promise, Map, Set];

/** The globals that are compared: programs replace others for good reasons. */
const globals = [...classes.map(({ name }) => name), 'JSON'];

/** The objects that are compared, with their keys. */
const compared: readonly [name: string, owner: object, keys: PropertyKey[]][] = [
  ...classes.map(({ name, prototype }): [string, object] => [`${name}.prototype.`, prototype as object]),
  ...Object.entries({ Object, Array, Promise, JSON }).map(([name, owner]): [string, object] => [`${name}.`, owner]),
]
  .map(([name, owner]): [string, object, PropertyKey[]] => [name, owner, ownKeys(owner)])
  .concat([['', globalThis, globals]]);

/** The properties that are not getters. `original`: as at the start, before any author code runs. */
const properties = compared.flatMap(([name, owner, keys]) =>
  keys.flatMap((key) => {
    const original = getOwnPropertyDescriptor(owner, key)!;
    return original.value === undefined ? [] : [{ name: name + nameOf(key), owner, key, original }];
  }),
);

const keysOfObject = ownKeys(Object.prototype);

/** The values of properties before the code that runs. */
const before = properties.map(({ original }): unknown => original.value);
let keysBefore = keysOfObject;
let running = 0;
let restored: string | undefined;

/**
 * Whether a property has another value than `before`. It runs with each hook, so it is generated: code that names each property is
 * fifty times as fast as a loop.
 */
const isChanged = compileFunction(
  `${properties.map((_, at) => `const { owner: owner${at}, key: key${at} } = properties[${at}];`).join('')}
  return () => ${properties
    .map(({ key }, at) => {
      const member = typeof key === 'symbol' ? `key${at}` : JSON.stringify(key);
      return `owner${at}[${member}] !== before[${at}]`;
    })
    .join(' || ')};`,
  ['properties', 'before'],
)(properties, before) as () => boolean;

/**
 * Runs code of an author. If it changes built-in objects, they are restored at once, and `onChange` is called when the code has ended, by
 * default with `throw`.
 */
export function keepBuiltins<T>(code: () => T, onChange: (error: Error) => void = raise): T {
  if (running++ === 0) noteBuiltins();
  const end = (): Error | undefined => {
    running--;
    return restoreBuiltins();
  };
  const checked = <Value>(value: Value, changed: Error | undefined): Value => {
    if (changed) onChange(changed);
    return value;
  };
  let result: T;
  try {
    result = code();
  } catch (error) {
    throw end() ?? error;
  }
  const early = restoreBuiltins();
  if (!(result instanceof Promise)) return checked(result, end() ?? early);
  return result.then(
    (value) => checked(value, end() ?? early),
    (error) => raise(end() ?? early ?? error),
  ) as T;
}

function raise(error: unknown): never {
  throw error;
}

// Nothing below uses what code may have replaced.

/**
 * The name of a built-in object that code has changed, such as `Array.prototype.map`; `undefined` if it has changed none. It may be
 * restored since, but asynchronous code runs with changes of others. New properties count in `Object.prototype` only, where each object has them.
 */
export function changedBuiltin(): string | undefined {
  const added = ownKeys(Object.prototype);
  if (added.length > keysOfObject.length) return `Object.prototype.${nameOf(added[added.length - 1]!)}`;
  for (let at = 0; at < properties.length; at++)
    if (!is(valueAt(at), properties[at]!.original.value)) return properties[at]!.name;
  return restored;
}

/** Other code in this process may have changed them for good reasons. */
function noteBuiltins(): void {
  keysBefore = ownKeys(Object.prototype);
  if (mayBeChanged()) for (let at = 0; at < properties.length; at++) before[at] = valueAt(at);
}

/** The error for what has changed since `noteBuiltins`. */
function restoreBuiltins(): Error | undefined {
  let changed: string | undefined;
  for (let at = 0; mayBeChanged() && at < properties.length; at++) {
    const { name, owner, key, original } = properties[at]!;
    if (is(valueAt(at), before[at])) continue;
    changed = name;
    defineProperty(owner, key, { ...original, value: before[at] });
  }
  const keys = ownKeys(Object.prototype);
  // The methods are restored.
  for (const key of keys.length > keysBefore.length ? keys : []) {
    if (keysBefore.includes(key)) continue;
    changed ??= `Object.prototype.${nameOf(key)}`;
    deleteProperty(Object.prototype, key);
  }
  if (changed === undefined) return undefined;
  restored = changed;
  return new TypeError(`it changed ${changed}, which Octavo needs as it is`);
}

function mayBeChanged(): boolean {
  try {
    return isChanged();
  } catch {
    // It is a getter now.
    return true;
  }
}

/** The value of a property; `undefined` for a getter. */
function valueAt(at: number): unknown {
  const { owner, key } = properties[at]!;
  return getOwnPropertyDescriptor(owner, key)?.value;
}

function nameOf(key: PropertyKey): string {
  return typeof key === 'symbol' ? '[symbol]' : `${key}`;
}
