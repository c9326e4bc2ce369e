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
