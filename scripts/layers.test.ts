/** The import graph of the sources follows `layers.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { findFiles } from './find-files.mjs';
import { importFault, roomOf, table } from './layers.mjs';

const root = join(import.meta.dirname, '..');
const isTest = /\.test\.|\.browser\.|\/testing\/|\/fixtures\/|\.bench\./;
const files = findFiles(root, [`{${table.trees.join()}}/**/*.{ts,tsx}`]).filter((file) => !isTest.test(file));

/** The relative imports of a file, including type imports, as paths without an extension. */
function importsOf(file: string): string[] {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const { source } = value as { source?: { value?: unknown } | null };
    if (typeof source?.value === 'string' && source.value.startsWith('.')) found.push(source.value);
    Object.values(value).forEach(visit);
  };
  visit(program.body);
  return found.map((specifier) => posix.join(posix.dirname(file), specifier));
}

const arrows = new Map<string, { from: string; to: string; files: string[] }>();
for (const file of files) {
  for (const imported of importsOf(file)) {
    const [from, to] = [roomOf(file), roomOf(imported)];
    if (from === undefined || to === undefined || importFault(from, to) === undefined) continue;
    const key = `${from} → ${to}`;
    const arrow = arrows.get(key) ?? { from, to, files: [] };
    arrows.set(key, arrow);
    arrow.files.push(`${file} imports ${imported}`);
  }
}

test('every file is in a room', () => {
  expect(files.length).toBeGreaterThan(900);
  expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

test('every room is a folder', () => {
  const rooms = table.layers.flatMap(({ rooms }) => rooms.map((room) => room.replace(/\/[*.]$/, '')));
  expect(rooms.filter((room) => !existsSync(join(root, room)))).toEqual([]);
});

test('rooms import only from rooms below them, except where the table says until when', () => {
  const known = table.until.map(([from, to]) => `${from} → ${to}`);
  const added = [...arrows].filter(([key]) => !known.includes(key));
  expect(added.map(([, { from, to, files: found }]) => [importFault(from, to), ...found].join('\n  '))).toEqual([]);
  expect(known.filter((key) => !arrows.has(key))).toEqual([]);
});

test('a folder has few files', () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const crowded = [...counts].filter(([, count]) => count > table.maxFiles).map(([folder]) => folder);
  const free = /^(?:elements|plugin\/languages)(?:\/|$)/;
  expect(crowded.filter((folder) => !free.test(folder)).toSorted()).toEqual(table.crowded);
});

test('the words of a feature are only in its folder, in the list of features and in the languages, except where the table says why', () => {
  const sources = findFiles(root, ['plugin/**/*.{ts,tsx,css}']).filter((file) => !isTest.test(file));
  const everywhere = ['plugin/site-build/builtins.ts', 'plugin/languages/'];
  for (const [word, { home, except }] of Object.entries(table.names)) {
    const known = [...everywhere, ...home];
    const outside = sources.filter((file) => !known.some((start) => file.startsWith(start)));
    const pattern = new RegExp(word, 'i');
    const found = outside.filter((file) => pattern.test(file) || pattern.test(readFileSync(join(root, file), 'utf8')));
    expect({ word, files: found.toSorted() }).toEqual({ word, files: Object.keys(except).toSorted() });
    expect(Object.values(except).filter((reason) => reason.length < 10)).toEqual([]);
  }
  expect(Object.values(table.names).flatMap(({ except }) => Object.keys(except))).toHaveLength(table.most);
});

test('what a newcomer reads first is short', () => {
  const sources = files.filter((file) => table.first.rooms.some((room) => `${file}/`.startsWith(`${room}/`)));
  expect(sources.reduce((sum, file) => sum + linesOfLogic(file), 0)).toBeLessThanOrEqual(table.first.lines);
});

/** The number of lines with code. */
function linesOfLogic(file: string): number {
  const source = readFileSync(join(root, file), 'utf8');
  const { comments } = parseSync(file, source);
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  const code = comments.reduce(
    (text, { start, end }) => text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end),
    source,
  );
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

test('a message says what to do instead', () => {
  expect(importFault('plugin/nav', 'plugin/shell')).toBe(
    'plugin/nav does not import plugin/shell, which comes after it in the layer "spine". A stage knows its input and its output, and not the stages after it. Take the value as a parameter, or move what both need to the earlier stage.',
  );
  expect(importFault('plugin/shell', 'plugin/nav')).toBe(undefined);
  expect(importFault('plugin/features/feeds', 'plugin/features/hosts')).toContain('is in the same layer, "features"');
  expect(importFault('plugin/core/text', 'plugin/mdx')).toContain('is above it, in the layer "spine"');
  expect(importFault('runtime/jsx', 'elements')).toContain('never imports');
  expect(importFault('plugin/code', 'playground')).toContain('never imports');
  expect(importFault('plugin/code', 'playground/model')).toBe(undefined);
});
