/** The buttons of an API page and of its form that open, close and hide fields. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';
import { openPanel } from './playground/panel.js';

const object = (required: string[], properties: object): object => ({ type: 'object', required, properties });
const text = { type: 'string' };
const user = object(['name', 'address'], {
  name: text,
  nick: text,
  address: object(['city'], { city: text, zip: text, geo: object([], { lat: { type: 'number' } }) }),
});
const trace = { name: 'trace', in: 'header', schema: text };
const site = builtSite(
  {
    'docs.json': { name: 'X', colors: { primary: '#14532D' }, navigation: { openapi: 'a.json' } },
    'a.json': {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      servers: [{ url: 'https://api.test' }],
      paths: {
        '/users': {
          post: {
            summary: 'Add',
            parameters: [trace],
            requestBody: { required: true, content: { 'application/json': { schema: user } } },
            responses: {},
          },
          get: { summary: 'List', parameters: [trace], responses: {} },
          put: {
            summary: 'Replace',
            responses: {
              200: { description: 'The user.', content: { 'application/json': { schema: user } } },
              404: { description: 'No such user.', content: { 'application/json': { schema: user } } },
            },
          },
        },
      },
    },
  },
  { viewport: { width: 1280, height: 900 } },
);

const shownFields = (page: Page): Promise<string[]> =>
  page
    .locator('.octavo-field')
    .evaluateAll((fields) => fields.filter((each) => each.checkVisibility()).map(({ id }) => id));

test('fields in fields open and close at once, and optional fields hide, with the keyboard', async () => {
  const page = await site.open('api-reference/add/');
  expect(await shownFields(page)).toEqual(['header-trace', 'body-name', 'body-nick', 'body-address']);
  await page.getByRole('button', { name: 'Expand all' }).press('Enter');
  expect(await shownFields(page)).toHaveLength(8);
  const required = page.getByRole('button', { name: 'Required fields only' });
  await required.press('Space');
  expect(await required.getAttribute('aria-pressed')).toBe('true');
  expect(await shownFields(page)).toEqual(['body-name', 'body-address', 'body-address-city']);
  expect(await page.getByRole('heading', { name: 'Headers' }).isVisible()).toBe(false);
  await required.press('Space');
  await page.getByRole('button', { name: 'Collapse all' }).press('Enter');
  expect(await shownFields(page)).toHaveLength(4);
});

test('a link opens the response that it points to, and the buttons all of them', async () => {
  const page = await site.open('api-reference/replace/');
  const opened = (): Promise<string[]> => page.locator('.octavo-rows > [open] > summary').allInnerTexts();
  expect((await opened()).map((text) => text.replace(/\s+/g, ' '))).toEqual(['200 The user.']);
  await page.evaluate("location.hash = '#response-404'");
  await expect.poll(opened).toHaveLength(2);
  await page.getByRole('button', { name: 'Collapse all' }).press('Enter');
  expect(await opened()).toEqual([]);
  await page.getByRole('button', { name: 'Expand all' }).press('Enter');
  expect(await opened()).toHaveLength(2);
  expect((await shownFields(page)).length).toBeGreaterThan(10);
});

test('a page without fields in fields, or without scripts, has no such buttons', async () => {
  const page = await site.open('api-reference/list/');
  expect(await page.locator('octavo-field-tools').count()).toBe(0);
  expect(await page.content()).not.toContain('field-tools');
  const still = await site.open('api-reference/add/', { javaScriptEnabled: false });
  expect(await still.locator('octavo-field-tools').isVisible()).toBe(false);
});

test('the form hides optional fields without a value', async () => {
  const page = await site.open('api-reference/add/');
  const playground = await openPanel(page);
  await playground.getByLabel('nick').fill('Al');
  await playground.getByRole('button', { name: 'Required fields only' }).click();
  const labels = playground.locator('[part~="field-head"] > label');
  expect(await labels.allTextContents()).toEqual(['name', 'nick', 'city']);
  await playground.getByRole('button', { name: 'Required fields only' }).click();
  expect(await labels.allTextContents()).toEqual(['trace', 'name', 'nick', 'city', 'zip']);
});
