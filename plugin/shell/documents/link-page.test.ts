import { expect, test } from 'vitest';
import type { PageInput } from '../types.js';
import { renderLinkPage } from './link-page.js';

test('a page that is only a link redirects to it, and keeps a text of its own', () => {
  const site = { base: '/docs/', routes: new Set(['/b']), site: { seo: {} } } as unknown as Parameters<
    typeof renderLinkPage
  >[0];
  const documentOf = (url: string, html = ''): string | undefined =>
    renderLinkPage(site, { page: { meta: { title: 'A', url } }, rendered: { html } } as unknown as PageInput);
  expect(documentOf('https://example.com/a')).toContain('http-equiv="refresh" content="0; url=https://example.com/a"');
  expect(documentOf('/b#c')).toContain('<a href="/docs/b/#c">');
  expect(documentOf('b')).toContain('<a href="/docs/b/">');
  expect(documentOf('https://example.com/a', '<p>Words.</p>')).toBeUndefined();
  expect(documentOf('mailto:a@b.example')).toBeUndefined();
  expect(documentOf('javascript:alert(1)')).toBeUndefined();
});
