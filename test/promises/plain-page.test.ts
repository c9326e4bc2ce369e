/** Every element on one plain HTML page, without a build, under an unrelated style sheet. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { openPlainPage, plainPage, servePlainPage } from '../browser/plain-page.js';
import type { Served } from '../browser/serve-folder.js';
import { skipIn } from '../browser/skip-in.js';
import { violationsOn } from '../browser/violations.js';

const content = plainPage.slice(plainPage.indexOf('<main>'));
let browser: Browser;
let server: Served;

beforeAll(async () => {
  server = await servePlainPage();
  browser = await openBrowser();
});

afterAll(() => server.close());

function open(options: Parameters<Browser['newPage']>[0] = {}, messages: string[] = []): Promise<Page> {
  return openPlainPage(browser, server, options, messages);
}

test('contains every element, and prints nothing to the console', async () => {
  const messages: string[] = [];
  const page = await open({}, messages);
  const read = (file: string): string => readFileSync(new URL(`../../elements/${file}.ts`, import.meta.url), 'utf8');
  const files = Array.from(read('index').matchAll(/from '\.\/(.+)\.js'/g), ([, file]) => file!);
  const defined = files.flatMap((file) => Array.from(read(file).matchAll(/@define\('([^']+)'\)/g)));
  const missing = defined.map(([, tag]) => tag!).filter((tag) => !plainPage.includes(`<${tag}`));
  expect(missing).toEqual([]);
  expect(messages).toEqual([]);
  await page.close();
});

test.each(['light', 'dark'] as const)('has no accessibility violations in %s', async (colorScheme) => {
  const page = await open({ colorScheme });
  expect(await violationsOn(page)).toEqual([]);
  await page.close();
});

test('lets readers find and select all text', async () => {
  const page = await open();
  const phrases = [
    ...content.matchAll(/(?:title|label|tip|headline|caption|description|tags|name|value|cta)="([^"]+)"/g),
  ]
    .map((match) => match[1]!)
    .concat([...content.matchAll(/>([^<>{}&]{3,})</g)].map((match) => match[1]!.trim()))
    .filter((phrase) => phrase.length > 2);
  // Open collapsed content like find-in-page.
  await page.evaluate(() => {
    for (const hidden of document.querySelectorAll('[hidden="until-found"]'))
      hidden.dispatchEvent(new Event('beforematch', { bubbles: true }));
    for (const closed of document.querySelectorAll<HTMLElement & { open: boolean }>(
      '[title]:not([open]), octavo-tree-folder',
    ))
      closed.open = true;
  });
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(textsOfPage);
  expect(phrases.filter((phrase) => !seen.includes(phrase.replace(/\s+/g, ' ')))).toEqual([]);
  await page.close();
});

/** Runs in the page: all text in the light tree and in shadow roots that can be selected. */
function textsOfPage(): string {
  const texts: string[] = [];
  const read = (node: Node): void => {
    if (node instanceof Text) {
      const parent = node.parentElement;
      // Firefox has this style for all buttons.
      if (parent && (getComputedStyle(parent).userSelect !== 'none' || parent.localName === 'button'))
        texts.push(node.data);
    }
    if (node instanceof Element && node.shadowRoot) read(node.shadowRoot);
    node.childNodes.forEach(read);
  };
  read(document.body);
  return texts.join('').replace(/\s+/g, ' ');
}

describe('the accessibility tree', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open();
  });
  afterAll(() => page.close());

  const cases: [name: string, selector: string, tree: string][] = [
    ['tabs', 'octavo-tabs', '- tablist:\n  - tab "Spring" [selected]\n  - tab "Autumn"'],
    ['a code group', 'octavo-code-group', '- tablist:\n  - tab "grow.sh" [selected]\n  - tab "grow.py"'],
    ['an accordion', 'octavo-accordion[open]', '- group: Why not Because of snails.'],
    ['an expandable', 'octavo-expandable', '- group: Hidden beds'],
    ['a tooltip', 'octavo-tooltip', 'compost'],
    [
      'a tree',
      'octavo-tree',
      '- tree "Files":\n  - treeitem "shed" [expanded]:\n    - text: shed\n    - group:\n      - treeitem "rake.txt"\n      - treeitem "box"',
    ],
    ['an image that can be enlarged', 'octavo-frame', '- figure "Caption of a frame":\n  - button "A green bed"'],
    ['an image with actions', 'octavo-picture', '- button "A brown bed"\n- button "Copy image"\n- link "Save image"'],
    [
      'the filter of a changelog',
      'octavo-update-filter',
      '- group "Filter by tag":\n  - button "Seeds"\n  - button "Tools"',
    ],
    [
      'a view',
      'octavo-view:not([hidden])',
      '- group "View":\n  - button "Balcony" [pressed]\n  - button "Field"\n- heading "Pots"',
    ],
  ];
  test.each(cases)('of %s', async (_, selector, tree) => {
    const snapshot = await page.locator(selector).first().ariaSnapshot();
    expect(snapshot).toContain(tree);
  });

  // Roles in ElementInternals are only visible in the accessibility tree.
  test.for([
    ['octavo-tabs', 'tabpanel', ['Spring', 'Autumn']],
    ['octavo-code-group', 'tabpanel', ['grow.sh', 'grow.py']],
    ['octavo-steps', 'list', ['']],
    ['octavo-steps', 'listitem', ['Dig first', 'Plant second']],
    ['octavo-panel', 'complementary', ['']],
  ] as const)('of %s as a %s', async ([selector, role, names], context) => {
    skipIn(['firefox', 'webkit'], context, 'The roles are read with the Chrome DevTools Protocol.');
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId, role });
    const shown = nodes.filter(({ ignored }) => !ignored);
    expect(shown.map(({ name }) => String(name?.value ?? ''))).toEqual(names);
    await session.detach();
  });
});
