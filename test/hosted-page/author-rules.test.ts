/** Rules and scripts that authors wrote for the hosted page do the same here. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtSite } from '../browser/built-site.js';

const wide = { width: 1440, height: 900 };

const site = builtSite(
  {
    'docs.json': {
      name: 'Acme',
      theme: 'mint',
      colors: { primary: '#16803c' },
      navbar: {
        links: [{ label: 'Help', href: 'https://octavo.test/help' }],
        primary: { type: 'button', label: 'Sign up', href: 'https://octavo.test/app' },
      },
      contextual: { options: ['copy', 'view', 'claude'] },
      navigation: {
        global: { anchors: [{ anchor: 'Status', href: 'https://octavo.test/status' }] },
        tabs: [
          {
            tab: 'Guide',
            groups: [{ group: 'Start', pages: ['index', 'own', { group: 'Inner', pages: ['inner'] }] }],
          },
          { tab: 'More', groups: [{ group: 'Other', pages: ['other'] }] },
        ],
      },
    },
    'styles/home.css': `.eyebrow { color: rgb(1, 2, 3) }
#sidebar a[href="/other"] { color: rgb(1, 2, 3) }
div.callout > * { color: rgb(1, 2, 3) }`,
    'scripts/lib/mark.js': "document.documentElement.dataset.ran = 'yes';",
    'index.mdx': '---\ntitle: Planets\n---\n\nSee [the page](/other).\n\n## Orbit\n\nText.\n\n### Moons\n\nText.\n',
    'own.mdx': `---\ntitle: Home\nmode: custom\n---\n\n<div className="hero"><h2>White on dark</h2><p>Text</p>
<button>Button</button><input /><table><tbody><tr><td>Cell</td></tr></tbody></table></div>\n`,
    'card.mdx': '---\ntitle: Card\n---\n\n<Card title="Orbit" href="/other">Text</Card>\n\n<Note>Words.</Note>\n',
    ...Object.fromEntries(['inner', 'other'].map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\nText.\n`])),
  },
  { viewport: wide, reducedMotion: 'reduce' },
);

/** Opens a page with the author's rules, which come after Octavo's. */
async function openWith(css: string, path = '', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.open(path, options);
  await page.addStyleTag({ content: css });
  return page;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

function boxesOf(page: Page, selector: string): Promise<Box[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
}

function styleOf(page: Page, selector: string, property: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all, name) => all.map((each) => getComputedStyle(each).getPropertyValue(name)), property);
}

const red = 'rgb(255, 0, 0)';

test('style sheets and scripts of all folders are loaded', async () => {
  const page = await site.open('');
  expect(await styleOf(page, '.eyebrow', 'color')).toEqual(['rgb(1, 2, 3)']);
  expect(await page.locator('html').getAttribute('data-ran')).toBe('yes');
});

test('style sheets find links by the addresses that authors write, and components by the elements of the hosted page', async () => {
  const page = await site.open('card/');
  expect(await styleOf(page, '#sidebar a[href="/other/"]', 'color')).toEqual(['rgb(1, 2, 3)']);
  expect(new Set(await styleOf(page, '.callout > *', 'color'))).toEqual(new Set(['rgb(1, 2, 3)']));
});

test('the width of the content counts the table of contents', async () => {
  const page = await openWith('#content-area { max-width: 72rem !important; width: calc(100% - 20rem) !important }');
  const [[area], [contents]] = await Promise.all([boxesOf(page, '#content-area'), boxesOf(page, '#table-of-contents')]);
  expect(area!.width).toBeGreaterThan(550);
  expect(area!.right).toBeLessThanOrEqual(contents!.left);
});

test('the bar can have its rows in one line', async () => {
  const page = await openWith(`#navbar { height: 3rem }
    #navbar > div:has(.nav-tabs) { display: grid; grid-template-columns: max-content max-content 1fr; height: 3rem }
    .eyebrow { display: none }`);
  const [[row], [title], tabs] = await Promise.all([
    boxesOf(page, '#navbar > div > div'),
    boxesOf(page, '#page-title'),
    boxesOf(page, '.nav-tabs-item'),
  ]);
  for (const tab of tabs) {
    expect(tab.left).toBeGreaterThanOrEqual(row!.right);
    expect(title!.top).toBeGreaterThan(tab.bottom);
  }
});

test('a bar with another position moves nothing', async () => {
  const before = await boxesOf(await site.open(''), '#page-title, #sidebar-content, #table-of-contents');
  for (const position of ['fixed', 'absolute'])
    expect(
      await boxesOf(
        await openWith(`#navbar { position: ${position} }`),
        '#page-title, #sidebar-content, #table-of-contents',
      ),
    ).toEqual(before);
});

test('the main button is a wrapper with a link, an empty background and a label', async () => {
  const page = await openWith(`#topbar-cta-button > a > span:first-child { display: none !important }
    #navbar a[href="https://octavo.test/app"] { background: rgb(41, 171, 227) !important }`);
  const link = page.locator('#topbar-cta-button > a');
  expect([await link.innerText(), await page.getByRole('link', { name: 'Sign up' }).count()]).toEqual(['Sign up', 1]);
  expect(await styleOf(page, '#topbar-cta-button > a', 'background-color')).toEqual(['rgb(41, 171, 227)']);
});

test('the active tab, entry and section are marked', async () => {
  const page = await openWith(`.nav-tabs-item[data-active] { color: ${red} } .toc-item[data-active] a { color: ${red} }
    #sidebar-content li[data-active] > a { background: ${red} } .sidebar-group-header { color: rgb(0, 0, 255) }`);
  await page.locator('.toc-item[data-active=true]').waitFor();
  expect(await styleOf(page, '.nav-tabs-item', 'color')).toEqual([red, expect.not.stringContaining(red)]);
  expect(await styleOf(page, '#sidebar-content li[data-active] > a', 'background-color')).toEqual([red]);
  expect(await styleOf(page, '.toc-item > a', 'color')).toContain(red);
  expect(await styleOf(page, '.sidebar-group-header', 'color')).toEqual(['rgb(0, 0, 255)']);
});

test('text, fields and tables on a page of the author look as their section says', async () => {
  const css = `.hero { background: #0a0514; color: rgb(255, 255, 255); font: 20px/1 serif }`;
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openWith(css, 'own', { colorScheme });
    for (const [property, value] of [
      ['color', 'rgb(255, 255, 255)'],
      ['font-family', 'serif'],
      ['background-color', 'rgba(0, 0, 0, 0)'],
    ] as const)
      expect(new Set(await styleOf(page, '.hero :is(h2, p, button, table, td)', property))).toEqual(new Set([value]));
  }
});

test('only the active tab has a line, which is not a border', async () => {
  const page = await openWith('li a, div a { border-bottom-color: rgb(255, 0, 0) !important }');
  expect(new Set(await styleOf(page, '.nav-tabs-item', 'border-bottom-width'))).toEqual(new Set(['0px']));
  expect(await styleOf(page, '.nav-tabs-item > div', 'background-color')).toEqual([
    expect.not.stringContaining('rgba(0, 0, 0, 0)'),
    'rgba(0, 0, 0, 0)',
  ]);
});

test('colors are channels', async () => {
  const page =
    await openWith(`.prose a { border-bottom: 3px solid rgb(var(--primary) / 0.5); color: rgb(var(--gray-700)) }
    h1 { background: rgb(var(--background-light)) }`);
  expect(await styleOf(page, '.prose p a', 'border-bottom-color')).toEqual(['rgba(22, 128, 60, 0.5)']);
  expect(await styleOf(page, '.prose p a', 'color')).toEqual(['rgb(51, 65, 85)']);
  expect(await styleOf(page, 'h1', 'background-color')).toEqual(['rgb(255, 255, 255)']);
});

test('the parts of the sidebar and the table of contents have their names', async () => {
  const page = await openWith(`#navigation-items { padding-top: 20px } #table-of-contents-layout { width: 180px }
    #sidebar-content .sidebar-title, #table-of-contents-content a { color: ${red} }
    ul#sidebar-group > li > a { padding-left: 30px } .nav-anchors { order: 9 }`);
  expect(await styleOf(page, '#navigation-items', 'padding-top')).toEqual(['20px']);
  expect(await styleOf(page, '.sidebar-title', 'color')).toEqual([red]);
  expect(await styleOf(page, '#sidebar-group > li > a', 'padding-left')).toEqual(['30px', '30px']);
  expect(new Set(await styleOf(page, '.toc-item > a', 'color'))).toEqual(new Set([red]));
  expect((await boxesOf(page, '#table-of-contents'))[0]!.width).toBe(180);
  expect(await styleOf(page, '.nav-anchors', 'order')).toEqual(['9']);
});

test('a narrow sidebar cuts nothing off', async () => {
  const page = await openWith(
    '#sidebar-content { width: 17rem !important; padding-left: 0.9rem !important; padding-right: 0.9rem !important }',
  );
  const [[panel], entries] = await Promise.all([
    boxesOf(page, '#sidebar-content'),
    boxesOf(page, '#sidebar-content :is(a, button):not([aria-expanded=false] + ul *)'),
  ]);
  for (const { left, right } of entries!) {
    expect(left).toBeGreaterThanOrEqual(panel!.left + 14);
    expect(right).toBeLessThanOrEqual(panel!.right - 14);
  }
});

test('the page menu has visible buttons, and a list that rules for the content do not reach', async () => {
  const page = await openWith('#content-area a { color: rgb(255, 0, 0) }');
  // As authors' scripts do: a button beside "Copy page".
  await page.evaluate(() => {
    const copy = [...document.querySelectorAll('button, a')].find((each) =>
      /^copy page/i.test(each.textContent.trim()),
    )!;
    let box = copy.parentElement!;
    while (box.querySelectorAll('button, a').length < 2) box = box.parentElement!;
    const extra = document.createElement('button');
    extra.id = 'extra';
    extra.style.cssText = `width: ${box.offsetHeight}px; height: ${box.offsetHeight}px`;
    box.after(extra);
  });
  const [[extra], [copy]] = await Promise.all([boxesOf(page, '#extra'), boxesOf(page, '#page-context-menu-button')]);
  expect([extra!.height, Math.round(extra!.top)]).toEqual([copy!.height, Math.round(copy!.top)]);
  expect(extra!.left - copy!.right).toBeLessThan(60);
  await page.locator('#page-context-menu > [popovertarget]').click();
  const entries = page.locator('#octavo-page-actions > li > *');
  await entries.first().waitFor();
  expect(await entries.count()).toBe(3);
  expect(await styleOf(page, '#octavo-page-actions a', 'color')).not.toContain(red);
});

test('tabs are siblings with a line each', async () => {
  const page = await openWith(`.nav-tabs { width: 100% } .nav-tabs > .nav-tabs-item:last-child { margin-left: auto }
    .nav-tabs-item > div:last-child { background: ${red} }`);
  const [[row], tabs] = await Promise.all([boxesOf(page, '.nav-tabs'), boxesOf(page, '.nav-tabs-item')]);
  expect(tabs!.at(-1)!.right).toBe(row!.right);
  expect(await styleOf(page, '.nav-tabs-item > div', 'background-color')).toEqual([red, red]);
});

test('each screen has its own search button', async () => {
  for (const [width, id] of [
    [1024, 'search-bar-entry'],
    [1023, 'search-bar-entry-mobile'],
  ] as const) {
    const page = await site.open('', { viewport: { width, height: 800 } });
    const visible = page.locator('div:has(> #search-bar-entry) > button').filter({ visible: true });
    expect(await visible.evaluateAll((all) => all.map((each) => each.id))).toEqual([id]);
    await visible.click();
    await page.getByRole('dialog').waitFor();
  }
});

test('the color of links is not that of the text in a card', async () => {
  const page = await openWith(`.prose a { color: ${red} }`, 'card/');
  expect(await styleOf(page, '.card', 'color')).toEqual([red]);
  for (const part of ['card-title', 'card-content'])
    expect(await styleOf(page, `[data-component-part="${part}"]`, 'color')).not.toContain(red);
});

test('controls of the bar can have a position in the first row', async () => {
  const page = await openWith(`#navbar :has(> #search-bar-entry) { display: contents }
    #search-bar-entry { position: absolute; top: 50%; transform: translateY(-50%) }`);
  const [[row], [button]] = await Promise.all([
    boxesOf(page, '#navbar > div > div:first-child'),
    boxesOf(page, '#search-bar-entry'),
  ]);
  expect(button!.top + button!.height / 2).toBeCloseTo(row!.top + row!.height / 2, 0);
});

test('what a script adds before the footer is beside the sidebar', async () => {
  const page = await openWith('#own { margin: 3rem auto }');
  await page.evaluate(() => {
    const own = Object.assign(document.createElement('div'), { id: 'own', textContent: 'Edit' });
    document.querySelector('#content-container')!.after(own);
  });
  const [[own], [sidebar]] = await Promise.all([boxesOf(page, '#own'), boxesOf(page, '#sidebar')]);
  expect(own!.left).toBeGreaterThanOrEqual(sidebar!.right);
});

test('icons that authors color by their background have no square behind them', async () => {
  const page = await openWith(`#navbar svg { background-color: ${red} !important }`);
  expect(await page.locator('#navbar svg').count()).toBeGreaterThan(1);
  expect(await styleOf(page, '#navbar svg', 'background-color')).not.toContain(red);
});

test('the margin of the row of content is what keeps the sidebar free', async () => {
  const page = await openWith('#content-container { width: 600px; margin-left: calc(304px + 2rem) !important }');
  const [[row], [sidebar]] = await Promise.all([boxesOf(page, '#content-container'), boxesOf(page, '#sidebar')]);
  expect([row!.left - sidebar!.left, row!.width]).toEqual([304 + 32, 600]);
});
