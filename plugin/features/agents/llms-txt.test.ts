import { expect, test } from 'vitest';
import type { NavSection, PageEntry, Site } from '../../core/model/types.js';
import { llmsTxt } from './llms-txt.js';
import { pageSections } from './page-sections.js';

const own = { agents: '' };
const seo = { metatags: {}, indexHidden: false };
const page = (path: string, title: string, description?: string): PageEntry => ({
  path,
  route: `/${path}`,
  file: `${path}.mdx`,
  meta: { title, description },
  hidden: false,
});
const section = (label: string, parts: Partial<NavSection>): NavSection => ({
  kind: label ? 'tab' : 'root',
  label,
  hidden: false,
  children: [],
  items: [],
  ...parts,
});
const group = (title: string, ...paths: string[]) => ({
  type: 'group' as const,
  title,
  expanded: false,
  hidden: false,
  items: paths.map((path) => ({ type: 'page' as const, path })),
});

test('lists each listed page once below its first group, and links to other sites last', () => {
  const navigation = section('', {
    children: [
      section('Forum', { href: 'https://forum.example.com' }),
      section('Guides', { items: [group('Start', 'install', 'gone'), { type: 'page', path: 'about' }] }),
      section('API', { items: [group('Start', 'install', 'calls')] }),
    ],
  });
  const site = { name: 'Acme', description: 'All about\nAcme.', navigation, seo, own } as unknown as Site;
  const pages = [
    page('about', 'About'),
    page('calls', 'Calls [beta] of <T>'),
    { ...page('hidden', 'Hidden'), hidden: true },
    { ...page('loose', 'Loose'), meta: { title: 'Loose', noindex: true } },
    page('install', 'Install', 'How to\ninstall.'),
  ];
  const specifications = [{ label: 'pets', href: '/docs/pets.json' }];
  const sections = pageSections(site, pages);
  expect(llmsTxt(site, sections, specifications, (route) => `/docs${route}`, '/docs/llms-full.txt')).toBe(`# Acme

> All about Acme.

Pages are linked as Markdown. Their full text is at /docs/llms-full.txt.

## Guides / Start

- [Install](/docs/install): How to install.

## Guides

- [About](/docs/about)

## API / Start

- [Calls \\[beta\\] of \\<T>](/docs/calls)

## Other pages

- [Loose](/docs/loose)

## Specifications

- [pets](/docs/pets.json)

## Optional

- [Forum](https://forum.example.com)
`);
});

test('lists the default language first, and cuts long descriptions', () => {
  const language = (code: string, isDefault: boolean) =>
    section(code, { kind: 'language', code, isDefault, items: [{ type: 'page', path: code }] });
  const navigation = section('', { children: [language('es', false), language('en', true)] });
  const site = { name: 'Acme', navigation, seo, own } as unknown as Site;
  const pages = [page('en', 'English', 'word '.repeat(100)), page('es', 'Spanish')];
  const { sections } = pageSections(site, pages);
  expect(sections.map(({ labels, language: code }) => [...labels, code])).toEqual([
    ['en', 'en'],
    ['es', 'es'],
  ]);
  const [, entry = ''] =
    /^(- .*English.*)$/m.exec(llmsTxt(site, { sections, links: [] }, [], String, '/llms-full.txt')) ?? [];
  expect(entry.length).toBeLessThan(340);
  expect(entry).toMatch(/ word …$/);
});

test('lists models of an API below the groups of its operations', () => {
  const api = { format: 'openapi', source: 'a.json', directory: 'api' } as PageEntry['api'];
  const navigation = section('', {
    children: [
      section('API', { items: [group('Moons', 'moon'), group('Rings', 'ring')] }),
      section('B', { items: [group('C', 'other')] }),
    ],
  });
  const pages = ['Moon', 'Ring', 'Dust', 'Other', 'Loose'].map((title) => page(title.toLowerCase(), title));
  const apis = pages.map((each, index) => ({
    ...each,
    ...(index < 3 && { api }),
    ...(index === 3 && { api: { ...api!, source: 'b.json' } }),
  }));
  const { sections } = pageSections({ name: 'Acme', navigation, seo } as Site, apis);
  expect(sections.map(({ labels, pages: all }) => [labels.join(' / '), ...all.map(({ path }) => path)])).toEqual([
    ['API / Moons', 'moon'],
    ['API / Rings', 'ring'],
    ['B / C', 'other'],
    ['API', 'dust'],
    ['Other pages', 'loose'],
  ]);
});
