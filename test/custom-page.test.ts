/** Pages whose layout is the author's. */
import { expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';

const page = (mode: string): string => `---\ntitle: Start\nmode: ${mode}\n---\n\n<h2>Wide</h2>\n\n<h3>Wider</h3>\n`;

const site = builtSite(
  {
    'docs.json': {
      name: 'a',
      theme: 'mint',
      colors: { primary: '#0D9373' },
      navigation: { pages: ['custom', 'frame'] },
    },
    'custom.mdx': page('custom'),
    'frame.mdx': page('frame'),
  },
  { viewport: { width: 360, height: 780 } },
);

test.each(['custom', 'frame'])(
  'headings without a margin do not make a page of mode %s wider than a phone',
  async (mode) => {
    const opened = await site.open(`${mode}/`);
    expect(await opened.locator('h2 > .octavo-anchor').count()).toBe(1);
    expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);
