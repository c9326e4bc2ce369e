import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { isInside } from '../../core/text/slash-path.js';
import { moduleFile, moduleId } from './module-id.js';

test.each([
  ['/app/node_modules/octavo/dist/runtime/morph.js?v=504fd110', '/app/node_modules/octavo/dist/runtime/morph.js'],
  ['/app/docs/guide.mdx?t=1&import', '/app/docs/guide.mdx'],
  ['/app/docs/guide.mdx', '/app/docs/guide.mdx'],
])('the file of the module %s', (id, file) => {
  expect(moduleFile(id, posix)).toBe(file);
});

test('ids and files on Windows', () => {
  expect(moduleFile('C:/app/docs/guide.mdx?v=1', win32)).toBe('C:\\app\\docs\\guide.mdx');
  expect(moduleId('C:\\app\\docs\\guide.mdx', win32)).toBe('C:/app/docs/guide.mdx');
});

test.each([
  ['C:\\docs', 'C:\\docs\\a.mdx', true],
  ['C:\\docs', 'C:/docs/a.mdx', true],
  ['C:\\docs', 'c:\\docs\\a.mdx', true],
  ['C:\\docs\\', 'C:\\docs\\sub\\a.mdx', true],
  ['C:\\docs', 'C:\\docs', false],
  ['C:\\docs', 'C:\\docs-old\\a.mdx', false],
  ['C:\\docs', 'D:\\docs\\a.mdx', false],
  ['C:\\docs', 'react', false],
])('whether %s holds %s on Windows: %s', (folder, path, expected) => {
  expect(isInside(folder, path, win32)).toBe(expected);
});

test.each([
  ['/docs', '/docs/a.mdx', true],
  ['/', '/a.mdx', true],
  ['/docs', '/docs/..a.mdx', true],
  ['/docs', '/docs', false],
  ['/docs', '/docs-old/a.mdx', false],
  ['/docs', '/docs/../a.mdx', false],
])('whether %s holds %s: %s', (folder, path, expected) => {
  expect(isInside(folder, path, posix)).toBe(expected);
});
