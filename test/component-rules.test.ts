/** Rules of authors reach components and their parts, and rules that exclude cards leave them alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';

const red = 'rgb(255, 0, 0)';
const blue = 'rgb(0, 0, 255)';

const styles = `
.card { border: 3px solid ${red}; }
.card [data-component-part='card-title'] { color: ${blue}; }
.callout[data-callout-type='note'] { border-left: 6px solid ${red}; }
.code-block { outline: 3px solid ${red}; }
:is(.step, .steps, .accordion, .tabs, .frame, .update) { outline: 1px solid ${red}; }
.prose a:not(.card) { border-bottom: 2px solid ${red}; }
.code-block-copy-button { color: ${red}; }
[data-component-part='tab-button'][data-active='true'] { color: ${blue}; }
`;

const content = `---
title: A
---

<Card title="Linked" href="/">Text</Card>

<Card title="Plain">Text</Card>

<Note>Text</Note>

A [link](/).

\`\`\`js a.js
1;
\`\`\`

<Steps><Step title="One">Text</Step></Steps>

<Accordion title="More">Text</Accordion>

<Tabs><Tab title="a">Text</Tab><Tab title="b">Text</Tab></Tabs>

<Frame><p>Text</p></Frame>

<Update label="May">Text</Update>
`;

const site = builtSite(
  {
    'docs.json': { name: 'A', colors: { primary: '#0D9373' }, navigation: { pages: ['index'] } },
    'index.mdx': content,
    'style.css': styles,
  },
  { viewport: { width: 1280, height: 900 } },
);

const style = (page: Page, selector: string, property: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all, name) => all.map((each) => getComputedStyle(each).getPropertyValue(name)), property);

test('every rule wins over the styles of the component, without !important', async () => {
  const page = await site.open('');
  expect(await style(page, '#content .card', 'border-top-width')).toEqual(['3px', '3px']);
  expect(await style(page, '.card h2', 'color')).toEqual([blue, blue]);
  expect(await style(page, '.callout', 'border-left-width')).toEqual(['6px']);
  expect(await style(page, '.code-block', 'outline-width')).toEqual(['3px']);
  expect(await style(page, '.code-block .code-block-copy-button', 'color')).toEqual([red]);
  for (const name of ['step', 'steps', 'accordion', 'tabs', 'frame', 'update'])
    expect([name, await style(page, `.${name}`, 'outline-color')]).toEqual([name, [red]]);
  expect(await style(page, '[role=tab][aria-selected=true]', 'color')).toEqual([blue]);
});

test('a rule for links that excludes cards draws no line below a title', async () => {
  const page = await site.open('');
  expect(await style(page, '#content a.card', 'border-bottom-width')).toEqual(['3px']);
  expect(await style(page, '#content p > a', 'border-bottom-width')).toEqual(['2px']);
  expect(await page.locator('.card a').count()).toBe(0);
});

test('the frame is the box of its parts', async () => {
  const page = await site.open('');
  const card = (await page.locator('a.card').boundingBox())!;
  const title = (await page.locator('a.card h2').boundingBox())!;
  expect(title.x > card.x && title.x + title.width < card.x + card.width).toBe(true);
  expect(title.y > card.y && title.y + title.height < card.y + card.height).toBe(true);
});
