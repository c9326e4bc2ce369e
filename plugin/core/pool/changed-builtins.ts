/** Notices that author code has changed the built-in objects, which Octavo and its packages need as they are. */

import { compileFunction } from 'node:vm';

const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
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

/** A property that is not a getter. */
interface Property {
  name: string;
  /** The index of the object that has it. */
  at: number;
  key: PropertyKey;
  /** As at the start, before any author code runs. */
  original: PropertyDescriptor;
}

const properties: readonly Property[] = owners.flatMap(([name, owner], at) =>
  ownKeys(owner).flatMap((key) => {
    const original = getOwnPropertyDescriptor(owner, key)!;
    if (original.value === undefined || (owner === globalThis && !globals.has(key))) return [];
    return [{ name: owner === globalThis ? nameOf(key) : `${name}.${nameOf(key)}`, at, key, original }];
  }),
);

const keysOfObject = ownKeys(Object.prototype);

/** The values before the code that runs, by owner and key. */
const before: readonly Record<PropertyKey, unknown>[] = owners.map((_, at) =>
  Object.fromEntries(properties.flatMap((one) => (one.at === at ? [[one.key, one.original.value]] : []))),
);

/**
 * Whether a property has another value than `before`. It runs with each hook, so it is generated: code that names each property is
 * fifty times as fast as a loop.
 */
const isChanged = compileFunction(
  `${owners.map((_, at) => `const owner${at} = owners[${at}][1], before${at} = before[${at}];`).join('')}
  ${properties.map(({ key }, index) => (typeof key === 'symbol' ? `const key${index} = properties[${index}].key;` : '')).join('')}
  return () => ${properties
    .map(({ at, key }, index) => {
      const member = typeof key === 'symbol' ? `[key${index}]` : `[${JSON.stringify(key)}]`;
      return `owner${at}${member} !== before${at}${member}`;
    })
    .join(' || ')};`,
  ['owners', 'before', 'properties'],
)(owners, before, properties) as () => boolean;

// Nothing below uses what code may have replaced.

/**
 * The name of a built-in object that code has changed, such as `Array.prototype.map`; `undefined` if it has changed none. It may be
 * restored since, but asynchronous code runs with changes of others. New properties count in `Object.prototype` only, where each object has them.
 */
export function changedBuiltin(): string | undefined {
  const added = ownKeys(Object.prototype);
  if (added.length > keysOfObject.length) return `Object.prototype.${nameOf(added[added.length - 1]!)}`;
  for (let at = 0; at < properties.length; at++) {
    const property = properties[at]!;
    if (!is(valueOf(property), property.original.value)) return property.name;
  }
  return restored;
}

let keysBefore = keysOfObject;
let running = 0;
let restored: string | undefined;

/** Runs code of an author. If it changes built-in objects, they are restored, and `onChange` is called, by default with `throw`. */
export function keepBuiltins<T>(code: () => T, onChange: (error: Error) => void = raise): T {
  if (running === 0) noteBuiltins();
  running++;
  let result: T;
  try {
    result = code();
  } catch (error) {
    running--;
    throw restoreBuiltins() ?? error;
  }
  const error = restoreBuiltins();
  if (!error && result instanceof Promise) return keepUntilSettled(result, onChange) as T;
  running--;
  if (error) onChange(error);
  return result;
}

async function keepUntilSettled<T>(result: Promise<T>, onChange: (error: Error) => void): Promise<T> {
  let value: T;
  try {
    value = await result;
  } catch (error) {
    throw restoreBuiltins() ?? error;
  } finally {
    running--;
  }
  const error = restoreBuiltins();
  if (error) onChange(error);
  return value;
}

function raise(error: Error): never {
  throw error;
}

/** Other code in this process may have changed them for good reasons. */
function noteBuiltins(): void {
  keysBefore = ownKeys(Object.prototype);
  if (!mayBeChanged()) return;
  for (let index = 0; index < properties.length; index++) {
    const property = properties[index]!;
    before[property.at]![property.key] = valueOf(property);
  }
}

/** The error for what has changed since `noteBuiltins`. */
function restoreBuiltins(): Error | undefined {
  let changed: string | undefined;
  const keys = ownKeys(Object.prototype);
  for (let at = 0; keys.length > keysBefore.length && at < keys.length; at++) {
    if (isIn(keysBefore, keys[at]!)) continue;
    changed = `Object.prototype.${nameOf(keys[at]!)}`;
    deleteProperty(Object.prototype, keys[at]!);
  }
  for (let at = 0; mayBeChanged() && at < properties.length; at++) {
    const property = properties[at]!;
    const value = before[property.at]![property.key];
    if (is(valueOf(property), value)) continue;
    changed = property.name;
    defineProperty(owners[property.at]![1], property.key, { ...property.original, value });
  }
  if (changed === undefined) return undefined;
  restored = changed;
  return new TypeError(`it changed ${changed}, which Octavo needs as it is`);
}

function isIn(list: readonly PropertyKey[], key: PropertyKey): boolean {
  for (let at = 0; at < list.length; at++) if (list[at] === key) return true;
  return false;
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
function valueOf({ at, key }: Property): unknown {
  return getOwnPropertyDescriptor(owners[at]![1], key)?.value;
}

function nameOf(key: PropertyKey): string {
  return typeof key === 'symbol' ? '[symbol]' : `${key}`;
}
