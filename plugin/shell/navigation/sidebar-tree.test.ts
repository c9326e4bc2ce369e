import { expect, test } from 'vitest';
import type { Node } from '../../../runtime/jsx/node.js';
import type { SidebarItem } from '../../nav/page-navigation.js';
import type { ShellContext } from '../types.js';
import { writeHtml } from '../write-html.js';
import type { SidebarGroup } from './large-sidebar.js';
import { SidebarTree } from './sidebar-tree.js';

const context = {
  base: '/docs/',
  site: { theme: 'mint' },
  icon: () => undefined,
  link: (href: string) => `/docs${href}`,
} as unknown as ShellContext;

function page(path: string, changes: object = {}): SidebarItem {
  return { type: 'page', path, title: path, href: `/${path}`, deprecated: false, external: false, ...changes };
}

function group(title: string, changes: Partial<SidebarGroup> = {}): SidebarGroup {
  const items = Array.from({ length: 120 }, (_, index) => page(`${title}${index}`));
  return { type: 'group', title, expanded: false, items, ...changes };
}

/** Without the arrows of groups. */
function written(node: Node): string {
  return writeHtml(node).replaceAll(/<svg.*?<\/svg>/g, '');
}

test('a group away from the current page is a link to its first page, and its entries are a fragment', () => {
  const tree = new SidebarTree([group('x'), group('y')], context);
  const html = written(tree.render('y7'));
  const [, name] = /<div><a href="\/docs\/x0" data-group="(\w+)">x<\/a><\/div>/.exec(html)!;
  expect(tree.fragments().get(name!)).toMatch(
    /^<ul class="sidebar-group" id="sidebar-group"><li><a href="\/docs\/x0">x0<\/a>.*<a href="\/docs\/x119">x119<\/a><\/ul>$/,
  );
  expect(html).not.toContain('/docs/x1"');
  expect(html).toMatch(
    /<button aria-expanded="true" data-group="\w+">y<\/button><ul class="sidebar-group"><li><a href="\/docs\/y0">/,
  );
  expect(html).toContain('<a href="/docs/y7" aria-current="page">');
});

test('a group with a page of its own keeps its link, beside what opens it', () => {
  const tree = new SidebarTree([group('x', { href: '/x', path: 'x' }), group('y')], context);
  expect(written(tree.render('y7'))).toMatch(/<a href="\/docs\/x" data-group="\w+" data-own(?:="")?>x<\/a>/);
  expect(written(tree.render('x'))).toMatch(
    /<a href="\/docs\/x" aria-current="page">x<\/a><button aria-expanded="true" aria-label="x" data-group="\w+"><\/button><ul class="sidebar-group"/,
  );
});

test('groups and entries keep the versions that they are for', () => {
  const items = group('x').items.map((item, index) => ({ ...item, versions: [index % 2] }));
  const tree = new SidebarTree([group('x', { versions: [1], items }), group('y', { versions: [0] })], context);
  const html = written(tree.render('y0'));
  expect(html).toMatch(/<div data-in="1"><a href="\/docs\/x0" data-group="\w+">x<\/a><\/div>/);
  expect(html).toMatch(/<div data-in="0"><button aria-expanded="true"/);
  expect([...tree.fragments().values()][0]).toContain('<li data-in="1"><a href="/docs/x1">x1</a>');
});

test('groups in a large fragment are links to fragments of their own', () => {
  const tree = new SidebarTree([group('outer', { items: [group('x'), group('y')] }), group('z')], context);
  const html = written(tree.render('z0'));
  const [, name] = /data-group="(\w+)">outer</.exec(html)!;
  const fragments = tree.fragments();
  expect(fragments.size).toBe(4);
  const [, inner] = /<li><a href="\/docs\/x0" data-group="(\w+)">x</.exec(fragments.get(name!)!)!;
  expect(fragments.get(inner!)).toContain('/docs/x119');
});

test('groups of the first level have a title and a name, and the current entry is marked', () => {
  const small = { items: [page('a'), page('b')] };
  const tree = new SidebarTree([page('top'), group('x', small), group('y', small)], context);
  const html = written(tree.render('a'));
  expect(html.match(/<ul class="sidebar-group"[^>]*>/g)).toEqual([
    '<ul class="sidebar-group" id="sidebar-group">',
    '<ul class="sidebar-group">',
    '<ul class="sidebar-group">',
  ]);
  expect(html).toContain(
    '<div class="sidebar-group-header"><h5 class="sidebar-title" id="sidebar-title" role="none">x</h5>',
  );
  expect(html).toContain('<div class="sidebar-group-header"><h5 class="sidebar-title" role="none">y</h5>');
  expect(html.match(/<li data-active="true"><a href="\/docs\/a" aria-current="page">/g)).toHaveLength(2);
});

test('themes with dividers have one after each list of entries', () => {
  const small = { items: [page('a')] };
  const items = [group('x', small), group('y', { ...small, versions: [1] }), page('top')];
  const elements = (theme: string, all: SidebarItem[]): string[] => {
    const tree = new SidebarTree(all, { ...context, site: { theme } } as ShellContext);
    return written(tree.render('top')).match(/<div data-in="1">(?=<div class="sidebar-nav)|divider"|<ul/g)!;
  };
  expect(elements('mint', items)).toEqual(['<ul', '<ul', '<ul']);
  expect(elements('aspen', items)).toEqual(['<ul', '<div data-in="1">', 'divider"', '<ul', 'divider"', '<ul']);
  expect(elements('aspen', [group('x'), group('y'), page('top')])).toEqual(['<ul']);
});
