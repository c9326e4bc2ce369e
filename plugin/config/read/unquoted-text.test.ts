import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { Report } from '../../core/errors/errors.js';
import type { Site } from '../../core/model/types.js';
import { readSite } from './read-site.js';
import { settingsSchemas } from '../../site-build/settings.js';

const temporary = temporaryFolder();
let count = 0;

async function read(file: string, source: string): Promise<{ site: Site; messages: string[] }> {
  const root = writeFiles(`${temporary}/${++count}`, { 'index.mdx': '# Start', [file]: source });
  const report = new Report();
  const site = await readSite(root, report, settingsSchemas);
  return { site: site!, messages: [...report.errors, ...report.warnings].map(({ message }) => message) };
}

const pages = '"pages": ["index"]';

/** Settings of type text, and where the site has them. */
const settings: [where: string, file: string, source: (value: string) => string, shown: (site: Site) => unknown][] = [
  [
    'a version',
    'docs.json',
    (value) => `"name": "x", "navigation": { "versions": [{ "version": ${value}, ${pages} }] }`,
    ({ navigation }) => navigation.children[0]?.label,
  ],
  [
    'a variable',
    'docs.json',
    (value) => `"name": "x", "variables": { "v": ${value} }, "navigation": { ${pages} }`,
    ({ variables }) => variables['v'],
  ],
  [
    'a meta tag',
    'docs.json',
    (value) => `"name": "x", "seo": { "metatags": { "og:x": ${value} } }, "navigation": { ${pages} }`,
    ({ seo }) => seo.metatags['og:x'],
  ],
  [
    'a meta tag of mint.json',
    'mint.json',
    (value) => `"name": "x", "metadata": { "og:x": ${value} }, "navigation": [{ "group": "g", ${pages} }]`,
    ({ seo }) => seo.metatags['og:x'],
  ],
];

const values = ['4.10', '2.0', '1e3', '-0', '12345678901234567890', 'true'];

test.each(settings.flatMap(([where, ...rest]) => values.map((value) => ({ where, value, rest }))))(
  '$where: $value is read as it is written',
  async ({ value, rest: [file, source, shown] }) => {
    const { site, messages } = await read(file, `{ ${source(value)} }`);
    expect(messages).toEqual([]);
    expect(shown(site)).toBe(value);
  },
);

test('a number of mint.json names a version as it is written', async () => {
  const { messages } = await read(
    'mint.json',
    `{ "name": "x", "versions": [4.9, 4.10], "navigation": [{ "group": "g", "version": 4.10, ${pages} }] }`,
  );
  expect(messages).toEqual([]);
});

test('a number is no text of several words', async () => {
  const { messages } = await read('docs.json', `{ "name": 4.10, "navigation": { ${pages} } }`);
  expect(messages).toEqual([expect.stringContaining('found the number 4.10')]);
});

test('a message shows a number as it is written', async () => {
  const { messages } = await read('docs.json', `{ "name": "x", "logo": 4.10, "navigation": { ${pages} } }`);
  expect(messages).toEqual([
    'logo must be the path of an image, or an object with "light" and "dark"; found the number 4.10.',
  ]);
});
