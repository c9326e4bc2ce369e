import { expect, test } from 'vitest';
import type { PageEntry, Site } from '../../core/model/types.js';
import { llmsFull, maxBytes } from './llms-full.js';
import { markdownPage } from '../../page/markdown/markdown-page.js';
import type { PageSection } from './page-sections.js';

const instructions = '> ## Agent instructions\n>\n> Be exact.';
const site = { name: 'Acme', own: { agents: instructions } } as unknown as Site;
const page = (path: string): PageEntry => ({ path, route: `/${path}`, file: '', meta: { title: path }, hidden: false });
const sections: PageSection[] = [
  { labels: ['Guides', 'Start'], pages: [page('a'), page('broken')] },
  { labels: ['Guides', 'More'], pages: [page('b')] },
  { labels: ['API'], pages: [page('c')] },
];

function files(textOf: (path: string) => string): Record<string, string> {
  const text = ({ path }: PageEntry): string => textOf(path);
  const bytes = (entry: PageEntry): number => Buffer.byteLength(text(entry));
  const made = llmsFull(site, sections, { text, bytes }, (route) => `https://example.com${route}`);
  return Object.fromEntries(Array.from(made, ({ path, content }) => [path, content()]));
}

test('has every page with its URL, and the instructions once', () => {
  const text = (path: string): string =>
    path === 'broken'
      ? ''
      : markdownPage({ meta: { title: path, description: 'D' } }, `Text of ${path}.`, [instructions]);
  expect(files(text)).toEqual({
    'llms-full.txt': `# Acme

> ## Agent instructions
>
> Be exact.

# a

Source: https://example.com/a

> D

Text of a.

# b

Source: https://example.com/b

> D

Text of b.

# c

Source: https://example.com/c

> D

Text of c.
`,
  });
});

test('is split by section, a large section by its groups, and a large group by size', () => {
  const parts = files((path) => `# ${path}\n\n${'x'.repeat(maxBytes * 0.6)}`);
  expect(Object.keys(parts)).toEqual([
    'llms-full/guides-start-1.txt',
    'llms-full/guides-start-2.txt',
    'llms-full/guides-more.txt',
    'llms-full/api.txt',
    'llms-full.txt',
  ]);
  expect(parts['llms-full.txt']).toContain('- [API](https://example.com/llms-full/api.txt): 1 page\n');
  expect(parts['llms-full/api.txt']).toContain('## API\n\n# c\n\nSource: https://example.com/c\n');
});
