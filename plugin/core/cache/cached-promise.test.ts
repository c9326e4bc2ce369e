import { expect, test } from 'vitest';
import { cachedPromise, sharedPromise } from './cached-promise.js';

test('shares the result of one call', async () => {
  let calls = 0;
  const read = sharedPromise(async () => ++calls);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
});

test('calls again after a failure', async () => {
  let calls = 0;
  const read = sharedPromise(async () => {
    if (++calls === 1) throw new Error('locked');
    return calls;
  });
  await expect(Promise.all([read(), read()])).rejects.toThrow('locked');
  expect(await read()).toBe(2);
});

test('a late failure does not remove a newer promise', async () => {
  const cache = new Map<string, Promise<string>>();
  let fail = (_error: Error): void => {};
  const old = cachedPromise(cache, 'page', () => new Promise((_resolve, reject) => (fail = reject)));
  cache.set('page', Promise.resolve('new'));
  fail(new Error('old'));
  await expect(old).rejects.toThrow('old');
  expect(await cachedPromise(cache, 'page', async () => 'other')).toBe('new');
});
