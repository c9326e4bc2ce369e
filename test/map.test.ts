/** Compares CONTRIBUTING.md and README.md with the folders, and checks the files in the folders of elements. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const section = (title: string): string => contributing.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file));

/** The folders of the repository, and the folders in `plugin`. */
function folders(): string[] {
  const paths = files.flatMap((file) => /^plugin\/[^/]+(?=\/)|^(?!plugin\/)[^/]+(?=\/)/.exec(file) ?? []);
  return [...new Set(paths)].toSorted();
}

test('the map lists exactly the existing folders', () => {
  const rows = Array.from(section('Map').matchAll(/^\| `([^`]+)`/gm), ([, folder]) => folder!);
  expect(rows.toSorted()).toEqual(folders());
});

test('the files and folders to start with exist', () => {
  const paths = Array.from(section('Where to start').matchAll(/`((?:[\w.-]+\/)+[\w.-]+)`/g), ([, path]) => path!);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

/** The oldest supported version of each browser. */
const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
const [chrome, edge, firefox, safari] = browserslist.map((query) => query.split(' >= ')[1]);

test('the documents name the oldest supported browsers of package.json', () => {
  expect(edge).toBe(chrome);
  expect(section('Tests')).toContain(`an installed Chrome, Chromium, or Edge (version ${chrome} or newer)`);
  const rows = readFileSync('demo/start/install.mdx', 'utf8')
    .split('\n## Browsers\n')[1]!
    .match(/^\| .* \|$/gm)!;
  expect(rows[2]).toContain(`| ${chrome} | ${firefox} | ${safari} |`);
});

/** The file of test/promises that proves each promise of the README. */
const promiseFiles: Record<string, string> = {
  'API reference and playground': 'api-pages',
  Search: 'search',
  'Readable without JavaScript': 'reading',
  'No third-party requests': 'reading',
  'Helpful errors': 'failed-builds',
  Fast: 'cache',
  Open: 'plugins',
  'Framework-free': 'plain-page',
  Quickstart: 'live',
  'Static site': 'sites',
  'Vite plugin': 'vite',
  'Custom elements': 'plain-page',
  'Command line': 'command-line',
};

test('test/promises has a file for each promise of the README, and no other file', () => {
  const [promises = ''] = readFileSync('README.md', 'utf8').split('\n## Limits\n');
  const titles = Array.from(
    promises.matchAll(/^- \*\*(.+)\.\*\*|^###? (?!Three ways|Documentation)(.+)$/gm),
    ([, feature, section]) => feature ?? section!,
  );
  expect(titles).toEqual(Object.keys(promiseFiles));
  const names = [...new Set(Object.values(promiseFiles))].map((name) => `${name}.test.ts`);
  expect(readdirSync('test/promises').toSorted()).toEqual(names.toSorted());
});

const notElements = new Set(['props', 'testing']);
const rooms = readdirSync('elements', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !notElements.has(entry.name))
  .map(({ name }) => ({ name, files: readdirSync(join('elements', name)) }));

test.each(rooms)('the folder elements/$name has a file with its name', ({ name, files: roomFiles }) => {
  expect(roomFiles).toContainEqual(expect.stringMatching(new RegExp(`^${name}(?:\\.page)?\\.ts$`)));
});

const elements = rooms.filter(({ name, files: roomFiles }) =>
  roomFiles.some(
    (file) =>
      !file.includes('.test.') && readFileSync(join('elements', name, file), 'utf8').includes("@define('octavo-"),
  ),
);

describe.each(elements)('the element in elements/$name', ({ name, files: roomFiles }) => {
  test('has a test', () => expect(roomFiles).toContainEqual(expect.stringMatching(/\.test\.ts$/)));

  test('is exported by octavo/elements', () => {
    const file = name === 'mermaid' ? 'elements/with-diagrams.ts' : 'elements/index.ts';
    expect(readFileSync(file, 'utf8')).toContain(`'./${name}/`);
  });
});
