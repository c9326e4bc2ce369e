import { expect, test } from 'vitest';
import type { Combination } from './all-pairs.js';
import { simplestCombination } from './simplest-combination.js';

const factors = { tabs: ['none', 'folders'], anchors: ['none', 'links'], versions: ['none', 'two', 'three'] };
const failing = { tabs: 'folders', anchors: 'links', versions: 'three' };

test('keeps only the values that the failure needs', async () => {
  const fails = ({ anchors, versions }: Combination): Promise<boolean> =>
    Promise.resolve(anchors === 'links' && versions !== 'none');
  expect(await simplestCombination(factors, failing, fails)).toEqual({
    tabs: 'none',
    anchors: 'links',
    versions: 'three',
  });
});

test('keeps all values if the failure needs them, and none if it always occurs', async () => {
  const isSame = (one: Combination): Promise<boolean> =>
    Promise.resolve(Object.values(one).join() === Object.values(failing).join());
  expect(await simplestCombination(factors, failing, isSame)).toEqual(failing);
  expect(await simplestCombination(factors, failing, () => Promise.resolve(true))).toEqual({
    tabs: 'none',
    anchors: 'none',
    versions: 'none',
  });
});
