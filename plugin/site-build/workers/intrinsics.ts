/** Detects when code changes JavaScript built-ins, which all pages in a process share. */

interface State {
  /** Name of the global. */
  name: string;
  value: unknown;
  /** Name of `owner`: the global, or its prototype. */
  path: string;
  owner: object;
  before: ReadonlyMap<PropertyKey, PropertyDescriptor>;
}

const names = [
  'Object Function Array String Number Boolean Symbol BigInt Date RegExp Promise Proxy Reflect JSON Math Map Set WeakMap',
  'WeakSet Error TypeError RangeError SyntaxError ReferenceError EvalError URIError ArrayBuffer Uint8Array DataView Intl',
  'parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent encodeURI decodeURI URL URLSearchParams',
  'TextEncoder TextDecoder setTimeout clearTimeout setInterval queueMicrotask structuredClone Buffer',
].flatMap((line) => line.split(' '));

/**
 * Records the built-ins. The returned function names one that has changed since: `Array.prototype.map`. New globals are
 * not a change, but the next page must be able to add its own.
 */
export function watchIntrinsics(): () => string | undefined {
  const states = names.flatMap(statesOf);
  return () => {
    if (!Object.isExtensible(globalThis)) return 'globalThis';
    for (const state of states) {
      const changed = changedIn(state);
      if (changed) return changed;
    }
    return undefined;
  };
}

function read(name: string): unknown {
  return (globalThis as Record<string, unknown>)[name];
}

function statesOf(name: string): State[] {
  const value = read(name);
  const { prototype } = Object(value) as { prototype?: unknown };
  const owners: [string, unknown][] = [
    [name, value],
    [`${name}.prototype`, prototype],
  ];
  return owners
    .filter(([, owner]) => isObject(owner))
    .map(([path, owner]) => ({ name, path, value, owner: owner as object, before: properties(owner as object) }));
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function properties(owner: object): Map<PropertyKey, PropertyDescriptor> {
  return new Map(Reflect.ownKeys(owner).map((key) => [key, Object.getOwnPropertyDescriptor(owner, key)!]));
}

function changedIn({ name, path, value, owner, before }: State): string | undefined {
  if (read(name) !== value) return name;
  if (!Object.isExtensible(owner)) return path;
  const keys = Reflect.ownKeys(owner);
  const key = keys.find((each) => isChanged(before.get(each), owner, each)) ?? missingKey(before, keys);
  return key === undefined ? undefined : `${path}.${String(key)}`;
}

function missingKey(before: State['before'], keys: readonly PropertyKey[]): PropertyKey | undefined {
  return keys.length === before.size ? undefined : [...before.keys()].find((each) => !keys.includes(each));
}

function isChanged(before: PropertyDescriptor | undefined, owner: object, key: PropertyKey): boolean {
  const now = Object.getOwnPropertyDescriptor(owner, key);
  if (!before || !now) return true;
  // Two settings of Error that tools change temporarily.
  if (owner === Error && (key === 'prepareStackTrace' || key === 'stackTraceLimit')) return false;
  const members = ['get', 'set', 'writable', 'configurable'] as const;
  return !Object.is(now.value, before.value) || members.some((member) => now[member] !== before[member]);
}
