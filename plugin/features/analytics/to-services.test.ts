import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsValues } from '../../config/walk-settings.js';
import { Report } from '../../core/errors/errors.js';
import { parseJson } from '../../config/read/parse-json.js';
import { readSite } from '../../config/read/read-site.js';
import { settingsSchemas } from '../../site-build/settings.js';
import { servicesOf } from './used-services.js';

async function read(settings: object): Promise<{ loaded: string[]; consent: unknown; reports: string[] }> {
  const root = mkdtempSync(join(tmpdir(), 'octavo-services-'));
  writeFileSync(join(root, 'docs.json'), JSON.stringify({ name: 'A', navigation: { pages: ['index'] }, ...settings }));
  const report = new Report();
  const site = (await readSite(root, report, settingsSchemas))!;
  rmSync(root, { recursive: true, force: true });
  expect(report.errors).toEqual([]);
  return {
    loaded: servicesOf(site)?.services.map(({ name }) => name) ?? [],
    consent: servicesOf(site)?.consent,
    reports: report.warnings.map(({ code, message, hint }) => `${code} ${message} ${hint}`),
  };
}

const fathom = { siteId: 'ABC' };

test.each([
  ['a misspelled key', { cookies: { kay: 'x', value: 'y' } }],
  ['a missing value', { cookies: { key: 'x' } }],
  ['an empty object', { cookies: {} }],
  ['a wrong type', { cookies: 'consent' }],
  ['a key of a wrong type', { cookies: { key: ['x'], value: 'y' } }],
  ['a misspelled name', { cookeis: { key: 'x', value: 'y' } }],
  ['a banner of OneTrust without its script', { onetrust: { categoryId: 'C0002' } }],
  ['a banner of Transcend with a wrong id', { transcend: { bundleId: 'a b/c' } }],
])('consent with %s: no service is loaded, and that is reported', async (_, consent) => {
  const { loaded, reports } = await read({ integrations: { ...consent, fathom } });
  expect(loaded).toEqual([]);
  expect(reports.join()).toMatch(/no service is loaded|is not loaded/i);
});

test('complete consent is passed on', async () => {
  const cookies = { key: 'agreed', value: 'yes' };
  expect(await read({ integrations: { cookies, fathom } })).toEqual({
    loaded: ['fathom'],
    consent: cookies,
    reports: [],
  });
});

test.each([
  ['posthog', { apiKey: 'phc_1', apiHost: 'foo' }, '"apiHost": "https://eu.i.posthog.com"'],
  ['posthog', { apiKey: 'phc_1', apiHsot: 'https://eu.acme.com' }, 'Did you mean "apiHost"?'],
  ['posthog', { apiKey: '1' }, 'text that starts with "phc_"'],
  ['mixpanel', { projectToken: 't', region: 'x' }, 'must be "us", "eu" or "in"'],
  ['ga4', { measurementId: 'UA-1' }, 'text that starts with "G"'],
  ['segment', { key: 'k', cdnUrl: 'http://cdn.acme.com' }, 'a URL that starts with https://'],
  ['plausible', { domain: 'https://docs.acme.com' }, 'without https://'],
  ['ga4', {}, 'has no "measurementId"'],
])('%s with %j is reported and not loaded', async (name, settings, report) => {
  const { loaded, reports } = await read({ integrations: { [name]: settings } });
  expect(loaded).toEqual([]);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain(report);
});

test('a service with a key that means nothing to it is loaded', async () => {
  const { loaded, reports } = await read({ integrations: { fathom: { ...fathom, plan: 'team' } } });
  expect(loaded).toEqual(['fathom']);
  expect(reports[0]).toContain('integrations.fathom.plan is not a known setting');
});

test('mint.json names Intercom and Front Chat by their ids alone', async () => {
  const navigation = [{ group: 'Start', pages: ['index'] }];
  const { loaded, reports } = await read({ navigation, integrations: { intercom: 'acme-123', frontchat: 'acme-456' } });
  expect({ loaded, reports }).toEqual({ loaded: ['intercom', 'frontchat'], reports: [] });
});

test('settings may be empty, and keys of services that Octavo does not know', () => {
  const text = JSON.stringify({ integrations: { unknown: { key: '' } } });
  const values = [...settingsValues(settingsSchemas.v2, parseJson({ file: 'docs.json', text }, new Report())!)];
  expect(values.find((value) => value.text === 'integrations.unknown.key')!.meta.mayBeEmpty).toBe(true);
});

test('numbers are read as text', async () => {
  const { loaded, reports } = await read({ integrations: { hotjar: { hjid: 42, hjsv: '6' } } });
  expect(loaded).toEqual(['hotjar']);
  expect(reports).toEqual([]);
});
