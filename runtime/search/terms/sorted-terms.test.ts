import { expect, test } from 'vitest';
import { readTerms, writeTerms } from './term-list.js';

const words = 'art cart cat catalog cats dog parachute park start state streamtext taste 証明 証書'.split(' ').sort();
const sorted = readTerms(writeTerms(words));

/** The usual distance, without the shortcuts. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index++)
      next.push(Math.min(row[index]! + (one[at] === other[index] ? 0 : 1), row[index + 1]! + 1, next[index]! + 1));
    row = next;
  }
  return row.at(-1)!;
}

test('finds terms by their beginning', () => {
  const startingWith = (prefix: string): string[] => sorted.terms.slice(...sorted.range(prefix));
  expect(startingWith('cat')).toEqual(['cat', 'catalog', 'cats']);
  expect(startingWith('証')).toEqual(['証明', '証書']);
  expect(startingWith('zebra')).toEqual([]);
  expect([sorted.indexOf('cat'), sorted.indexOf('ca')]).toEqual([words.indexOf('cat'), undefined]);
});

test('finds terms by a part, each once', () => {
  const containing = (part: string): string[] => sorted.containing(part).map((index) => sorted.terms[index]!);
  expect(containing('tat')).toEqual(['state']);
  expect(containing('art')).toEqual(['art', 'cart', 'start']);
  expect(containing('a')).toEqual(words.filter((word) => word.includes('a')));
  expect(containing('tc')).toEqual([]);
});

test.each(['cat', 'prachute', 'streamtxt', 'atrt', 'x', '証'])('finds all terms near %s', (word) => {
  for (const most of [1, 2, 3]) {
    const expected = words.flatMap((term) =>
      distanceOf(term, word) <= most ? [`${term} ${distanceOf(term, word)}`] : [],
    );
    expect(sorted.near(word, most).map(({ term, distance }) => `${sorted.terms[term]} ${distance}`)).toEqual(expected);
  }
});
