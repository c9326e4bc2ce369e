/** Labels of one word that is longer than its column wrap, and stay inside of it. */
import { expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';

const word = 'Pneumonoultramicroscopic'.repeat(3);

const site = builtSite(
  {
    'docs.json': {
      name: 'Planets',
      theme: 'mint',
      colors: { primary: '#065f46' },
      navigation: {
        groups: [{ group: word, pages: ['index', 'next', { group: word, pages: ['nested'] }] }],
      },
    },
    'index.mdx': `---\ntitle: Home\n---\n## ${word}\n`,
    'next.mdx': `---\ntitle: ${word}\n---\n`,
    'nested.mdx': '---\ntitle: Nested\n---\n',
  },
  {},
);

test.each([320, 1280])('at %i px', async (width) => {
  const page = await site.open('', { viewport: { width, height: 800 } });
  const wide = await page.evaluate(() => {
    const columns = ['html', '#sidebar-content', '#pagination'].flatMap((name) => [...document.querySelectorAll(name)]);
    return columns
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, id }) => tagName + id);
  });
  expect(wide).toEqual([]);
});
