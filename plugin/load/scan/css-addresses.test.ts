import { expect, test } from 'vitest';
import { cssAddresses, replaceCssAddresses } from './css-addresses.js';

const addresses = (css: string): string[] => cssAddresses(css).map(({ address }) => address);

test.each([
  ['a { background: url(/a.png) }', ['/a.png']],
  ['a { background: URL( "/a b.png" ), url(\'b.png\') }', ['/a b.png', 'b.png']],
  ['@import "a.css"; @import url(b.css) screen;', ['a.css', 'b.css']],
  ['/* url(/a.png) */ a { content: "url(/b.png)"; mask: url(#c) }', ['#c']],
  ["a { content: 'it\\'s url(/a.png)' } /* url(b.png)", []],
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
