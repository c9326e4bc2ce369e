/** Pages whose layout is the author's, and usual ones beside them. */
import { expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';

const page = (mode: string): string =>
  `---\ntitle: Start\nmode: ${mode}\n---\n\n<h2 className="text-5xl">Wide</h2>\n\n<h3>Wider</h3>\n`;

const site = builtSite(
  {
    'docs.json': {
      name: 'a',
      theme: 'mint',
      colors: { primary: '#0D9373' },
      contextual: { options: ['copy'] },
      navigation: { pages: ['custom', 'frame', 'usual'] },
    },
    'custom.mdx': page('custom'),
    'frame.mdx': page('frame'),
    'usual.mdx': '---\ntitle: Start\n---\n\n# Wide\n\n## Wider\n',
  },
  { viewport: { width: 360, height: 780 } },
);

test.each(['custom', 'frame', 'usual'])(
  'large headings and the button of the page menu do not make the page %s wider than a phone',
  async (mode) => {
    const opened = await site.open(`${mode}/`);
    expect(await opened.locator('h2 > .octavo-anchor').count()).toBe(1);
    expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test('headings on a page of the author have the color around them', async () => {
  const colors = async (mode: string): Promise<string[]> => {
    const opened = await site.open(`${mode}/`);
    return opened.evaluate(() => {
      document.getElementById('content')!.style.color = 'rgb(1, 2, 3)';
      return [...document.querySelectorAll('#content h2')].map((heading) => getComputedStyle(heading).color);
    });
  };
  expect(await colors('custom')).toEqual(['rgb(1, 2, 3)']);
  expect(await colors('usual')).not.toEqual(['rgb(1, 2, 3)']);
});

test('headings in Chinese, Japanese and Korean are not set tighter', async () => {
  const opened = await site.open('usual/');
  const spacings = (language: string): Promise<string[]> =>
    opened.evaluate((lang) => {
      document.documentElement.lang = lang;
      return [...document.querySelectorAll('h1, h2')].map((heading) => getComputedStyle(heading).letterSpacing);
    }, language);
  expect(await spacings('en')).not.toContain('normal');
  for (const language of ['ja', 'ko', 'zh-TW']) expect(new Set(await spacings(language))).toEqual(new Set(['normal']));
});

const versions = builtSite(
  {
    'docs.json': {
      name: 'A long name of a site',
      theme: 'mint',
      colors: { primary: '#0D9373' },
      navigation: {
        versions: ['Version 2026-07-28 (older)', '2'].map((version) => ({
          version,
          pages: [`page-${version.length}`],
        })),
      },
    },
    'page-26.mdx': '---\ntitle: Start\n---\n',
    'page-1.mdx': '---\ntitle: Start\n---\n',
  },
  { viewport: { width: 360, height: 780 } },
);

test('a long name of a version does not make a page wider than a phone', async () => {
  const opened = await versions.open('page-26/');
  expect(await opened.locator('octavo-switcher').count()).toBe(1);
  expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
