/**
 * Both engines must give the same tree for every page: of the corpus, where it is there, and of the fixtures.
 * What is known to differ:
 * - The native engine reads a tag whose further lines leave their quote or list ("lazy lines"); the reference refuses.
 * - Only the places of tags, links and pictures are compared, because later stages use no others; and not those of
 *   bare addresses, some of which the reference finds in a second pass over the text and gives their paragraph's place.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { Report } from '../../errors.js';
import { parsePage } from '../parse-page.js';
import { walk } from '../transforms/walk.js';
import type { PageNode } from '../transforms/walk.js';
import { nativeEngine } from './native.js';

const corpus = join(import.meta.dirname, '../../../../shared/corpus');
const fixtures = join(import.meta.dirname, 'fixtures');

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => join(folder, path));
}

/** The tree as text, and the places of what other stages warn about. */
function read(source: string, file: string, engine: 'native' | 'reference'): string {
  const report = new Report();
  const page = parsePage(source, file, { variables: { name: 'value' }, latex: true, engine }, report);
  const places = page ? placesIn(page.hast) : [];
  const tree = JSON.stringify(page?.hast, (key, value) => (key === 'position' ? undefined : sorted(value)));
  return [tree, ...places, JSON.stringify(report)].join('\n');
}

function placesIn(root: Root): string[] {
  const places: string[] = [];
  walk(root, (node) => {
    const name = node.type === 'element' ? node.tagName : node.type;
    const start = node.position?.start;
    const isLink = name === 'a' && !isBareAddress(node);
    if (isLink || name === 'img' || name.startsWith('mdxJsx')) places.push(`${name} ${start?.line}:${start?.column}`);
    return undefined;
  });
  return places;
}

function isBareAddress(node: PageNode): boolean {
  const [first] = 'children' in node ? node.children : [];
  return first?.type === 'text' && /^(?:https?:|www\.)|@/.test(first.value);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function differing(files: string[]): string[] {
  return files.filter((file) => {
    const source = readFileSync(file, 'utf8');
    return read(source, file, 'native') !== read(source, file, 'reference');
  });
}

test.skipIf(!nativeEngine)('both engines give the same tree for each fixture', () => {
  const files = pagesIn(fixtures);
  expect(files.length).toBeGreaterThan(0);
  expect(differing(files)).toEqual([]);
});

test.skipIf(!nativeEngine || !existsSync(corpus))(
  'both engines give the same tree for each page of the corpus',
  () => expect(differing(pagesIn(corpus))).toEqual([]),
  600_000,
);
