import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { commitAll, runGit } from '../../../test/fixtures/run-git.js';
import { lastCommits } from './last-commits.js';

function commit(cwd: string, day: string, files: Record<string, string>): void {
  writeFiles(cwd, files);
  commitAll(cwd, day);
}

function repository(): string {
  const folder = join(temporaryFolder(), 'repository');
  mkdirSync(folder);
  runGit(folder, '2020-01-01', 'init', '-q', '-b', 'main', '.');
  return folder;
}

/** A history in which each commit changes another page. The last one changes no page. */
const history = [
  ['2020-01-01', 'docs/one.mdx'],
  ['2021-01-01', 'docs/two.mdx'],
  ['2022-01-01', 'docs/ü three.mdx'],
  ['2023-01-01', 'other.txt'],
] as const;

function historyRepository(): string {
  const folder = repository();
  for (const [day, file] of history) commit(folder, day, { [file]: day });
  return folder;
}

const names = ['one.mdx', 'two.mdx', 'ü three.mdx'];

const dates = async (docs: string, files = names): Promise<Record<string, string>> =>
  Object.fromEntries(
    await lastCommits(
      docs,
      files.map((file) => ({ file })),
    ),
  );

const complete = { 'one.mdx': '2020-01-01', 'two.mdx': '2021-01-01', 'ü three.mdx': '2022-01-01' };

test.each([
  [1, {}],
  [2, {}],
  [3, { 'ü three.mdx': '2022-01-01' }],
  [4, { 'two.mdx': '2021-01-01', 'ü three.mdx': '2022-01-01' }],
  [5, complete],
])('a clone of %i commits has the dates that are certain', async (depth, expected) => {
  const origin = historyRepository();
  // A commit before the first one, so that a depth of 4 is not the complete history.
  const root = repository();
  commit(root, '2019-01-01', { 'start.txt': '' });
  runGit(root, '2019-01-01', 'fetch', '-q', origin, 'main');
  runGit(
    root,
    '2019-01-01',
    'rebase',
    '-q',
    '--committer-date-is-author-date',
    '--onto',
    'main',
    '--root',
    'FETCH_HEAD',
  );
  runGit(root, '2019-01-01', 'checkout', '-qB', 'main');
  const clone = join(temporaryFolder(), 'clone');
  runGit(root, '2024-01-01', 'clone', '-q', '--depth', String(depth), `file://${root}`, clone);
  expect(await dates(join(clone, 'docs'))).toEqual(expected);
});

test('a linked work tree has the dates of its repository', async () => {
  const root = historyRepository();
  const tree = join(temporaryFolder(), 'tree');
  runGit(root, '2024-01-01', 'worktree', 'add', '-q', '--detach', tree);
  expect(await dates(join(tree, 'docs'))).toEqual(complete);
});

test.each(['', 'guides/'])('pages of a submodule have the dates of its commits: docs/%ssub', async (folder) => {
  const sub = historyRepository();
  const root = repository();
  commit(root, '2024-01-01', { 'docs/index.mdx': 'Home', [`docs/${folder}near.mdx`]: 'Near' });
  runGit(root, '2025-01-01', 'submodule', 'add', '-q', sub, `docs/${folder}sub`);
  runGit(root, '2025-01-01', 'commit', '-qm', 'submodule');
  const page = (name: string): string => `${folder}sub/docs/${name}`;
  const found = await dates(join(root, 'docs'), ['index.mdx', ...names.map(page)]);
  expect(found).toMatchObject({
    'index.mdx': '2024-01-01',
    [`${folder}near.mdx`]: '2024-01-01',
    ...Object.fromEntries(Object.entries(complete).map(([name, day]) => [page(name), day])),
  });
  expect(await dates(join(root, 'docs', page('.')))).toEqual(complete);
});

test('files outside of git have no date', async () => {
  const root = historyRepository();
  writeFileSync(join(root, 'docs/new.mdx'), 'New');
  expect(await dates(join(root, 'docs'), [...names, 'new.mdx'])).toEqual(complete);
  const copy = join(temporaryFolder(), 'copy');
  cpSync(join(root, 'docs'), copy, { recursive: true });
  expect(await dates(copy)).toEqual({});
  expect(await dates(join(copy, 'no such folder'))).toEqual({});
});

test('a renamed file keeps the date of its text, also over several names and an exchange', async () => {
  const root = historyRepository();
  const move = (day: string, from: string, to: string): void => {
    mkdirSync(join(root, 'docs/guides'), { recursive: true });
    renameSync(join(root, 'docs', from), join(root, 'docs', to));
    commit(root, day, {});
  };
  move('2024-01-01', 'one.mdx', 'first.mdx');
  move('2024-01-02', 'first.mdx', 'guides/first.mdx');
  move('2024-01-03', 'two.mdx', 'one.mdx');
  commit(root, '2024-01-04', { 'docs/two.mdx': 'A new page.' });
  expect(await dates(join(root, 'docs'))).toEqual({
    'guides/first.mdx': '2020-01-01',
    'one.mdx': '2021-01-01',
    'two.mdx': '2024-01-04',
    'ü three.mdx': '2022-01-01',
  });
  renameSync(join(root, 'docs/one.mdx'), join(root, 'docs/changed.mdx'));
  commit(root, '2024-01-05', { 'docs/changed.mdx': 'Another text.' });
  expect(await dates(join(root, 'docs'))).toMatchObject({ 'changed.mdx': '2024-01-05' });
});

test('what a merge changes itself has its date', async () => {
  const root = historyRepository();
  runGit(root, '2024-01-01', 'checkout', '-qb', 'side');
  commit(root, '2024-01-01', { 'docs/one.mdx': 'side' });
  runGit(root, '2024-01-02', 'checkout', '-q', 'main');
  commit(root, '2024-01-02', { 'docs/two.mdx': 'main' });
  runGit(root, '2024-01-03', 'merge', '-q', '--no-commit', '--no-ff', 'side');
  commit(root, '2024-01-03', { 'docs/ü three.mdx': 'merged' });
  expect(await dates(join(root, 'docs'))).toEqual({
    'one.mdx': '2024-01-01',
    'two.mdx': '2024-01-02',
    'ü three.mdx': '2024-01-03',
  });
});
