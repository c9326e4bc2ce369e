import { expect, test } from 'vitest';
import { cssAddresses, replaceCssAddresses, withBase } from './css-addresses.js';

const addresses = (css: string): string[] => cssAddresses(css).map(({ address }) => address);

test.each([
  ['a { background: url(/a.png) }', ['/a.png']],
  ['a { background: URL( "/a b.png" ), url(\'b.png\') }', ['/a b.png', 'b.png']],
  ['@import "a.css"; @import url(b.css) screen;', ['a.css', 'b.css']],
  ['/* url(/a.png) */ a { content: "url(/b.png)"; mask: url(#c) }', ['#c']],
  ["a { content: 'it\\'s url(/a.png)' } /* url(b.png)", []],
  [
    'a { background: image-set( "a.png" 1x, \'b.png\' 2dppx ), -webkit-image-set("c.avif" type("image/avif"), url(d.png) 1x) }',
    ['a.png', 'b.png', 'c.avif', 'd.png'],
  ],
  ['a { font-family: "Moon", "Sun"; content: "a.png" counter(b) }', []],
])('finds the addresses of %s', (css, expected) => expect(addresses(css)).toEqual(expected));

test('replaces addresses and keeps their quotes', () => {
  const css = '@import "/a.css";p{x:url( /b.png );y:url(\'/c.png\');z:url(data:a/b)}';
  expect(replaceCssAddresses(css, (address) => (address.startsWith('/') ? `..${address}` : address))).toBe(
    '@import "../a.css";p{x:url( ../b.png );y:url(\'../c.png\');z:url(data:a/b)}',
  );
});

test('knows where an address is', () => {
  expect(cssAddresses('a{}\nb{x:url(c)}')).toEqual([{ address: 'c', start: 8 }]);
});

test.each([
  ['url(/a b.png)', 'url(/a b.png)'],
  ['url("/a b.png")', 'url("/docs/a b.png")'],
  ["url('/a%20b.png?v=1#c')", "url('/docs/a%20b.png?v=1#c')"],
  ['src("/fonts/moon.woff2")', 'src("/docs/fonts/moon.woff2")'],
  ['@import "/b.css";', '@import "/docs/b.css";'],
  ['@import url(/b.css) screen;', '@import url(/docs/b.css) screen;'],
  ['image-set("/fonts/moon.woff2" 1x)', 'image-set("/docs/fonts/moon.woff2" 1x)'],
  ['url(/docs/b.css)', 'url(/docs/b.css)'],
  ['url(/docs/own.png)', 'url(/docs/docs/own.png)'],
  ['url(/docs/docs/own.png)', 'url(/docs/docs/own.png)'],
  ['url(/of-the-host.png)', 'url(/of-the-host.png)'],
  ['url(b.css) url(../b.css) url(//b.css) url(#b.css)', 'url(b.css) url(../b.css) url(//b.css) url(#b.css)'],
])('below a base path, files of the site are found: %s', (css, expected) => {
  expect(withBase(css, '/docs/', new Set(['a b.png', 'fonts/moon.woff2', 'b.css', 'docs/own.png']))).toBe(expected);
});
