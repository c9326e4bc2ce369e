import { expect, test } from 'vitest';
import { changedBuiltin } from './changed-builtins.js';

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
