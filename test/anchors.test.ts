/** Headings that links point to are below the header, in each layout of it, with one and with two rows of tabs. */
import { describe, expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';

const text = 'Text.\n\n'.repeat(60);
const page = (title: string): string => `---\ntitle: ${title}\n---\n\n${text}## Target\n\n${text}`;

const files = (theme: string): Record<string, unknown> => ({
  'docs.json': {
    name: 'Acme',
    theme,
    colors: { primary: '#0D9373' },
    navigation: {
      tabs: [
        { tab: 'One', pages: ['one'] },
        {
          tab: 'Two',
          tabs: [
            { tab: 'Inner', pages: ['two'] },
            { tab: 'Other', pages: ['other'] },
          ],
        },
      ],
    },
  },
  'one.mdx': page('One'),
  'two.mdx': page('Two'),
  'other.mdx': page('Other'),
});

const sizes = { computer: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** A bar, logo and search in the sidebar, and a floating bar. */
describe.each(['mint', 'maple', 'luma'])('in %s', (theme) => {
  const site = builtSite(files(theme), { reducedMotion: 'reduce' });

  test.each(['one', 'two'])('on the page %s', async (path) => {
    for (const [name, viewport] of Object.entries(sizes)) {
      const opened = await site.open(`${path}#target`, { viewport });
      const gap = await opened.evaluate(() => {
        const top = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
        return Math.round(top('#target').top - top('#navbar').bottom);
      });
      // On a phone, the tabs have given way.
      const [least, most] = name === 'phone' ? [22, 22 + 2 * 44 + 4] : [22, 26];
      expect({ name, gap, isBelow: gap >= least! && gap <= most! }).toMatchObject({ isBelow: true });
    }
  });
});
