import { expect, test } from 'vitest';
import { allPairs, type Choice, type Factors } from './all-pairs.js';

const factors = {
  tabs: ['none', 'folders', 'link'],
  anchors: ['none', 'folders', 'links', 'both'],
  versions: ['none', 'two'],
  base: ['/', '/docs/'],
} as const;

/** All pairs of values as text, such as `tabs=none anchors=links`. */
function pairsOf(choice: Choice): string[] {
  const entries = Object.entries(choice).map(([name, value]) => `${name}=${value}`);
  return entries.flatMap((one, index) => entries.slice(index + 1).map((other) => `${one} ${other}`));
}

function allPairsOf(all: Factors): string[] {
  const entries = Object.entries(all);
  return entries.flatMap(([name, values], index) =>
    entries
      .slice(index + 1)
      .flatMap(([other, others]) =>
        values.flatMap((value) => others.flatMap((each) => pairsOf({ [name]: value, [other]: each }))),
      ),
  );
}

test('every pair of values of two factors occurs', () => {
  const pairs = new Set(allPairs(factors).flatMap(pairsOf));
  expect(allPairsOf(factors).filter((pair) => !pairs.has(pair))).toEqual([]);
});

test('there are far fewer combinations than all, and the same ones in each run', () => {
  const combinations = allPairs(factors);
  expect(combinations.length).toBeLessThanOrEqual(14);
  expect(allPairs(factors)).toEqual(combinations);
});

test('the first combination has the defaults', () => {
  expect(allPairs(factors)[0]).toEqual({ tabs: 'none', anchors: 'none', versions: 'none', base: '/' });
});

test('values that exclude each other never meet, and all other pairs occur', () => {
  const isPossible = ({ tabs, versions }: Choice<typeof factors>): boolean => tabs !== 'link' || versions !== 'two';
  const combinations = allPairs(factors, isPossible);
  expect(combinations.filter((combination) => !isPossible(combination))).toEqual([]);
  const pairs = new Set(combinations.flatMap(pairsOf));
  expect(allPairsOf(factors).filter((pair) => !pairs.has(pair))).toEqual(['tabs=link versions=two']);
});

test('a pair that leaves no value for a third factor does not occur', () => {
  const three = { one: ['a', 'b'], two: ['a', 'b'], three: ['a', 'b'] };
  // With one=b and two=b, neither value of the third factor is possible.
  const isPossible = ({ one, two, three: third }: Choice<typeof three>): boolean =>
    !(one === 'b' && third === 'a') && !(two === 'b' && third === 'b');
  const combinations = allPairs(three, isPossible);
  expect(combinations.filter(({ one, two }) => one === 'b' && two === 'b')).toEqual([]);
  expect(combinations.map(({ one, two }) => one + two)).toEqual(expect.arrayContaining(['ab', 'ba']));
});

test('factors without values to choose from are possible', () => {
  expect(allPairs({ one: ['a'], two: ['a'] })).toEqual([{ one: 'a', two: 'a' }]);
});
