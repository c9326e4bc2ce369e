import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../test/cli/temporary-folder.js';
import type { BuiltFacts, CheckedSite } from '../../../plugins/builtin.js';
import type { LoadedSite } from '../../../load/loaded-site.js';
import { checkSelectors } from './check-selectors.js';

const temporary = temporaryFolder();
let count = 0;

interface Options {
  /** Names on the only page. */
  names?: string[];
  ids?: string[];
  hosts?: BuiltFacts['hosts'];
  top?: string[][];
}

async function notices(
  files: Record<string, string>,
  { names = [], ids = [], hosts = [], top }: Options = {},
): Promise<string[]> {
  const root = writeFiles(`${temporary}/${++count}`, files);
  const all = Object.keys(files);
  const loaded = {
    site: {
      root,
      seo: {},
      colors: { primary: '#16803c', light: '#4ade80', dark: '#166534', background: {} },
    },
    styles: all.filter((file) => file.endsWith('.css')),
    scripts: all.filter((file) => file.endsWith('.js')),
    notLoaded: [],
    assets: all,
    base: '/docs/',
    pages: [
      { file: 'index.mdx', route: '/' },
      { file: 'guides/install.mdx', route: '/guides/install' },
    ],
  } as unknown as LoadedSite;
  const live = all.filter((file) => file.endsWith('.jsx'));
  const built: BuiltFacts = {
    files: [],
    liveSources: new Set(live),
    facts: new Map([['/', { elements: [], names, top }]]),
    hosts,
  };
  const problems = await checkSelectors({ loaded, ids: new Map([['/', ids]]), built } as unknown as CheckedSite & {
    built: BuiltFacts;
  });
  return problems.map(({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message} ${hint}`);
}

const ofStyles = (css: string, options?: Options): Promise<string[]> => notices({ 'a.css': css }, options);

test('a name that is similar to a hook suggests the hook', async () => {
  expect(await ofStyles('.nav-tab-items { color: red }\n.dark .nav-tab-items a:hover { top: 0; color: red }')).toEqual([
    expect.stringMatching(
      /^a\.css:1:1 No page has \.nav-tab-items, so 2 selectors match nothing \(color, top\)\. Did you mean \.nav-tabs-item\? A tab\./,
    ),
  ]);
  expect(await ofStyles('.topbar-cta-button { color: red }')).toEqual([
    expect.stringContaining('Did you mean #topbar-cta-button?'),
  ]);
  expect(await ofStyles('[class*="TableOfContents"] { color: red }')).toEqual([
    expect.stringContaining('Did you mean #table-of-contents?'),
  ]);
});

test('an article is an element of the content', async () => {
  expect(await ofStyles('article img { color: red }')).toEqual([
    'a.css:1:1 No page has article, so 1 selector matches nothing (color). Remove the rules, or correct the names.',
  ]);
  expect(await ofStyles('article img { color: red }', { names: ['article'] })).toEqual([]);
  expect(await notices({ 'a.css': 'article b { color: red }', 'a.js': 'document.createElement("article")' })).toEqual(
    [],
  );
});

test('controls of the hosted page have their labels', async () => {
  const css = 'header button[aria-label="Open search"] { color: red }\n[aria-label="Other"] { color: red }';
  expect(await ofStyles(css)).toEqual([
    expect.stringMatching(/^a\.css:1:1 No page has \[aria-label="Open search"\], so 1 selector matches nothing/),
  ]);
  expect(await ofStyles(css, { names: ['[aria-label="Open search"]'] })).toEqual([]);
  expect(await notices({ 'a.css': css, 'a.js': 'button.ariaLabel = "Open search"' })).toEqual([]);
});

test('styles that no element has are reported', async () => {
  const css =
    '[data-component-part="card-title"] > span[style*="display: flex"] { color: red }\na[style] { color: red }';
  expect(await ofStyles(css)).toEqual([
    expect.stringMatching(/^a\.css:1:1 No page has \[style\*="display: flex"\], so 1 selector matches nothing/),
  ]);
  expect(await ofStyles(css, { names: ['[style="display: flex; gap: 1rem"]'] })).toEqual([]);
  expect(await notices({ 'a.css': css, 'a.js': "span.style.display = 'flex'" })).toEqual([
    expect.stringContaining('No page has'),
  ]);
});

test('elements of the content are not in the frame of the page', async () => {
  const css = '#sidebar .pill { color: red }\n#content .pill { color: red }';
  const [first, ...more] = await ofStyles(css, { names: ['.pill'] });
  expect(first).toMatch(/^a\.css:1:1 Pages have another structure/);
  expect(more).toEqual([]);
  expect(await notices({ 'a.css': css, 'a.js': 'pill.className = "pill"' })).toEqual([]);
});

test('the assistant, libraries of the hosted page, and utility classes have one notice each', async () => {
  const css = `.chat-assistant-sheet, #chat-assistant-sheet { color: red }
    [data-radix-popper-content-wrapper] { color: red }
    #navbar > div.z-0 { color: red }
    #content-area .lg\\:pl-16 { color: red }`;
  expect(await ofStyles(css)).toEqual([
    'a.css:1:1 Pages have no assistant, so 2 selectors match nothing (color): .chat-assistant-sheet, #chat-assistant-sheet. Remove them, or use hooks of the page.',
    "a.css:2:5 Pages have no elements of the hosted service's libraries, so 1 selector matches nothing (color): [data-radix-popper-content-wrapper]. Remove it, or use a hook of the page.",
    'a.css:3:5 No page has these utility classes, so 2 selectors match nothing (color): .z-0, .lg:pl-16. Use a hook of the page instead: #navbar, #content-area.',
  ]);
});

test('names that no page has are listed once for each file', async () => {
  expect(await ofStyles('.mars { color: red }\n#venus .moon { color: red }')).toEqual([
    'a.css:1:1 No page has these names, so 2 selectors match nothing (color): .mars, #venus. Remove the rules, or correct the names.',
  ]);
});

test.each<[string, Record<string, string>, Options?]>([
  ['names in pages', {}, { names: ['.mars', '[data-planet]'], ids: ['venus'] }],
  ['names in scripts', { 'a.js': "a.className = 'mars'; a.id = 'venus'; a.dataset.planet = 1" }],
  ['names in components', { 'a.jsx': '<a className="mars" id="venus" data-planet />' }],
  ['texts with names', { 'a.js': 'const base = \'mars\'; show(`<a id="venus" class="big mars" data-planet>`)' }],
])('%s are known', async (_, files, options) => {
  const css = '.mars { color: red } #venus { color: red } [data-planet] { color: red } [class^="mar"] { color: red }';
  expect(await notices({ 'a.css': css, ...files }, options)).toEqual([]);
});

test.each([
  "a.className = 'sun-' + kind",
  'a.className = `sun-${kind}`',
  'a.className = `${kind}-dim`',
  "a.className = kind + '-dim'",
  "list = 'flex sun-dim big'",
  "a.className = clsx('x', {\n 'sun-dim': isDim })",
  '<a className={`${isDim ? "sun-dim" : ""}`} />',
])('names that a script writes or completes are known: %s', async (code) => {
  const css = '.sun-dim { color: red } [class*="n-dim"] { color: red }';
  expect(await notices({ 'a.css': css, 'a.js': code })).toEqual([]);
});

test.each([
  'console.warn(mars)',
  "a.title = 'The planet mars is red.'",
  'const mars = `The planet mars.`',
  "don't; mars; can't",
  "a.className = 'marsh summars'",
  'a.mars = 1 // mars',
])('words of code that are not names: %s', async (code) => {
  expect(await notices({ 'a.css': '.mars { color: red }', 'a.js': code })).toEqual([
    expect.stringContaining('No page has .mars, so'),
  ]);
});

test.each<[string, Record<string, string>, Options?]>([
  ['services', {}, { hosts: [{ script: ['https://example.com'] }] }],
  ['scripts that load others', { 'a.js': "document.createElement('script')" }],
])('%s may add elements with other names', async (_, files, options) => {
  expect(await notices({ 'a.css': '.mars { color: red } .nav-tab-items { color: red }', ...files }, options)).toEqual([
    'a.css:1:1 No page has .mars, so 1 selector matches nothing (color) unless code from another site adds such elements. Remove the rules, or correct the names.',
    expect.stringContaining('No page has .nav-tab-items, so 1 selector matches nothing (color). Did you mean'),
  ]);
});

test.each([
  '.octavo-own-name, .language-zig, .task-list-item { color: red }',
  '.mermaid .node .label-x { color: red }',
  '.edgeLabel { color: red }',
  'a[href*="sign-up"]:hover > [aria-expanded="true"] [data-state="open"]::before { color: red }',
  '.dark h5 > span { color: red }',
  // The rule has an effect.
  '.dark, .mars { color: red }',
  ':is(.dark, .mars) { color: red }',
  // It may be for pages that do not exist yet.
  'a:not(.mars) { color: red }',
  '.mars {}',
  '@keyframes a { from { color: red } }',
  '.a .mars { color: red',
])('nothing is reported for %s', async (css) => {
  expect(await ofStyles(css, { names: ['.a', '.mars'].slice(0, css.startsWith('.a ') ? 2 : 0) })).toEqual([]);
});

test('names of the hosted page in :not() are reported, because the rule matches too much', async () => {
  expect(await ofStyles('.dark a:not(.login-link) { color: red }')).toEqual([
    expect.stringMatching(
      /^a\.css:1:1 No page has \.login-link, so :not\(\) excludes nothing in 1 selector \(color\)\./,
    ),
  ]);
});

test('scripts that look for names of the hosted page are reported', async () => {
  const script = `const a = document.querySelector('.nav-tab-items');
    document.querySelectorAll('#mars, .venus').forEach((each) => each.closest('.nav-tab-items, html'));
    document.getElementById('chat-assistant-sheet');`;
  expect(await notices({ 'a.js': script })).toEqual([
    expect.stringMatching(/^a\.js:1:20 No page has \.nav-tab-items, so the script does not find it\. Did you mean/),
    'a.js:3:14 Pages have no assistant, so the script does not find it: #chat-assistant-sheet. Remove it, or use a hook of the page.',
  ]);
});

test('colors of code in styles are reported with the setting for them', async () => {
  expect(
    await ofStyles(
      'pre code span[style*="--shiki-dark: #C586C0"], .shiki[style*="color"] { color: red } i[style*="color"] { top: 0 }',
    ),
  ).toEqual([
    'a.css:1:1 Code has classes instead of styles for its colors, so 2 selectors match nothing (color): [style*="--shiki-dark: #C586C0"], [style*="color"]. Choose the colors of code with "styling.codeblocks" in docs.json.',
  ]);
});

test('a nesting that no page has is reported with its hook', async () => {
  expect(await ofStyles('ol#sidebar-content, section#sidebar-content { color: red }')).toEqual([
    expect.stringMatching(
      /^a\.css:1:1 Pages have another structure, so 2 selectors match nothing \(color\): ol#sidebar-content, section#sidebar-content\. #sidebar-content \(\w+\): /,
    ),
  ]);
});

test('room for a bar that covers the page is reported', async () => {
  const css = `#content-area { padding-top: 6rem !important }
    @media (max-width: 900px) { .page > .hero { margin: 130px auto 0 } }
    @media (width <= 40rem) { div.page { margin-top: 7rem } }`;
  expect(await ofStyles(css, { names: ['.page', '.hero'], top: [['.page'], ['.hero', '.wide']] })).toEqual([
    'a.css:1:1 The bar does not cover the page, so these rules leave a gap below it: ' +
      '#content-area { padding-top: 6rem }, .page > .hero { margin: 130px auto 0 }, div.page { margin-top: 7rem }. ' +
      'Remove the space if it is for the bar.',
  ]);
});

test.each([
  '.hero { margin-top: 130px }',
  '@media (min-width: 900px) { .hero { margin-top: 130px } }',
  '@media (max-width: 900px) { .hero { margin-top: 4rem; padding-top: 10rem; scroll-margin-top: 130px } }',
  '@media (max-width: 900px) { .hero { margin-top: 10vh; margin: 0 130px } }',
  '@media (max-width: 900px) { .end { margin-top: 130px } .hero .end, .end .hero { margin-top: 130px } }',
  '@media (max-width: 900px) { .hero::before, .hero:not(.wide) { margin-top: 130px } }',
  '#content-area:hover, #content-area > div { padding-top: 8rem }',
])('no room for the bar: %s', async (css) => {
  const names = ['.page', '.hero', '.wide', '.end'];
  expect(await ofStyles(css, { names, top: [['.page'], ['.hero', '.wide']] })).toEqual([]);
});
