import { expect, test } from 'vitest';
import { changedBuiltin, keepBuiltins } from './changed-builtins.js';

test('nothing has changed', () => {
  expect(changedBuiltin()).toBeUndefined();
});

test.each([
  [Array.prototype, 'map', 'Array.prototype.map'],
  [Object.prototype, 'then', 'Object.prototype.then'],
  [JSON, 'stringify', 'JSON.stringify'],
  [globalThis, 'Promise', 'Promise'],
])('%# a replaced property is named', (owner, key, name) => {
  const before = Object.getOwnPropertyDescriptor(owner, key);
  Object.defineProperty(owner, key, { value: 1, configurable: true, writable: true, enumerable: false });
  let found;
  try {
    found = changedBuiltin();
  } finally {
    if (before) Object.defineProperty(owner, key, before);
    else Reflect.deleteProperty(owner, key);
  }
  expect(found).toBe(name);
});

const { map } = Array.prototype;
const prototype = Object.prototype as object as Record<PropertyKey, unknown>;

test.each([
  ['replaces', () => void (Array.prototype.map = () => []), 'Array.prototype.map'],
  ['deletes', () => void Reflect.deleteProperty(Array.prototype, 'map'), 'Array.prototype.map'],
  [
    'replaces by a getter',
    () => void Object.defineProperty(Array.prototype, 'map', { get: () => undefined, configurable: true }),
    'Array.prototype.map',
  ],
  ['adds', () => void (prototype['own'] = 1), 'Object.prototype.own'],
  [
    'replaces, and throws',
    () => {
      Array.prototype.map = () => [];
      throw new Error('other');
    },
    'Array.prototype.map',
  ],
])('code that %s a property is an error, and the property is as before', async (_name, code, name) => {
  expect(() => keepBuiltins(code)).toThrow(`it changed ${name}, which`);
  expect([Array.prototype.map === map, 'own' in prototype]).toEqual([true, false]);
  const later = keepBuiltins(async () => {
    await Promise.resolve();
    code();
  });
  await expect(later).rejects.toThrow(`it changed ${name}, which`);
  expect([Array.prototype.map === map, 'own' in prototype]).toEqual([true, false]);
});

test('code that changes nothing returns its value, or throws its own error', async () => {
  expect([keepBuiltins(() => 1), await keepBuiltins(async () => 2)]).toEqual([1, 2]);
  expect(() =>
    keepBuiltins(() => {
      throw new Error('own');
    }),
  ).toThrow('own');
});

test('changes from before are kept', () => {
  const changed = () => [];
  Array.prototype.map = changed;
  const result = keepBuiltins(() => Array.prototype.map === changed);
  Array.prototype.map = map;
  expect(result).toBe(true);
});
