/** Landing pages: their components need no CSS of the author, and other pages do not have their styles. */
import { expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';

const long = 'Dokumentationsgenerierungswerkzeug';

const landing = `---
title: Start
mode: custom
---

<Hero kicker="New" title="${long}" description="Reads \`docs.json\`.">
  <Button href="/usual">Get started</Button>
  <Button href="/usual" variant="quiet">See more</Button>

  \`\`\`bash
  npm install kettle
  \`\`\`
</Hero>

<Facts>
  <Fact value="9">themes</Fact>
  <Fact value="100 °C">at sea level</Fact>
</Facts>

<Section layout="split" title="${long}" description="Beside it.">
  <Button href="/usual">Go on</Button>

  Text beside the title.
</Section>
`;

const site = builtSite(
  {
    'docs.json': {
      name: 'a',
      theme: 'mint',
      colors: { primary: '#0D9373' },
      navigation: { pages: ['landing', 'usual'] },
    },
    'landing.mdx': landing,
    'usual.mdx': '---\ntitle: Usual\n---\n\nText.\n',
  },
  { viewport: { width: 320, height: 780 } },
);

test('nothing of a landing page is wider than a phone, and the buttons share a row', async () => {
  const opened = await site.open('landing/');
  expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const tops = await opened
    .locator('.octavo-hero .octavo-button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('on a computer, the media is beside the text', async () => {
  const opened = await site.open('landing/');
  await opened.setViewportSize({ width: 1440, height: 900 });
  const [text, media] = await opened
    .locator('.octavo-hero > div')
    .evaluateAll((boxes) =>
      boxes.map((box) => box.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  expect(media!.left).toBeGreaterThan(text!.right);
});

test('only landing pages have the styles of their components', async () => {
  const styles = async (path: string): Promise<string[]> => {
    const opened = await site.open(path);
    return opened.locator('style').evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
  };
  expect((await styles('landing/')).join('')).toContain('.octavo-figures');
  expect((await styles('usual/')).join('')).not.toContain('.octavo-figures');
});

test('the Markdown of a landing page has all of its text', async () => {
  const opened = await site.open('usual/');
  const markdown = await opened.evaluate(async () => (await fetch('/landing.md')).text());
  for (const text of ['New', `# ${long}`, 'Reads `docs.json`.', '[Get started](', '[See more](', 'npm install kettle'])
    expect(markdown).toContain(text);
  for (const text of ['**9**', 'themes', '100 °C', `## ${long}`, 'Beside it.', '[Go on](', 'Text beside the title.'])
    expect(markdown).toContain(text);
});
