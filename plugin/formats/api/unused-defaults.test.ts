import { expect, test } from 'vitest';
import { unusedDefaults } from './unused-defaults.js';

const reference = (source: string) => ({ api: { format: 'openapi', source } as never });
const pages = [reference('a.json'), reference('a.json'), reference('b.json')];

async function messages(inSpecifications: object, document: object): Promise<string[]> {
  const site = { api: { inSpecifications }, configFile: 'docs.json' } as never;
  const open = () => Promise.resolve({ document } as never);
  return (await unusedDefaults(site, pages, { open })).map(({ message }) => message);
}

test('says once what wins, with the names of the specifications', async () => {
  const settings = { baseUrls: ['https://a.example'], auth: { method: 'bearer' } };
  expect(await messages(settings, { hasServers: true, hasSecurity: true })).toEqual([
    'The servers in "a.json", "b.json" take precedence over api.baseUrl.',
    'The security schemes in "a.json", "b.json" take precedence over api.auth.',
  ]);
  expect(await messages(settings, { hasServers: true })).toHaveLength(1);
});

test.each([
  [{ baseUrls: [] }, { hasServers: true, hasSecurity: true }],
  [{ baseUrls: ['https://a.example'], auth: { method: 'key' } }, {}],
])('says nothing if only one of them has a value', async (settings, document) =>
  expect(await messages(settings, document)).toEqual([]),
);
