/** A rule finds its fault in each way of writing it, at its place, and nothing in text that only looks like it. */
import { expect, test } from 'vitest';
import type { Problem } from '../../plugin/core/errors/errors.js';
import { eachPlace } from '../../plugin/config/messages/problem-places.js';
import { runHere } from '../cli/run-octavo.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { bodies, pageOf, pages, soundBodies } from './fault-variants.js';

interface CheckOutput {
  errors: Problem[];
  warnings: Problem[];
  notices: Problem[];
}

type Case = readonly [code: string, file: string, text: string];

function casesOf(texts: Record<string, readonly string[]>, folder: string, page = (text: string) => text): Case[] {
  return Object.entries(texts).flatMap(([code, all]) =>
    all.map((text, index): Case => [code, `${folder}/${code}-${index}.mdx`, page(text)]),
  );
}

const faults = [...casesOf(bodies, 'bodies', pageOf), ...casesOf(pages, 'pages')];
const sound = casesOf(soundBodies, 'sound', (text) => pageOf(text.replaceAll('▶', '')));
const root = writeFiles(temporaryFolder(), {
  'docs.json': {
    name: 'Planets',
    navigation: { pages: [...faults, ...sound].map(([, file]) => file.replace('.mdx', '')).concat('guide') },
  },
  'guide.mdx': pageOf('## Start\n'),
  'images/moon.png': 'PNG',
  ...Object.fromEntries([...faults, ...sound].map(([, file, text]) => [file, text.replaceAll('▶', '')])),
});
const { stdout } = await runHere(['check', root, '--json']);
const { errors, warnings, notices } = JSON.parse(stdout) as CheckOutput;
const problems = eachPlace([...errors, ...warnings, ...notices]);

test.each(faults)('%s in %s', (code, file, text) => {
  const before = text.slice(0, text.indexOf('▶')).split('\n');
  const found = problems.filter((problem) => problem.file === file && problem.code === code);
  expect(found.map(({ line, column }) => ({ line, column }))).toContainEqual({
    line: before.length,
    column: before.at(-1)!.length + 1,
  });
});

test.each(sound)('no %s in %s', (code, file) => {
  const found = problems.filter((problem) => problem.file === file && problem.code === code);
  expect(found.map(({ message }) => message)).toEqual([]);
});
