import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderWatcher } from './folder-watcher.js';

let folder: string;
let root: string;
let watcher: FolderWatcher;
let events: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-watch-'));
  root = join(folder, 'packages', 'docs');
  write({ 'index.mdx': '1', 'a/one.mdx': '1', 'a/b/two.mdx': '1', 'node_modules/x/index.js': '1' });
  events = [];
  watcher = new FolderWatcher(root, {
    onChange: (event, path) => events.push(`${event} ${path.slice(root.length + 1)}`),
    onError: (error) => events.push(error.message),
    isIgnored: (name) => name === 'node_modules',
  });
});
afterEach(() => {
  watcher.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

/** Saves every file until its change has been reported. */
async function expectAllFollowed(): Promise<void> {
  for (const file of ['index.mdx', 'a/one.mdx', 'a/b/two.mdx']) {
    events.length = 0;
    await expect
      .poll(() => {
        write({ [file]: String(Math.random()) });
        return events;
      })
      .toContain(`change ${file}`);
  }
}

test('reports what is created, saved and removed', async () => {
  write({ 'new.mdx': '1', 'c/d/three.mdx': '1' });
  await expect.poll(() => events).toEqual(expect.arrayContaining(['add new.mdx', 'add c/d/three.mdx']));
  rmSync(join(root, 'new.mdx'));
  rmSync(join(root, 'c'), { recursive: true });
  await expect.poll(() => events).toEqual(expect.arrayContaining(['unlink new.mdx', 'unlink c/d/three.mdx']));
  await expectAllFollowed();
  expect(events.join()).not.toContain('node_modules');
});

test('a file that is removed and written again has changed', async () => {
  rmSync(join(root, 'index.mdx'));
  write({ 'index.mdx': 'again' });
  await expect.poll(() => events).toEqual(['change index.mdx']);
});

test.each([
  ['removed and created again', () => rmSync(join(root, 'a'), { recursive: true })],
  ['renamed and created again', () => renameSync(join(root, 'a'), join(root, 'other'))],
  [
    'replaced by a file in between',
    () => {
      rmSync(join(root, 'a'), { recursive: true });
      writeFileSync(join(root, 'a'), '');
      rmSync(join(root, 'a'));
    },
  ],
])('follows a folder that is %s', async (_, change) => {
  change();
  write({ 'a/one.mdx': '2', 'a/b/two.mdx': '2' });
  await expectAllFollowed();
});

test.each([
  ['the docs folder', () => root],
  ['the folder above it', () => dirname(root)],
])('follows %s when it is away and comes back', async (_, moved) => {
  renameSync(moved(), join(folder, 'away'));
  await expect.poll(() => events).toEqual(expect.arrayContaining(['unlink index.mdx', 'unlink a/b/two.mdx']));
  renameSync(join(folder, 'away'), moved());
  await expect.poll(() => events).toEqual(expect.arrayContaining(['add index.mdx', 'add a/b/two.mdx']));
  await expectAllFollowed();
});

test('follows a docs folder that is replaced at once', async () => {
  rmSync(root, { recursive: true });
  write({ 'index.mdx': '2', 'a/one.mdx': '2', 'a/b/two.mdx': '2' });
  await expectAllFollowed();
});

test('a symbolic link changes with its target', async () => {
  symlinkSync(join(root, 'a/one.mdx'), join(root, 'link.mdx'));
  symlinkSync(join(root, 'a/b'), join(root, 'linked'));
  await expect.poll(() => events).toEqual(expect.arrayContaining(['add link.mdx', 'add linked/two.mdx']));
  write({ 'a/one.mdx': '2', 'a/b/two.mdx': '2' });
  const changed = ['change a/one.mdx', 'change link.mdx', 'change a/b/two.mdx', 'change linked/two.mdx'];
  await expect.poll(() => events).toEqual(expect.arrayContaining(changed));
});

test('a symbolic link to a folder above it does not end in a circle', async () => {
  symlinkSync(root, join(root, 'a', 'circle'));
  await expectAllFollowed();
  expect(events.join()).not.toContain('circle/');
});
