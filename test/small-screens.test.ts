/** On a phone, at 400 % zoom and on paper nothing is wider than the page, also with words and formulas that do not fit. */
import { expect, test } from 'vitest';
import { english } from '../elements/labels.js';
import { HtmlElement, island } from '../plugin/core/tree/html-element.js';
import { parseHtml } from '../plugin/core/tree/parse-html.js';
import { writeContent } from '../plugin/core/tree/write-html.js';
import { ShadowTemplates } from '../plugin/mdx/render/shadow-template.js';
import { addShadowRoots } from '../plugin/page/visitors/shadow-roots.js';
import { kindStyles, siteElementStyles } from '../plugin/shell/theme/element-styles.js';
import { builtSite } from './browser/built-site.js';
import { misfits } from './browser/misfits.js';
import { specimens } from './light-styles/specimens.js';

const word = 'OPENAI_REALTIME_INTERRUPT_RESPONSE_ON_INPUT_AUDIO_AND_MORE_WITHOUT_ANY_SPACE';
const formula = String.raw`\mathrm{softmax}(x_i) = \frac{e^{x_i}}{\sum_{j=1}^{n} e^{x_j}} + \alpha + \beta + \gamma + \delta + \epsilon + \zeta \quad \text{for } i = 1, \dots, n`;
const row = `| ${`${word.slice(0, 20)} | `.repeat(6)}`;

const text = `Text ${word}, \`${word}\`, [${word}](https://octavo.test/${word}), $${formula}$ and <kbd>${word}</kbd>.

## ${word} with $${formula}$

$$
${formula} + ${formula} + ${formula}
$$

<img src="/light.svg" style={{ maxWidth: '450px' }} />

${row}
${'| --- '.repeat(6)}|
${row}

- ${word}
  - ${word}

> ${word}

\`\`\`js title="${word}"
const ${word} = '${word}';
\`\`\`

<AccordionGroup>
<Accordion title="${word}" description="${word}">
$${formula}$
</Accordion>
</AccordionGroup>

<Steps>
<Step title="${word}">
$${formula}$
</Step>
</Steps>
`;

const paper = `<img className="block dark:hidden" src="/light.svg" alt="light" />
<img className="hidden dark:block" src="/dark.svg" alt="dark" />

<details>
<summary>More</summary>

On paper.
</details>
`;

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"/>';
const link = { label: word, href: 'https://octavo.test/' };
const tabs = (names: string[]): object[] => names.map((tab) => ({ tab, groups: [{ group: word, pages: [tab] }] }));
const nested = { group: 'Nested group', pages: ['paper'] };
const others = ['Guides', 'Reference', 'Tutorials', 'Examples', 'Changelog', 'Support'];
const page = (content: string): string =>
  `---\ntitle: ${word}\ndescription: ${word}\ntag: ${word}\n---\n\n${content}\n`;

const site = builtSite(
  {
    'docs.json': {
      name: word,
      theme: 'mint',
      colors: { primary: '#0D9373' },
      appearance: { default: 'dark' },
      background: { decoration: 'grid' },
      styling: { eyebrows: 'breadcrumbs' },
      banner: { content: word },
      navbar: { links: [link], primary: { type: 'button', ...link } },
      footer: { links: [{ header: word, items: [link] }] },
      navigation: {
        versions: [
          {
            version: word,
            tabs: [{ tab: word, groups: [{ group: word, pages: ['index', nested] }] }, ...tabs(others)],
          },
          { version: 'v2', pages: ['old'] },
        ],
      },
    },
    'index.mdx': page(text),
    'paper.mdx': page(paper),
    'old.mdx': page('Old.'),
    'light.svg': picture,
    'dark.svg': picture,
    ...Object.fromEntries(others.map((name) => [`${name}.mdx`, page('Text.')])),
  },
  { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce', bypassCSP: true },
);

/** Each component with a long word in place of each text, composed and with a shadow root. */
function longSpecimens(): { html: string; css: string } {
  const templates = new ShadowTemplates();
  const source = Object.values(specimens)
    .flat()
    .join('')
    .replace(/>[^<>]*\w[^<>]*(?=<)/g, `>${word}`)
    .replaceAll('width:20rem', '');
  const light = parseHtml(source);
  const rooted = new HtmlElement('#root', '', '', [new HtmlElement(island, '', '', parseHtml(source).children)]);
  const styles = [light, rooted].flatMap((tree) => addShadowRoots(tree, english, templates).styles);
  const css = [siteElementStyles(), ...kindStyles(styles).map((each) => each.css)];
  return { html: writeContent(light) + writeContent(rooted), css: css.join('') };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

test('a page with words, formulas, images and tables that do not fit is as wide as the screen, and as paper', async () => {
  expect(await misfits(await site.open(''))).toEqual([]);
});

test('so is each component with words that do not fit, composed and with a shadow root', async () => {
  const opened = await site.open('paper/');
  await opened.evaluate(({ html, css }) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
    document.getElementById('content')!.setHTMLUnsafe(html);
  }, longSpecimens());
  expect(await misfits(opened)).toEqual([]);
});

test('the button of a menu shows the start of its label on a phone, and its menu is on the screen', async () => {
  const opened = await site.open('');
  const summary = opened.locator('#navbar octavo-switcher summary');
  expect(await summary.locator('span').evaluate((label) => label.clientWidth)).toBeGreaterThan(15);
  await summary.click();
  const { left, right } = await opened
    .locator('#navbar .octavo-choices')
    .evaluate((menu) => menu.getBoundingClientRect());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
});

test('at 400 % zoom two thirds of the height are for the text', async () => {
  const opened = await site.open('');
  await opened.setViewportSize({ width: 320, height: 256 });
  await opened.evaluate(() => scrollTo(0, 600));
  const covered = await opened.evaluate(() => document.getElementById('navbar')!.getBoundingClientRect().bottom);
  expect(covered).toBeLessThan(256 / 3);
});

test.each([
  ['at 400 % zoom', { width: 320, height: 256 }],
  ['with text twice as large', { width: 250, height: 640 }],
])('the buttons of the header work with a pointer: %s', async (_, size) => {
  const opened = await site.open('');
  await opened.setViewportSize(size);
  await opened.locator('.octavo-open-drawer').click();
  await expect.poll(() => opened.locator('#sidebar a[aria-current=page]').isVisible()).toBe(true);
});

test('the tabs give way while the reader scrolls down, and return for scrolling up and for the keyboard', async () => {
  const opened = await site.open('');
  const rest = (): Promise<{ bottom: number; logo: boolean }> =>
    opened.evaluate(() => ({
      bottom: Math.round(document.getElementById('navbar')!.getBoundingClientRect().bottom),
      logo: document.querySelector('.octavo-home')!.getBoundingClientRect().top >= 0,
    }));
  const at = async (y: number): Promise<{ bottom: number; logo: boolean }> => {
    await opened.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await opened.waitForTimeout(300);
    return rest();
  };
  const down = await at(400);
  const up = await at(300);
  expect([down.logo, up.bottom - down.bottom, await at(600)]).toEqual([true, 44, down]);
  await opened.locator('.nav-tabs-item').last().focus();
  await opened.keyboard.press('Shift+Tab');
  await opened.waitForTimeout(300);
  expect((await rest()).bottom).toBeGreaterThanOrEqual(up.bottom);
});

test('the current tab is in view', async () => {
  const { left, right } = await (
    await site.open('Support/')
  )
    .locator('.nav-tabs-item[aria-current]')
    .evaluate((tab) => tab.getBoundingClientRect());
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
});

test('a tab that receives keyboard focus is in view', async () => {
  const opened = await site.open('');
  await opened.locator('.nav-tabs-item').first().focus();
  for (const name of others) {
    await opened.keyboard.press('Tab');
    const { left, right } = await opened
      .locator('.nav-tabs-item:focus')
      .filter({ hasText: name })
      .evaluate((tab) => tab.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
});

test('breadcrumbs without room for all groups show the name of the nearest one', async () => {
  const widths = await (
    await site.open('paper/')
  )
    .locator('.eyebrow li')
    .evaluateAll((groups) => groups.map(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]));
  expect(widths.map(([width, needed]) => needed! <= width!)).toEqual([false, true]);
  expect(widths[0]![0]).toBeGreaterThan(10);
});

test('the drawer opens with its tabs, its current page and its links in view', async () => {
  const opened = await site.open('paper/');
  await opened.locator('.octavo-open-drawer').click();
  const drawer = opened.locator('#sidebar');
  for (const part of ['.octavo-drawer-list a >> nth=0', 'a[aria-current=page]', '.octavo-drawer-list a >> nth=-1'])
    await expect.poll(() => drawer.locator(part).evaluate(isInView), { message: part }).toBe(true);
});

test('a page in dark mode is printed in light mode, with all of its text', async () => {
  const opened = await site.open('paper/');
  await opened.emulateMedia({ media: 'print' });
  expect(await opened.getByAltText('light').isVisible()).toBe(true);
  expect(await opened.getByAltText('dark').isVisible()).toBe(false);
  expect(await opened.getByText('On paper.').isVisible()).toBe(true);
  const decoration = await opened.evaluate(() => getComputedStyle(document.body, '::before').content);
  expect(decoration).toBe('none');
  const isDark = (event: string): Promise<boolean> =>
    opened.evaluate((name) => {
      dispatchEvent(new Event(name));
      return document.documentElement.classList.contains('dark');
    }, event);
  expect([await isDark('beforeprint'), await isDark('afterprint')]).toEqual([false, true]);
});
