import { expect, test } from 'vitest';
import type { NavSection, PageEntry, Site } from '../site/types.js';
import { llmsTxt } from './llms-txt.js';

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

test('lists each page once below its first group, and the others last', () => {
  const navigation = section('', {
    children: [
      section('Guides', { items: [group('Start', 'install', 'gone'), { type: 'page', path: 'about' }] }),
      section('API', { items: [group('Start', 'install', 'calls')] }),
    ],
  });
  const site = { name: 'Acme', description: 'All about\nAcme.', navigation } as Site;
  const pages = [
    page('about', 'About'),
    page('calls', 'Calls [beta]'),
    page('hidden', 'Hidden'),
    page('install', 'Install', 'How to\ninstall.'),
  ];
  expect(llmsTxt(site, pages, (route) => `/docs${route}`)).toBe(`# Acme

> All about Acme.

## Guides / Start

- [Install](/docs/install): How to install.

## Guides

- [About](/docs/about)

## API / Start

- [Calls \\[beta\\]](/docs/calls)

## Other pages

- [Hidden](/docs/hidden)
`);
});
