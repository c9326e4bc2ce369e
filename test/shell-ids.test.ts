/** Headings with the names of elements around the content. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { headingId, shellIds } from '../plugin/page/shell-ids.js';
import { builtSite } from './browser/built-site.js';
import { openQuiet } from './browser/quiet.js';

const titles = [...shellIds].map((id) => id.replaceAll('-', ' '));
const headings = `## Plain\n\n${titles.map((title) => `## ${title}\n\nWords.\n`).join('\n')}`;
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
      navigation: { tabs: [{ tab: 'Guide', groups: [{ group: 'Start', pages: ['index', 'endpoint', 'other'] }] }] },
    },
    'index.mdx': `---\ntitle: Names\nrelated:\n  - other\n---\n\n[Here](#sidebar) [Top](#octavo-nothing)\n\n${headings}`,
    // Scripts add a column for its examples.
    'endpoint.mdx': `---\ntitle: Endpoint\napi: GET https://api.example/planets\n---\n\n<ResponseExample>\n\n\`\`\`json\n1\n\`\`\`\n\n</ResponseExample>\n\n${headings}`,
    'other.mdx': '---\ntitle: Other\n---\n\n[There](/#sidebar)\n',
  },
  { viewport: { width: 1280, height: 900 } },
);
let page: Page;

async function show(path: string): Promise<void> {
  page = await site.open(path);
  await openQuiet(page, page.url());
}

/** The ids of elements outside of shadow roots. */
function idsOf(selector: string): Promise<string[]> {
  return page.evaluate((found) => Array.from(document.querySelectorAll(found), ({ id }) => id), selector);
}

test.each(['', 'endpoint'])('every id of the page "%s" is unique', async (path) => {
  await show(path);
  const ids = await idsOf('[id]');
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(['', 'endpoint'])(
  'the ids outside of the content of "%s" are those that headings do not get',
  async (path) => {
    await show(path);
    const ids = await idsOf(':not(#content *, #page-aside *)[id]');
    expect(ids.filter((id) => !shellIds.has(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(10);
  },
);

test('links lead to the headings, from the table of contents, the page and other pages', async () => {
  await show('');
  const targets = await page
    .locator('#table-of-contents a')
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

test.each(['', 'endpoint'])('the headings of "%s" look like others', async (path) => {
  await show(path);
  const looks = await page.locator('#content h2').evaluateAll((all) =>
    all.map((heading) => {
      const { position, fontSize, display, padding, borderWidth, backgroundColor } = getComputedStyle(heading);
      return [position, fontSize, display, padding, borderWidth, backgroundColor].join(' ');
    }),
  );
  expect(looks).toHaveLength(titles.length + 1);
  expect(new Set(looks).size).toBe(1);
});
