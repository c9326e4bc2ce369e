import { expect, test } from 'vitest';
import { isSafeAddress, type AddressUse } from '../../elements/safe-address.js';
import { addressFault } from './address-fault.js';
import { address, linkAddress } from './addresses.js';

const uses: AddressUse[] = ['link', 'file', 'request', 'socket', 'page-link', 'page-file'];
const usesOf = (text: string): AddressUse[] => uses.filter((use) => isSafeAddress(text, use));

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001\tjava\tscript\r:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHA+',
  'data:image',
  'data:,x',
])('never used: %j', (unsafe) => {
  expect(usesOf(unsafe)).toEqual([]);
  expect(address(unsafe, '/')).toBe('#');
  expect(linkAddress(unsafe, '/')).toBe('#');
  expect(addressFault(unsafe)?.what).toBe('must not run code or open local files');
});

test.each([
  '/a',
  'guides/data:x',
  '../a',
  '#javascript:x',
  '?a=b:c',
  '',
  'https://x.example/javascript:',
  '//x',
  'HTTP://x',
])('used everywhere: %j', (safe) => expect(usesOf(safe)).toEqual(uses));

test.each<[string, AddressUse[]]>([
  ['mailto:a@b.example', ['link', 'page-link', 'page-file']],
  ['tel:+1', ['link', 'page-link', 'page-file']],
  ['vscode://x', ['page-link', 'page-file']],
  ['file:///etc/passwd', ['page-link', 'page-file']],
  ['blob:https://x.example/1', ['page-link', 'page-file']],
  ['wss://x.example', ['socket', 'page-link', 'page-file']],
  ['data:image/png;base64,AA', ['file', 'page-file']],
])('%s is only for %j', (text, expected) => expect(usesOf(text)).toEqual(expected));

test('settings and front matter link to the web, mail and phones; apps are named with the fix', () => {
  expect(linkAddress('mailto:a@b.example', '/')).toBe('mailto:a@b.example');
  expect(linkAddress('vscode://x', '/')).toBe('#');
  expect(addressFault('vscode:mcp/install')).toEqual({
    what: 'must be a path, or a URL that starts with https://, http://, mailto:, or tel:',
    hint: 'Use, for example, "https://example.com" or "/guides/install".',
  });
  expect(addressFault('tel:+1')).toBeUndefined();
  expect(addressFault('api.example.com:8080')?.fixed).toBe('https://api.example.com:8080');
});

test('half of a surrogate pair can be encoded', () => {
  expect(address('/a\ud800', '/docs/')).toBe('/docs/a%EF%BF%BD');
});
