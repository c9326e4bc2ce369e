/** Compares the map in CONTRIBUTING.md with the folders, and checks the files in the folders of elements. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const section = (title: string): string => contributing.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file));

/** The folders of the repository, and those in `plugin`. */
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
    expect(readFileSync('elements/index.ts', 'utf8')).toContain(`'./${name}/`);
  });
});
