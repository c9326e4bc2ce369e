/** Plants a fault of each kind in one site: `octavo check` finds each of them, at its place. */
import { expect, test } from 'vitest';
import type { Problem } from '../../plugin/core/errors/errors.js';
import { eachPlace } from '../../plugin/config/messages/problem-places.js';
import { runHere } from '../cli/run-octavo.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { plantedSite } from './planted-faults.js';

interface CheckOutput {
  errors: Problem[];
  warnings: Problem[];
  notices: Problem[];
}

const { files, faults } = plantedSite();
const root = writeFiles(temporaryFolder(), files);
const { stdout } = await runHere(['check', root, '--json']);
const { errors, warnings, notices } = JSON.parse(stdout) as CheckOutput;
const problems = eachPlace([...errors, ...warnings, ...notices]);

test('the site has at least 60 faults', () => expect(faults.length).toBeGreaterThanOrEqual(60));

test.each(faults)('%s in %s', (code, file, text) => {
  const before = text.slice(0, text.indexOf('▶')).split('\n');
  const place = { file, line: before.length, column: before.at(-1)!.length + 1 };
  const inFile = problems.filter(
    (problem) => problem.file === file && (file !== 'docs.json' || problem.line === place.line),
  );
  expect(inFile.map(({ code, file, line, column }) => ({ code, file, line, column }))).toContainEqual({
    code,
    ...place,
  });
});

test('each problem has a reason and a fix', () => {
  for (const { code, message, hint } of problems) expect([code, message, hint].every(Boolean)).toBe(true);
});

test('pages with one fault have no other', () => {
  // Its heading takes the place of the title.
  const expected = ['no-front-matter.mdx'];
  const single = faults.filter(([, file]) => file !== 'docs.json').map(([code, file]) => ({ code, file }));
  const others = problems.filter(
    ({ code, file }) =>
      file.endsWith('.mdx') &&
      !expected.includes(file) &&
      !single.some((one) => one.file === file && one.code === code),
  );
  expect(others.map(({ code, file, message }) => `${file} ${code} ${message}`)).toEqual([]);
});

test('a fault of the settings is reported by one rule', () => {
  const rules = new Map<number, Set<string>>();
  for (const { file, line, code } of problems)
    if (file === 'docs.json') rules.set(line, (rules.get(line) ?? new Set()).add(code));
  expect([...rules.values()].filter(({ size }) => size > 1)).toEqual([]);
});
