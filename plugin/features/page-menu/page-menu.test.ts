import { expect, test } from 'vitest';
import { english } from '../../languages/ui-strings.js';
import type { PageView } from '../../shell/types.js';
import { writeHtml } from '../../shell/write-html.js';
import { noMenu, type MenuSettings } from './menu-settings.js';
import { pageMenuFeature } from './page-menu-feature.js';

const menu: MenuSettings = {
  display: 'header',
  options: [
    { kind: 'copy' },
    { kind: 'view' },
    { kind: 'ask', assistant: 'claude' },
    { kind: 'link', title: 'Forum', href: 'https://x.dev/ask?about=$path&at=$page' },
  ],
};
const { clientScripts, pageMenu } = pageMenuFeature;

/** A page of a site with the menu. */
function view(changes: object = {}): PageView {
  const site = { name: 'Acme', own: { 'page-menu': menu }, seo: { metatags: {} }, navigation: { children: [] } };
  const page = { path: 'a', route: '/a', file: 'a.mdx', meta: { title: 'A' }, hidden: false };
  const link = (href: string): string => (href.startsWith('/') ? `/docs${href}` : href);
  const shell = { base: '/docs/', link, uiStrings: english, icon: () => undefined };
  return { ...shell, site, page, ...changes } as unknown as PageView;
}

const html = (shown: PageView): string => writeHtml([pageMenu!.render(shown), pageMenu!.renderList(shown)]);

test('the menu of a page copies, shows and asks about its Markdown, and has links', () => {
  const text = html(view({ siteUrl: 'https://x.dev' }));
  expect(text).toContain('markdown="/docs/a.md"');
  expect(text).toContain('href="/docs/a.md"');
  expect(text).toContain(`https://claude.ai/new?q=${encodeURIComponent('Read https://x.dev/docs/a.md,')}`);
  expect(text).toContain('https://x.dev/ask?about=%2Fdocs%2Fa&amp;at=https%3A%2F%2Fx.dev%2Fdocs%2Fa');
  expect(text).not.toContain('data-ask');
  expect(html(view())).toContain('data-ask="https://claude.ai/new?q="');
});

test('a page can hide the menu', () => {
  const { site, page } = view();
  const hiding = { ...page, own: { 'page-menu': noMenu } };
  expect(html(view({ page: hiding }))).toBe('');
  expect(clientScripts!(site, page)).toEqual(['octavo-page-menu']);
  expect(clientScripts!(site, hiding)).toEqual([]);
});
