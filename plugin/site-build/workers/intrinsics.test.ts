import { afterEach, expect, test } from 'vitest';
import { watchIntrinsics } from './intrinsics.js';

const { map } = Array.prototype;
const globals = globalThis as Record<string, unknown>;
afterEach(() => {
  Array.prototype.map = map;
  delete (Object.prototype as Record<string, unknown>)['extra'];
  delete globals['appData'];
});

test('names a method that was replaced', () => {
  const changed = watchIntrinsics();
  Array.prototype.map = () => [];
  expect(changed()).toBe('Array.prototype.map');
});

test('names a property that was added', () => {
  const changed = watchIntrinsics();
  Object.assign(Object.prototype, { extra: 1 });
  expect(changed()).toBe('Object.prototype.extra');
});

test('a new global name changes nothing', () => {
  const changed = watchIntrinsics();
  globals['appData'] = {};
  expect(changed()).toBeUndefined();
});

test('names a method that can no longer be replaced', () => {
  const changed = watchIntrinsics();
  Object.defineProperty(Math, 'max', { writable: false });
  expect(changed()).toBe('Math.max');
  Object.defineProperty(Math, 'max', { writable: true });
  expect(changed()).toBeUndefined();
});

test('names an object that cannot have new members', () => {
  const changed = watchIntrinsics();
  // Nothing can undo it, and no other test misses it.
  Object.preventExtensions(EvalError.prototype);
  expect(changed()).toBe('EvalError.prototype');
});
