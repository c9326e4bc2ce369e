/** Compares two sites with a page for each front matter key, one with the keys and one without. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { settingsSchemas } from '../../plugin/site-build/settings.js';
import { settingKeys } from '../../plugin/config/setting-keys.js';
import { openBrowser } from '../browser/open-browser.js';
import { temporaryFolder } from '../cli/temporary-folder.js';
import { buildCase } from './build-case.js';
import { frontMatterCases } from './front-matter-cases.js';
import { expectUnseen, newErrors } from './expect-unseen.js';
import { landings, moonSchema } from './shared/specifications.js';
import { SiteReader } from './site-reader.js';

const temporary = temporaryFolder();
const keys = frontMatterCases.map(({ key }) => key);
const config = {
  name: 'Acme',
  navigation: { pages: ['index', 'of/*'] },
  contextual: { options: ['copy'] },
};
/** For the pages that name a part of it. */
const specification = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Moons', version: '1' },
  paths: { '/users': { delete: { responses: { 200: { description: 'Deleted' } } } } },
  components: { schemas: { Moon: { type: 'object', properties: { phase: { type: 'string' } } } } },
});

let sites: Record<'with' | 'without', SiteReader>;

async function build(isWith: boolean, page: Page): Promise<SiteReader> {
  const pages = frontMatterCases.map(({ key, value, beside = '', content = '' }) => {
    const line = isWith ? `${key}: ${value}` : '';
    return [`of/${key}.mdx`, ['---', line, beside, '---', '## Part', 'Words.', content].filter(Boolean).join('\n')];
  });
  const apis = { 'spec.json': specification, 'landings.json': landings, 'moons.graphql': moonSchema };
  const one = {
    key: [],
    shows: '',
    config,
    isCommitted: true,
    siteUrl: 'https://pages.test',
    files: { ...Object.fromEntries(pages), ...apis },
  };
  const { outDir, report } = await buildCase({ ...one, see: () => Promise.resolve() }, config, temporary);
  return new SiteReader(outDir, report, page);
}

beforeAll(async () => {
  const page = await (await openBrowser()).newPage();
  sites = { with: await build(true, page), without: await build(false, page) };
  expect(newErrors(sites.without.report, sites.with.report)).toEqual([]);
});

test.each(frontMatterCases)('$key: $value', async ({ key, see }) => {
  const page = { file: `of/${key}/index.html`, link: `#sidebar a[href="/of/${key}/"]` };
  await see(sites.with, page);
  await expectUnseen(key, () => see(sites.without, page));
});

test('has a case for exactly the keys with an effect', () => {
  const claimed = [...settingKeys(settingsSchemas.frontMatter).values()].filter(
    ({ path, effect }) => !path.includes('.') && effect.status !== 'unsupported',
  );
  expect(keys.toSorted()).toEqual(claimed.map(({ path }) => path).toSorted());
});
