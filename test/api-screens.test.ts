/** Pages of an API: dense on a desktop screen, as wide as a phone, and the same by hand as from a specification. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';
import { misfits } from './browser/misfits.js';
import { violationsOn } from './browser/violations.js';

const word = 'interrupt_response_on_input_audio_and_more_without_any_space';
const legs = Array.from({ length: 30 }, (_, index) => `Leg${index}`);
const leg = (name: string): object => ({
  type: 'object',
  description: `A leg of the kind ${name}.`,
  required: ['mode'],
  properties: {
    mode: { const: name },
    [word]: { type: 'string', enum: Array.from({ length: 300 }, (_, at) => `V${at}`) },
  },
});
const path = `/shipments/{shipmentId}/legs/{${word}}/documents`;
const responses = {
  200: {
    description: 'Done.',
    content: { 'application/json': { schema: { type: 'object', properties: { [word]: { type: 'string' } } } } },
  },
  404: { description: word },
};
const parameters = ['shipmentId', word].map((name) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
}));
const specification = {
  openapi: '3.1.0',
  info: { title: 'Freight', version: '1', contact: { email: `${word}@example.com` } },
  servers: [{ url: `https://${word}.example.com/v2` }, { url: 'https://sandbox.example.com' }],
  security: [{ key: [] }],
  paths: {
    [path]: {
      post: {
        summary: 'Add a leg',
        parameters,
        requestBody: {
          content: {
            'application/json': { schema: { oneOf: legs.map((name) => ({ $ref: `#/components/schemas/${name}` })) } },
          },
        },
        responses,
      },
    },
    '/kettles': {
      get: {
        summary: 'Get a kettle',
        description: 'One.',
        parameters: [{ name: 'id', in: 'query', description: 'The kettle.', schema: { type: 'string' } }],
        responses,
      },
    },
  },
  components: {
    schemas: Object.fromEntries(legs.map((name) => [name, leg(name)])),
    securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'Your key.' } },
  },
};

const site = builtSite(
  {
    'docs.json': {
      name: 'Freight',
      theme: 'mint',
      colors: { primary: '#0D9373' },
      navigation: {
        tabs: [
          { tab: 'API', openapi: 'freight.json' },
          { tab: 'Own', pages: ['own'] },
        ],
      },
    },
    'freight.json': specification,
    'own.mdx': `---\ntitle: Get a kettle\ndescription: One.\napi: GET https://example.com/kettles\n---\n\n<ParamField query="id" type="string">\n  The kettle.\n</ParamField>\n\n<ResponseField name="name" type="string">\n  Its name.\n</ResponseField>\n\n<ResponseExample>\n\n\`\`\`json 200\n{ "name": "Pot" }\n\`\`\`\n\n</ResponseExample>\n`,
  },
  { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', bypassCSP: true },
);

const operation = 'api-reference/add-a-leg/';

test.each([operation, 'api-reference/overview/'])('%s is as wide as a phone, and as paper', async (address) => {
  expect(await misfits(await site.open(address))).toEqual([]);
});

test.each(['light', 'dark'] as const)('pages in %s mode have no accessibility violation', async (colorScheme) => {
  for (const address of [operation, 'api-reference/overview/', 'own/'])
    expect(await violationsOn(await site.open(address, { colorScheme }))).toEqual([]);
});

test('no line of a sample is cut beside the text', async () => {
  const page = await site.open(operation);
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll('#page-aside pre')].filter((each) => each.scrollWidth > each.clientWidth + 1)
        .length,
  );
  expect([cut, await page.locator('#page-aside pre').count()]).toEqual([0, 4]);
});

test('the parts of the endpoint do not overlap', async () => {
  const page = await site.open(operation);
  const [server, button] = await page.evaluate(() =>
    ["select[slot='base']", '.tryit-button'].map((each) =>
      document.querySelector(`#header ${each}`)!.getBoundingClientRect(),
    ),
  );
  expect(server!.right).toBeLessThan(button!.left);
});

test('all options of a choice are in view, and one click shows another one', async () => {
  const page = await site.open(operation);
  const tabs = page.locator('.octavo-options [role=tab]');
  const list = await page
    .locator('.octavo-options [role=tablist]')
    .evaluate((each) => each.scrollWidth - each.clientWidth);
  expect([await tabs.count(), list]).toEqual([30, 0]);
  await tabs.last().click();
  await page.getByText('A leg of the kind Leg29.').waitFor();
});

/** The size of the headings, and the distance from one to the next with a field and its description between them. */
async function density(page: Page): Promise<{ size: string; line: string; name: string; distance: number }> {
  return await page.evaluate(() => {
    const [first, second] = document.querySelectorAll('#content h2');
    const { fontSize, borderBottomWidth } = getComputedStyle(first!);
    const distance = Math.round(second!.getBoundingClientRect().top - first!.getBoundingClientRect().top);
    const name = getComputedStyle(document.querySelector('.octavo-field code')!);
    return { size: fontSize, line: borderBottomWidth, name: `${name.color} ${name.font}`, distance };
  });
}

test('a section of one field is not a screenful, and pages by hand look the same', async () => {
  const generated = await density(await site.open('api-reference/get-a-kettle/'));
  const handwritten = await density(await site.open('own/'));
  expect(generated).toMatchObject({ size: '16px', line: '1px' });
  expect(generated.distance).toBeLessThanOrEqual(120);
  expect(handwritten).toEqual(generated);
});

test('the sample of a request comes before the example of its response, also where only one of them is by hand', async () => {
  for (const address of ['own/', 'api-reference/get-a-kettle/']) {
    const page = await site.open(address, { viewport: { width: 390, height: 844 } });
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('octavo-request-example, octavo-response-example')].map(
        ({ localName }) => localName,
      ),
    );
    expect([address, ...order]).toEqual([address, 'octavo-request-example', 'octavo-response-example']);
  }
});
