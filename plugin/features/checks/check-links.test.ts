import { expect, test } from 'vitest';
import type { LocalLink } from '../../mdx/types.js';
import type { FolderScan } from '../../load/scan/scan-folder.js';
import type { Site } from '../../core/model/types.js';
import { LinkCheck } from './check-links.js';

const site = { root: '', redirects: [{ source: '/old/:slug*', destination: '/new/:slug*', permanent: true }] } as Site;
const scan = {
  pages: [
    { route: '/', file: 'start.mdx', meta: {} },
    { route: '/guides/install', file: 'guides/install.mdx', meta: { rss: true } },
    { route: '/über uns', file: 'über uns.mdx', meta: {} },
    { route: '/c#sdk', file: 'c#sdk.mdx', meta: {} },
    { route: '/lost', file: 'lost.mdx', meta: { openapi: 'GET /lost' }, lacksApi: true },
  ],
  assets: ['images/a.png', 'openapi.json'],
  included: [] as string[],
} as FolderScan;
const outputs = ['index.html', 'llms.txt', 'guides/install/rss.xml', 'sitemap/index.html'];
const check = new LinkCheck(site, scan, (path) => outputs.includes(path));
const link = (target: string, kind: LocalLink['kind'] = 'page'): LocalLink => ({
  target,
  kind,
  file: 'index.mdx',
  line: 3,
  column: 7,
});

test.each([
  '/',
  '/guides/install',
  '/guides/install/',
  '/guides/install#linux',
  '/guides/install?a=b',
  '/%C3%BCber%20uns',
  '/openapi.json',
  '/old/page',
  '/old',
  '/llms.txt',
  '/guides/install.md',
  '/index.md',
  '/guides/install/rss.xml',
  '/sitemap',
])('%s leads somewhere', (target) => {
  expect(check.check([link(target)])).toEqual([]);
});

test('the page with the link is not what it means', () => {
  const [problem] = check.check([{ ...link('/setup/install'), file: 'guides/install.mdx' }]);
  expect(problem!.hint).toBe('Correct the link, create the page, or add a redirect to the settings.');
  expect(check.check([link('/setup/install')])[0]!.hint).toBe('Did you mean "/guides/install"?');
});

test('links into a folder without pages have one cause, if no page is near', () => {
  const causeOf = (target: string, kind?: LocalLink['kind']) => check.check([link(target, kind)])[0]!.cause?.message;
  expect(causeOf('/sdk/python/errors')).toBe('There are no pages below "/sdk", where the links point.');
  expect(causeOf('/guides/sdk/setup')).toBe('There are no pages below "/guides/sdk", where the links point.');
  expect(causeOf('/pictures/b.png', 'asset')).toBe('There are no files below "/pictures".');
  for (const target of ['/guides/zzzzzz', '/zzzzzz', '/setup/install', '/old-page'])
    expect([target, causeOf(target)]).toEqual([target, undefined]);
  expect(causeOf('/images/zzzzzz.png', 'asset')).toBeUndefined();
});

test('a dead link is located, and the nearest page named', () => {
  expect(check.check([link('/guides/instal#x')])).toEqual([
    {
      code: 'link-dead',
      message: 'The link target "/guides/instal" does not exist.',
      hint: 'Did you mean "/guides/install"?',
      file: 'index.mdx',
      line: 3,
      column: 7,
    },
  ]);
});

test.each(['/c#sdk', '/c%23skd'])('%s: the hint names the page in a form that works', (target) => {
  expect(check.check([link(target)])).toMatchObject([{ code: 'link-dead', hint: 'Did you mean "/c%23sdk"?' }]);
});

test('a missing image is reported as an image, not as a page', () => {
  expect(check.check([link('/images/a.jpg', 'asset')])).toMatchObject([
    { code: 'asset-missing', hint: 'Did you mean "/images/a.png"?' },
  ]);
});

test('one location is reported once', () => {
  expect(check.check([link('/nowhere-at-all'), link('/nowhere-at-all')])).toHaveLength(1);
});

test('a link to an id that its page does not have is located, with the nearest one', () => {
  const ids = new Map([['/guides/install', ['linux', 'windows']]]);
  const found = check.check(
    [link('/guides/install#linus'), link('/guides/install#linux'), link('/guides/install#top')],
    ids,
  );
  expect(found).toMatchObject([{ code: 'anchor-missing', file: 'index.mdx', line: 3, hint: 'Did you mean "#linux"?' }]);
  expect(check.check([link('/guides/install#linus')])).toEqual([]);
});

test('ids of an operation that is not known are not checked', () => {
  expect(check.check([link('/lost#body-name')], new Map([['/lost', []]]))).toEqual([]);
});

test('an id with other punctuation, which the script of a page finds, has a code of its own', () => {
  const ids = new Map([['/guides/install', ['meat', '_meta', 'param-on-error']]]);
  const found = check.check([link('/guides/install#meta'), link('/guides/install#param-onerror-one-of-0')], ids);
  expect(found.map(({ code, hint }) => [code, hint])).toEqual([
    ['anchor-inexact', 'Write "#_meta".'],
    ['anchor-inexact', 'Write "#param-on-error".'],
  ]);
});
