import { expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import { settingsSchemas } from '../../site-build/settings.js';
import { parseJson } from '../read/parse-json.js';
import { settingsValues } from '../walk-settings.js';
import { toValue } from '../read/json-tree.js';
import { validateSettings } from '../validate-settings.js';
import { checkFormat } from './check-format.js';

const complete = { name: 'Acme', theme: 'mint', favicon: '/favicon.svg', colors: { primary: '#16A34A' } };

function deviations(settings: object, isV1 = false): string[] {
  const report = new Report();
  const navigation = isV1 ? [{ group: 'A', pages: ['index'] }] : { pages: ['index'] };
  const tree = parseJson({ file: 'docs.json', text: JSON.stringify({ navigation, ...settings }, null, 2) }, report)!;
  validateSettings(isV1 ? settingsSchemas.v1 : settingsSchemas.v2, tree, report);
  if (tree.type !== 'object') throw new Error('Settings are an object.');
  checkFormat({
    formats: [],
    schema: isV1 ? settingsSchemas.v1 : settingsSchemas.v2,
    settings: tree,
    value: toValue(tree) as Record<string, unknown>,
    values: [...settingsValues(isV1 ? settingsSchemas.v1 : settingsSchemas.v2, tree)],
    isV1,
    nodes: new Map(),
    prunedNodes: new Map(),
    report,
  });
  return report.notices.map(({ code, message, hint }) => `${code} ${message} ${hint}`);
}

test('settings that follow the format have no deviation', () => {
  expect(deviations({ ...complete, $schema: 'https://example.com/docs.json', metadata: { timestamp: true } })).toEqual(
    [],
  );
  expect(deviations({ ...complete, $schema: './docs.schema.json', fonts: { weight: 400 } }, true)).toEqual([]);
});

test('keys that the format requires are reported with what happens without them', () => {
  expect(deviations({ name: 'Acme' })).toEqual([
    'format-deviation The file has no "theme", so the site uses "mint". Add "theme": "mint".',
    'format-deviation The file has no "colors", so the site uses the default color. Add "colors": { "primary": "#16A34A" }.',
  ]);
  expect(deviations({ name: 'Acme', colors: complete.colors }, true)).toEqual([
    'format-deviation The file has no "favicon", so browsers show the first letter of its name. Add "favicon": "/favicon.svg".',
  ]);
});

test.each([
  [
    { logo: { light: '/a.svg' } },
    'logo has no "dark", so dark mode shows the image for light mode. Add "dark": "/a.svg".',
  ],
  [
    { $schema: 'yes' },
    '$schema must be the URL or path of a schema; found "yes". Correct it, or remove it: only editors read it.',
  ],
  [{ seo: { metatags: { rating: 5 } } }, 'seo.metatags.rating is 5, which is read as text. Write "rating": "5".'],
  [
    { seo: { metatags: { 'og:title': 5 } } },
    'seo.metatags["og:title"] is 5, which is read as text. Write "og:title": "5".',
  ],
  [
    { navbar: { primary: { label: 'Go', href: '/go' } } },
    'navbar.primary has no "type", so it is a button. Add "type": "button".',
  ],
])('%j is reported', (settings, text) => {
  expect(deviations({ ...complete, ...settings })).toEqual([`format-deviation ${text}`]);
});

test('meta tags of mint.json are text', () => {
  expect(deviations({ ...complete, metadata: { 'og:image': 42 } }, true)).toEqual([
    'format-deviation metadata["og:image"] is 42, which is read as text. Write "og:image": "42".',
  ]);
});
