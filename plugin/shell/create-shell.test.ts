import { expect, test } from 'vitest';
import { english } from '../languages/ui-strings.js';
import type { PageMeta, Site } from '../core/model/types.js';
import type { PageNavigation, SidebarItem } from '../nav/page-navigation.js';
import { createShell, type Shell } from './create-shell.js';
import { shellScripts } from './shell-scripts.js';
import type { PageInput, ShellOptions } from './types.js';

function site(changes: Partial<Site> = {}): Site {
  return {
    name: 'Harbour',
    colors: { primary: '#0055ff', light: '#66aaff', dark: '#0033aa', background: {} },
    appearance: { default: 'system', strict: false },
    theme: 'mint',
    icons: { library: 'fontawesome' },
    navbar: { links: [] },
    footer: { socials: [], columns: [] },
    background: {},
    styling: { eyebrows: 'section', codeThemes: { light: 'a', dark: 'b' } },
    fonts: {},
    seo: { metatags: {}, indexHidden: false },
    api: { baseUrls: [], inSpecifications: { baseUrls: [] } },
    own: {},
    variables: {},
    redirects: [],
    notFound: { redirect: false },
    navigation: { kind: 'root', label: '', hidden: false, children: [], items: [] },
    root: '/docs',
    configFile: 'docs.json',
    ...changes,
  };
}

function entry(path: string, changes: object = {}): SidebarItem {
  return { type: 'page', path, title: path, href: `/${path}`, deprecated: false, external: false, ...changes };
}

function navigation(changes: Partial<PageNavigation> = {}): PageNavigation {
  const nested: SidebarItem = { type: 'group', title: 'Inner', expanded: false, items: [entry('b'), entry('c')] };
  const sidebar: SidebarItem[] = [{ type: 'group', title: 'Guides', expanded: false, items: [entry('a'), nested] }];
  return { trail: [], tabs: [], selectMenus: [], anchors: [], sidebar, breadcrumbs: [], key: 'main', ...changes };
}

function shell(changes: Partial<ShellOptions> = {}): Shell {
  const noChanges = { part: (_, part) => part, head() {} } as ShellOptions['changes'];
  const options = { site: site(), uiStringsOf: () => english, base: '/', icon: () => undefined, changes: noChanges };
  return createShell({ ...options, ...changes });
}

interface Changes extends Partial<PageInput>, Partial<ShellOptions> {
  meta?: Partial<PageMeta>;
  /** The shell of other pages. */
  shell?: Shell;
}

function page(path: string, { meta: own, shell: shared, ...changes }: Changes = {}): Promise<string> {
  const meta = { title: path, ...own };
  return (shared ?? shell(changes)).document({
    page: { path, route: `/${path}`, file: `${path}.mdx`, meta, hidden: false },
    rendered: { html: '<p>Words.</p>', markdown: 'Words.', toc: [], elements: [], classes: [], links: [] },
    navigation: navigation(),
    assets: { styles: ['/site.css'], scripts: ['/boot.js'], preload: [], userStyles: ['/own.css'], userScripts: [] },
    ...changes,
  });
}

test('marks the current page and opens the groups around it, on every page of a section in turn', async () => {
  const shared = shell();
  const first = await page('a', { shell: shared });
  const second = await page('c', { shell: shared });
  expect(await page('a', { shell: shared })).toBe(first);
  expect(first).toContain('<a href="/a" aria-current="page">a</a>');
  expect(first).toContain('<li><button aria-expanded="false">Inner');
  expect(second).toContain('<a href="/a">a</a>');
  expect(second).toContain('<li><button aria-expanded="true">Inner');
  expect(second).toContain('<a href="/c" aria-current="page">c</a>');
});

test('marks an entry that is in the sidebar twice in both positions', async () => {
  const group: SidebarItem = { type: 'group', title: 'G', expanded: false, items: [entry('a'), entry('a')] };
  const html = await page('a', {
    navigation: navigation({ sidebar: [{ type: 'group', title: 'Top', expanded: true, items: [group] }] }),
  });
  expect(html.match(/aria-current="page"/g)).toHaveLength(2);
  expect(html).toContain('<button aria-expanded="true">G');
});

test('a page with a large sidebar loads the script for its groups, whose entries are files', async () => {
  const sidebar: SidebarItem[] = ['x', 'y'].map((title) => {
    const items = Array.from({ length: 120 }, (_, index) => entry(`${title}${index}`));
    return { type: 'group', title, expanded: false, items };
  });
  const shared = shell();
  const [large, small] = [navigation({ sidebar, key: 'large' }), navigation()];
  expect(shared.scripts(large)).toContain('sidebar-groups');
  expect(shared.scripts(small)).not.toContain('sidebar-groups');
  const [, name] = /data-group="(\w+)">x</.exec(await page('y7', { shell: shared, navigation: large }))!;
  const fragments = shared.sidebarFragments([large, small, large]);
  expect(fragments.size).toBe(2);
  expect(fragments.get(`_octavo/sidebar/${name}.txt`)).toContain('<a href="/x119">');
});

test('escapes what authors write in titles, descriptions and labels', async () => {
  const html = await page('a', {
    site: site({ name: 'A & "B"' }),
    meta: { title: '<script>alert(1)</script>', description: '"><img src=x>' },
    navigation: navigation({ sidebar: [entry('x', { title: '<b>x</b>', href: '/x"y' })] }),
  });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x>');
  expect(html).not.toContain('<b>x</b>');
  expect(html).toContain('<title>&lt;script&gt;alert(1)&lt;/script&gt; - A &amp; &quot;B&quot;</title>');
  expect(html).toContain('href="/x&quot;y"');
});

test('gives links and pictures the base path and encodes what addresses cannot hold', async () => {
  const html = await page('a', {
    base: '/docs/',
    site: site({ logo: { light: '/logo.svg', dark: '/logo.svg', href: '/' } }),
    navigation: navigation({ sidebar: [entry('x', { href: '/über uns' })], next: { title: 'N', href: '/n' } }),
  });
  expect(html).toContain('src="/docs/logo.svg"');
  expect(html).toContain('href="/docs/%C3%BCber%20uns"');
  expect(html).toContain('<a rel="next" class="pagination-next" href="/docs/n">');
});

test('a script as an address is removed', async () => {
  expect(
    await page('a', {
      site: site({ navbar: { links: [{ type: 'link', label: 'x', href: ' javascript:alert(1)' }] } }),
    }),
  ).not.toContain('javascript:');
});

test('a forced appearance is in the markup, without theme script and toggle', async () => {
  const forced = site({ appearance: { default: 'dark', strict: true } });
  const html = await page('a', { site: forced });
  expect(html).toMatch(/<html[^>]* class="dark"/);
  expect(html).not.toContain('localStorage');
  expect(html).not.toContain('octavo-theme-toggle');
  expect(shellScripts(forced)).toEqual([]);
});

test('the theme script has the same bytes on every page', async () => {
  const script = (html: string): string => /<script>([\s\S]*?)<\/script>/.exec(html)![1]!;
  const other = await page('b', {
    base: '/x/',
    site: site({ name: 'Other', appearance: { default: 'light', strict: false } }),
  });
  expect(script(await page('a'))).toBe(script(other));
});

test("the author's stylesheet comes after Octavo's", async () => {
  const html = await page('a');
  expect(html.indexOf('/own.css')).toBeGreaterThan(html.indexOf('/site.css'));
});

test('lists headings as a nested list, three levels deep', async () => {
  const toc = [
    { depth: 2, id: 'one', title: 'One' },
    { depth: 3, id: 'two', title: 'T & o' },
    { depth: 4, id: 'deep', title: 'Deep' },
    { depth: 2, id: 'three', title: 'Three' },
  ];
  const html = await page('a', {
    rendered: { html: '', markdown: '', toc, elements: [], classes: [], links: [] },
  });
  expect(html).toContain(
    '<ul id="table-of-contents-content" class="toc"><li class="toc-item" data-depth="0"><a href="#one">One</a>' +
      '<ul><li class="toc-item" data-depth="1"><a href="#two">T &amp; o</a></ul>' +
      '<li class="toc-item" data-depth="0"><a href="#three">Three</a></ul>',
  );
  expect(html).not.toContain('#deep');
});

test.each([
  ['default', true, true],
  ['wide', false, true],
  ['center', false, true],
  ['frame', false, false],
  ['custom', false, false],
] as const)('mode %s: contents %s, title %s', async (mode, contents, title) => {
  const meta = { title: 'a', mode };
  const toc = [{ depth: 2, id: 'one', title: 'One' }];
  const html = await page('a', {
    meta,
    rendered: { html: '', markdown: '', toc, elements: [], classes: [], links: [] },
  });
  expect(html.includes('id="table-of-contents"')).toBe(contents);
  expect(html.includes('id="page-title"')).toBe(title);
  expect(html).toContain(`<body data-mode="${mode}"`);
  // The browser paints nothing before it has all of the header.
  expect(html).toContain('<link rel="expect" blocking="render" href="#content">');
  expect(html.indexOf(' id="content"')).toBeGreaterThan(html.indexOf('</header>'));
});

test.each([
  [
    { api: 'POST https://api.x.dev/v1/items/{id}' },
    /<octavo-endpoint method="POST">.*https:\/\/api\.x\.dev<\/span><code slot="path">\/v1\/<wbr>items\/<wbr><var>\{id\}<\/var><\/code>/,
  ],
  [{ openapi: 'specs/main.json get /items' }, /<octavo-endpoint method="GET">.*<code slot="path">\/items<\/code>/],
])('shows the operation that %o names', async (meta, expected) => {
  expect(await page('a', { meta })).toMatch(expected);
});

test('canonical and social addresses are absolute where the host is known', async () => {
  const html = await page('a', {
    base: '/docs/',
    siteUrl: 'https://x.dev/',
    site: site({ seo: { metatags: { 'og:image': '/og.png' }, indexHidden: false } }),
  });
  expect(html).toContain('<link rel="canonical" href="https://x.dev/docs/a/">');
  expect(html).toContain('<meta property="og:image" content="https://x.dev/docs/og.png">');
  expect(await page('a')).not.toContain('rel="canonical"');
});

test('hidden pages are not indexed unless the site wants it', async () => {
  const hidden = { path: 'h', route: '/h', file: 'h.mdx', meta: { title: 'h' }, hidden: true };
  expect(await page('h', { page: hidden })).toContain('<meta name="robots" content="noindex">');
  expect(await page('h', { page: hidden, site: site({ seo: { metatags: {}, indexHidden: true } }) })).not.toContain(
    'noindex',
  );
});

test('language and direction follow the section of the page', async () => {
  const arabic = { kind: 'language' as const, label: 'العربية', code: 'ar', hidden: false, children: [], items: [] };
  expect(await page('a', { navigation: navigation({ trail: [arabic] }) })).toContain('<html lang="ar" dir="rtl"');
  expect(await page('a')).toContain('<html lang="en" dir="ltr"');
});

test('menus of versions lead where each page wants them to', async () => {
  const shared = shell();
  const leading = (href: string): PageNavigation => {
    const options = [
      { label: 'v2', href: '/', active: true },
      { label: 'v1', href, active: false },
    ];
    return navigation({ selectMenus: [{ kind: 'version', options }] });
  };
  expect(await page('a', { shell: shared, navigation: leading('/v1/a') })).toContain('href="/v1/a"');
  expect(await page('b', { shell: shared, navigation: leading('/v1/b') })).toContain('href="/v1/b"');
});

test('menus and drawers open without scripts', async () => {
  const options = [
    { label: 'v2', href: '/', active: true },
    { label: 'v1', href: '/v1', active: false },
  ];
  const html = await page('a', { navigation: navigation({ selectMenus: [{ kind: 'version', options }] }) });
  expect(html).toContain('popovertarget="sidebar"');
  expect(html).toMatch(/<octavo-switcher light data-kind="version"><details>[\s\S]*<a href="\/v1">/);
});

test('the page for unknown addresses keeps the navigation and has the words of the site', async () => {
  const uiStrings = site({ notFound: { redirect: false, title: 'Lost at sea', description: 'No <harbour> here.' } });
  const html = await shell({ site: uiStrings, base: '/docs/', siteUrl: 'https://x.dev/' }).notFound({
    navigation: navigation(),
    assets: { styles: [], scripts: [], preload: [], userStyles: [], userScripts: [] },
  });
  expect(html).toContain('Lost at sea');
  expect(html).toContain('No &lt;harbour&gt; here.');
  expect(html).toContain('noindex');
  expect(html).toContain('href="/docs/"');
  expect(html).not.toMatch(/canonical|og:url|\/404/);
});

test('a language can have its own navbar, footer and banner', async () => {
  const own = {
    navbar: { links: [{ type: 'link' as const, label: 'Hilfe', href: 'https://x.dev/hilfe' }] },
    banner: { content: 'Neu', dismissible: true, type: 'info' as const },
  };
  const german = { kind: 'language' as const, label: 'Deutsch', code: 'de', hidden: false, children: [], items: [] };
  const shared = shell({
    site: site({
      navbar: { links: [{ type: 'link', label: 'Help', href: 'https://x.dev/help' }] },
      footer: { socials: [], columns: [{ header: 'Company', links: [{ label: 'Jobs', href: 'https://x.dev/jobs' }] }] },
    }),
  });
  const local = await page('a', { shell: shared, navigation: navigation({ trail: [{ ...german, overrides: own }] }) });
  expect(local).toContain('Hilfe');
  expect(local).not.toContain('>Help<');
  expect(local).toContain('id="banner"');
  expect(local).toContain('Jobs');
  const usual = await page('b', { shell: shared });
  expect(usual).toContain('>Help<');
  expect(usual).not.toContain('id="banner"');
});

test('the banner has the author’s colour and words that can be read on it', async () => {
  const banner = {
    content: 'x',
    dismissible: false,
    type: 'info' as const,
    color: { light: '#ffee00', dark: '#001133' },
  };
  expect(await page('a', { site: site({ banner }) })).toContain(
    'style="--octavo-banner-background:light-dark(#ffee00,#001133);--octavo-banner-text:light-dark(#0b0d12,#ffffff)"',
  );
});
