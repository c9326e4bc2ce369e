import { expect, test } from 'vitest';
import { eachPlace, joinNotices, joinPlaces } from './problem-places.js';

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

test('problems that differ but have one cause have its text, and places with theirs', () => {
  const cause = { message: 'There is no folder.', hint: 'Create it.' };
  const [one, two] = [problem('a.mdx', 1, 'No page 1.'), problem('b.mdx', 1, 'No page 2.')];
  const [joined, ...others] = joinPlaces([
    { ...one, cause },
    { ...two, cause },
  ]);
  expect(others).toEqual([]);
  expect(joined).toEqual({
    ...one,
    ...cause,
    places: [one, two].map(({ file, line, column, message, hint }) => ({ file, line, column, message, hint })),
  });
  expect(eachPlace([joined!])).toEqual([one, two]);
  // The text of a single problem is better than the text of its cause.
  expect(joinPlaces([{ ...one, cause }])).toEqual([one]);
  expect(
    joinPlaces([
      { ...one, cause },
      { ...one, cause, file: 'c.mdx' },
    ]),
  ).toMatchObject([{ message: 'No page 1.', places: [{ file: 'a.mdx' }, { file: 'c.mdx' }] }]);
});

test('notices of a rule with a text for several places are one, whose places keep their texts', () => {
  const notice = (line: number, text: string) => ({
    ...problem('a.mdx', line, `The heading "${text}" is at level 1.`),
    code: 'heading-level-one',
    hint: `Write it as "## ${text}".`,
  });
  const all = [notice(1, 'One'), notice(2, 'Two'), notice(3, 'Two')];
  const [one, ...others] = joinNotices(all);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ message: 'Headings are at level 1, which is the level of the page title.', line: 1 });
  expect(eachPlace([one!])).toEqual(all);
  expect(joinNotices([all[0]!])).toEqual([all[0]]);
  expect(joinNotices([all[1]!, all[2]!])).toMatchObject([
    { message: all[1]!.message, places: [{ line: 2 }, { line: 3 }] },
  ]);
  expect(joinPlaces(all)).toHaveLength(2);
});
