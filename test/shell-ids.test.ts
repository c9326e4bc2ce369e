/** Headings that have the names of what is around the content. */
import { beforeEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { headingId, shellIds } from '../plugin/site/shell-ids.js';
import { builtSite } from './browser/built-site.js';
import { openQuiet } from './browser/quiet.js';

const titles = [...shellIds].map((id) => id.replaceAll('-', ' '));
const site = builtSite(
  {
    'docs.json': {
      name: 'Acme',
      theme: 'mint',
      colors: { primary: '#16803c' },
      banner: { content: 'News' },
      navbar: { primary: { type: 'button', label: 'Start', href: '/other' } },
      footer: { socials: { github: 'https://github.com/acme' } },
      feedback: { thumbsRating: true },
      navigation: { tabs: [{ tab: 'Guide', groups: [{ group: 'Start', pages: ['index', 'other'] }] }] },
    },
    'index.mdx': `---\ntitle: Names\nrelated:\n  - other\n---\n\n[Here](#sidebar) [Top](#octavo-nothing)\n\n## Plain\n\n${titles
      .map((title) => `## ${title}\n\nWords.\n`)
      .join('\n')}`,
    'other.mdx': '---\ntitle: Other\n---\n\n[There](/#sidebar)\n',
  },
  { viewport: { width: 1280, height: 900 } },
);
let page: Page;

beforeEach(async () => {
  page = await site.open('');
  await openQuiet(page, page.url());
});

/** The ids of elements outside of shadow roots. */
function idsOf(selector: string): Promise<string[]> {
  return page.evaluate((found) => Array.from(document.querySelectorAll(found), ({ id }) => id), selector);
}

test('every id is unique', async () => {
  const ids = await idsOf('[id]');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the ids outside of the content are those that headings do not get', async () => {
  const ids = await idsOf(':not(#content *)[id]');
  expect(ids.filter((id) => !shellIds.has(id))).toEqual([]);
  expect(ids.length).toBeGreaterThan(10);
});

test('links lead to the headings, from the table of contents, the page and other pages', async () => {
  const targets = await page
    .locator('octavo-toc a')
    .evaluateAll((all) =>
      all.map((link) => [
        link.textContent.trim(),
        document.getElementById((link as HTMLAnchorElement).hash.slice(1))?.localName,
      ]),
    );
  expect(targets).toEqual(['Plain', ...titles].map((title) => [title, 'h2']));
  expect(await page.getByRole('link', { name: 'Here' }).getAttribute('href')).toBe('#sidebar-2');
  const other = await site.open('other');
  await other.getByRole('link', { name: 'There' }).click();
  await other.waitForURL('**/#sidebar-2');
  expect(headingId('sidebar')).toBe('sidebar-2');
});

test('the headings look like others', async () => {
  const looks = await page.locator('#content h2').evaluateAll((all) =>
    all.map((heading) => {
      const { position, fontSize, display, padding, borderWidth, backgroundColor } = getComputedStyle(heading);
      return [position, fontSize, display, padding, borderWidth, backgroundColor].join(' ');
    }),
  );
  expect(looks).toHaveLength(titles.length + 1);
  expect(new Set(looks).size).toBe(1);
});
