import { expect, test } from 'vitest';
import { linkRoute } from './page-path.js';

test.each([
  ['guides/install', '/guides/install'],
  ['./guides/index', '/guides'],
  ['/guides/index.mdx#top', '/guides#top'],
  ['index', '/'],
  ['/guides/reindex?a=/index', '/guides/reindex?a=/index'],
  ['/llms.txt', '/llms.txt'],
  ['#top', '#top'],
  ['https://example.com/index', 'https://example.com/index'],
])('the link %s is %s', (link, address) => {
  expect(linkRoute(link)).toBe(address);
});
