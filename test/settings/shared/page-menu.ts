/** The menu beside the title of a page. */
import { iconDrawing } from '../icon-drawing.js';
import type { SettingCase } from '../setting-case.js';

const siteUrl = 'https://docs.acme.example';
const ask = 'https://forum.example/ask';
const entries = '#octavo-page-actions li';

export const cases: SettingCase[] = [
  {
    key: [
      'contextual.options',
      'contextual.options[].title',
      'contextual.options[].description',
      'contextual.options[].icon',
      'contextual.options[].href',
    ],
    shows: 'the menu has the entries in order, those of the author too',
    config: {
      contextual: {
        options: [
          'copy',
          'view',
          'claude',
          { title: 'Forum', description: 'Ask people', icon: 'comments', href: `${ask}?about=$path` },
        ],
      },
    },
    siteUrl,
    see: async (reader) => {
      await reader.facts('guide/index.html', {
        [`${entries} > * > span`]: [
          'Copy pageCopy as Markdown for LLMs',
          'View as MarkdownOpen this page as plain text',
          'Open in ClaudeAsk questions about this page',
          'ForumAsk people',
        ],
        '#page-context-menu@markdown': '/guide.md',
        [`${entries} button@value`]: 'copy',
        [`${entries} a@href`]: [
          '/guide.md',
          `https://claude.ai/new?q=${encodeURIComponent(`Read ${siteUrl}/guide.md, then answer my questions about it.`)}`,
          `${ask}?about=${encodeURIComponent('/guide')}`,
        ],
        [`${entries}:last-child path@d`]: iconDrawing('fontawesome/solid/comments')[0]!,
      });
      const page = await reader.open('/guide');
      await page.evaluate(() => {
        navigator.clipboard.write = () => Promise.resolve();
      });
      await page.getByRole('button', { name: 'Copy page' }).click();
      await reader.eventually(() => page.locator('#page-context-menu-button').innerText()).toBe('Copied');
      await page.locator('#page-context-menu > [popovertarget]').click();
      const forum = page.getByRole('link', { name: 'Forum' });
      await reader.eventually(() => forum.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await reader.eventually(() => forum.isVisible()).toBe(false);
    },
  },
  {
    key: [
      'contextual.options[].href.base',
      'contextual.options[].href.query',
      'contextual.options[].href.query[].key',
      'contextual.options[].href.query[].value',
      'contextual.options[].href.query.key',
      'contextual.options[].href.query.value',
    ],
    shows: 'the address of an entry can be written in parts',
    config: {
      contextual: {
        options: [
          { title: 'One', href: { base: ask, query: { key: 'page', value: '$page' } } },
          {
            title: 'Two',
            href: {
              base: ask,
              query: [
                { key: 'path', value: '$path' },
                { key: 'from', value: 'docs & more' },
              ],
            },
          },
        ],
      },
    },
    siteUrl,
    see: (reader) =>
      reader.facts('guide/index.html', {
        [`${entries} a@href`]: [
          `${ask}?page=${encodeURIComponent(`${siteUrl}/guide/`)}`,
          `${ask}?path=${encodeURIComponent('/guide')}&from=docs%20%26%20more`,
        ],
      }),
  },
  {
    key: 'contextual.display',
    shows: 'the menu stands below the table of contents',
    config: { contextual: { options: ['copy'], display: 'toc' } },
    see: (reader) =>
      reader.facts('guide/index.html', { '#table-of-contents #page-context-menu': 1, '#header #page-context-menu': 0 }),
  },
];
