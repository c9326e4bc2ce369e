import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { modulesForDisk } from './disk-modules.js';
import { pageForDisk } from './disk-page.js';

const paths = new Set(['index.html', 'a/b/index.html', 'x.html', 'img/1 2.png', '_octavo/boot.js', 'old/index.html']);
const write = (html: string, file = 'a/b/index.html', modules = new Set<string>()) =>
  pageForDisk(html, file, { paths, modules });

test.each([
  ['<a href="/">', '<a href="../../index.html">'],
  ['<a href="/x?q=1#h">', '<a href="../../x.html?q=1#h">'],
  ['<a href="/a/b/#h">', '<a href="index.html#h">'],
  ['<a href="#h">', '<a href="#h">'],
  ['<a href="//cdn.example.com/x">', '<a href="//cdn.example.com/x">'],
  ['<a href="https://example.com/x">', '<a href="https://example.com/x">'],
  ['<img src="/img/1%202.png" alt="/x">', '<img src="../../img/1%202.png" alt="/x">'],
  ['<img srcset="/img/1%202.png 1x, /x 2x">', '<img srcset="../../img/1%202.png 1x, ../../x.html 2x">'],
  ['<meta http-equiv="refresh" content="0; url=/x">', '<meta content="0; url=../../x.html" http-equiv="refresh">'],
  ['<p style="background:url(/x)">/x</p>', '<p style="background:url(../../x.html)">/x</p>'],
  ['<style>p{background:url("/x")}</style>', '<style>p{background:url("../../x.html")}</style>'],
  ['<template><a href="/x"></a></template>', '<template><a href="../../x.html"></a></template>'],
  ['<script>a = "/x"</script>', '<script>a = "/x"</script>'],
  [
    '<script src="/_octavo/services.1a2b.js" defer></script><script src="/x.js"></script>',
    '<script src="../../x.js"></script>',
  ],
])('%s', (html, expected) => expect(write(html)).toBe(expected));

test('one script loads the modules of a page', () => {
  const modules = new Set<string>();
  const html =
    '<head><link rel="modulepreload" href="/a.js"><script type="module" src="/_octavo/boot.js"></script></head>';
  expect(write(html, 'index.html', modules)).toBe(
    '<head><script defer src="_octavo/disk.js" data-modules="_octavo/boot.js"></script></head>',
  );
  expect([...modules]).toEqual(['_octavo/boot.js']);
});

test('modules of elements load at once', () => {
  const modules = new Set<string>();
  const html = '<head><meta name="octavo-modules" content="/_octavo/boot.js /x.html"></head>';
  expect(write(html, 'index.html', modules)).toBe(
    '<head><script defer src="_octavo/disk.js" data-modules="_octavo/boot.js x.html"></script></head>',
  );
});

test('modules become scripts with all that they import', async () => {
  const files: Record<string, string> = {
    'a/main.js': "import { b } from './b.js'; import('../c.js'); export default b;",
    'a/b.js': 'export const b = 1;',
    'c.js': 'export {};',
  };
  const scripts = await modulesForDisk(['a/main.js'], (path) => files[path]);
  expect([...scripts.keys()].sort()).toEqual(['a/b.js', 'a/main.js', 'c.js']);
  expect(() => new Script(scripts.get('a/main.js')!)).not.toThrow();
});
