import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Report } from '../../core/errors/errors.js';
import { readSite } from '../read/read-site.js';
import { settingsSchemas } from '../../site-build/settings.js';

async function messages(settings: object): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'octavo-empty-'));
  writeFileSync(join(root, 'docs.json'), JSON.stringify({ name: 'A', navigation: { pages: ['index'] }, ...settings }));
  const report = new Report();
  await readSite(root, report, settingsSchemas);
  rmSync(root, { recursive: true, force: true });
  return [...report.errors, ...report.warnings].map(({ message }) => message);
}

test.each([
  [{ logo: {} }, 'logo is empty, so it has no effect.'],
  [{ icons: {} }, 'icons is empty, so it has no effect.'],
  [{ api: { openapi: { overlays: ['a.yaml'] } } }, 'api.openapi has no "source", so it has no effect.'],
  [{ fonts: { weight: 400 } }, 'fonts has no "family", so it has no effect.'],
  [{ fonts: { body: { weight: 400 } } }, 'fonts.body has no "family", so it has no effect.'],
  [
    { fonts: { source: '/own.woff2', body: { family: 'Inter' } } },
    'fonts.source has no effect, because fonts has no "family".',
  ],
  [
    { colors: { primary: '#16A34A', background: { light: '#FFFFFF' } } },
    'colors.background has no "dark", so dark mode has the background of the theme.',
  ],
  [{ seo: { metatags: { author: '' } } }, 'seo.metatags.author is empty.'],
  [{ navigation: [{ pages: ['index'] }] }, 'navigation[0] has no "group", so its pages have no heading.'],
  [{ navigation: [{ group: 'A', pages: ['index', {}] }] }, 'navigation[0].pages[1] is empty, so it has no effect.'],
])('%j: %s', async (settings, message) => expect(await messages(settings)).toEqual([message]));

test('what is empty on purpose is not reported', async () => {
  expect(await messages({ variables: {}, fonts: { body: { family: 'Inter' } } })).toEqual([]);
  expect(await messages({ fonts: { family: 'Inter', heading: { weight: 600 } } })).toEqual([]);
});
