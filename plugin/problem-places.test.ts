import { expect, test } from 'vitest';
import { eachPlace, joinPlaces } from './problem-places.js';

const problem = (file: string, line = 1, message = 'No.') => ({ code: 'a', message, hint: '', file, line, column: 1 });

test('a cause is one problem with all its places, sorted', () => {
  const [one, ...others] = joinPlaces([problem('b.mdx'), problem('a.mdx', 9), problem('a.mdx', 2)]);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ file: 'a.mdx', line: 2 });
  expect(one!.places!.map(({ file, line }) => `${file}:${line}`)).toEqual(['a.mdx:2', 'a.mdx:9', 'b.mdx:1']);
  expect(eachPlace([one!])).toEqual([problem('a.mdx', 2), problem('a.mdx', 9), problem('b.mdx')]);
});

test('the same problem at the same place counts once, and other problems stay', () => {
  expect(joinPlaces([problem('a.mdx'), problem('a.mdx'), problem('a.mdx', 1, 'Other.')])).toEqual([
    problem('a.mdx'),
    problem('a.mdx', 1, 'Other.'),
  ]);
});
