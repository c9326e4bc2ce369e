import { expect, test } from 'vitest';
import type { NavItem, NavSection } from '../../core/model/types.js';
import type { SidebarItem } from '../../nav/page-navigation.js';
import { countEntries, linkOfGroup, mayHaveLargeSidebar, splitLongLists, type SidebarGroup } from './large-sidebar.js';

function page(path: string, changes: object = {}): SidebarItem {
  return { type: 'page', path, title: path, href: `/${path}`, deprecated: false, external: false, ...changes };
}

function group(items: SidebarItem[], changes: Partial<SidebarGroup> = {}): SidebarGroup {
  return { type: 'group', title: 'Guides', expanded: false, items, ...changes };
}

function pages(count: number): SidebarItem[] {
  return Array.from({ length: count }, (_, index) => page(`p${index}`));
}

test('splits a long list into ranges of equal length, at every level, and keeps the order', () => {
  const [outer] = splitLongLists([group(pages(1010))]) as [SidebarGroup];
  expect(outer.items.map(({ title }) => title).slice(0, 2)).toEqual(['p0 – p91', 'p92 – p183']);
  expect(outer.items).toHaveLength(11);
  expect(outer.items.flatMap((range) => (range as SidebarGroup).items)).toEqual(pages(1010));
});

test('leaves a list that is not long as it is', () => {
  expect(splitLongLists(pages(200))).toEqual(pages(200));
});

test('a group links to its own page, or to its first page that shows this sidebar', () => {
  const outside = page('other', { isElsewhere: true });
  expect(linkOfGroup(group([page('a')], { href: '/root', path: 'root' }))).toBe('/root');
  expect(linkOfGroup(group([outside, group([outside, page('b')])]))).toBe('/b');
  expect(linkOfGroup(group([page('a')], { href: '/a' }))).toBe('/a');
});

test('a group has no link if no page shows its entries', () => {
  const outside = page('other', { isElsewhere: true });
  expect(linkOfGroup(group([outside]))).toBeUndefined();
  expect(linkOfGroup(group([page('a')], { href: '/root', path: 'root', isElsewhere: true }))).toBeUndefined();
  expect(linkOfGroup(group([outside, page('a')], { href: '/other' }))).toBeUndefined();
  expect(linkOfGroup(group([], { href: '/root', path: 'root' }))).toBeUndefined();
});

test('finds every navigation with a large sidebar', () => {
  const items = pages(201).map(({ title }): NavItem => ({ type: 'page', path: title }));
  const section = (own: NavItem[], children: NavSection[] = []): NavSection => ({
    kind: 'tab',
    label: '',
    hidden: false,
    items: own,
    children,
  });
  expect(mayHaveLargeSidebar(section(items.slice(1)))).toBe(false);
  expect(mayHaveLargeSidebar(section([], [section(items)]))).toBe(true);
  const version = (own: NavItem[]): NavSection => ({ ...section(own), kind: 'version' });
  expect(mayHaveLargeSidebar(section([], [version(items.slice(1)), version(items.slice(2))]))).toBe(true);
  expect(mayHaveLargeSidebar(section([], [version(items.slice(1, 101)), version(items.slice(101))]))).toBe(false);
  expect(countEntries([group(pages(3))])).toBe(4);
});
