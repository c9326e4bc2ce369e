/** Notices that author code has changed the built-in objects, which Octavo and its packages need as they are. */

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
  owner: object;
  key: PropertyKey;
  /** Its value at the start, before any author code runs. */
  original: unknown;
  /** As it was before the code that runs. */
  before: PropertyDescriptor;
}

const properties: readonly Property[] = owners.flatMap(([name, owner]) =>
  ownKeys(owner).flatMap((key) => {
    const before = getOwnPropertyDescriptor(owner, key)!;
    if (before.value === undefined || (owner === globalThis && !globals.has(key))) return [];
    const path = owner === globalThis ? nameOf(key) : `${name}.${nameOf(key)}`;
    return [{ name: path, owner, key, original: before.value as unknown, before }];
  }),
);

const keysOfObject = ownKeys(Object.prototype);

// Nothing below uses what code may have replaced.

/**
 * The name of a built-in object that code has changed, such as `Array.prototype.map`; `undefined` if it has changed none. It may be
 * restored since, but asynchronous code runs with changes of others. New properties count in `Object.prototype` only, where each object has them.
 */
export function changedBuiltin(): string | undefined {
  const added = ownKeys(Object.prototype);
  if (added.length > keysOfObject.length) return `Object.prototype.${nameOf(added[added.length - 1]!)}`;
  for (let at = 0; at < properties.length; at++) {
    const { name, owner, key, original } = properties[at]!;
    if (!is(getOwnPropertyDescriptor(owner, key)?.value, original)) return name;
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
  for (let at = 0; at < properties.length; at++) {
    const property = properties[at]!;
    property.before = getOwnPropertyDescriptor(property.owner, property.key) ?? property.before;
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
  for (let at = 0; at < properties.length; at++) {
    const { name, owner, key, before } = properties[at]!;
    if (is(getOwnPropertyDescriptor(owner, key)?.value, before.value)) continue;
    changed = name;
    defineProperty(owner, key, before);
  }
  if (changed === undefined) return undefined;
  restored = changed;
  return new TypeError(`it changed ${changed}, which Octavo needs as it is`);
}

function isIn(list: readonly PropertyKey[], key: PropertyKey): boolean {
  for (let at = 0; at < list.length; at++) if (list[at] === key) return true;
  return false;
}

function nameOf(key: PropertyKey): string {
  return typeof key === 'symbol' ? '[symbol]' : `${key}`;
}
