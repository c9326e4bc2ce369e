/** Settings and navigation of real sites. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { corpus, realSites, skipWithoutSites } from '../../test/fixtures/real-sites.js';
import { Report } from '../core/errors/errors.js';
import { navigator } from '../nav/navigator.js';
import { scanFolder } from '../load/scan/scan-folder.js';
import { readSite } from './read/read-site.js';
import { settingsSchemas } from '../site-build/settings.js';

/** Mistakes that their authors made. */
const mistakes: Record<string, string[]> = {
  'PrefectHQ__prefect--v1': [
    'integrations/integrations.mdx:2 front-matter-key',
    'integrations/use-integrations.mdx:2 front-matter-key',
  ],
  continuedev__continue: ['ide-extensions/edit/quick-start.mdx:3 front-matter-key'],
  'mem0ai__embedchain--v1': ['mint.json:122 page-listed-twice'],
  traceloop__docs: ['mint.json:17 config-incomplete'],
};

skipWithoutSites();

test.each(realSites)('%s: its settings, pages and navigation are understood', async (name) => {
  const report = new Report();
  const site = await readSite(path.join(corpus, name), report, settingsSchemas);
  const scan = await scanFolder(site!, report, settingsSchemas.frontMatter);
  expect(report.errors).toEqual([]);
  const warnings = report.warnings.filter(({ code }) => !['openapi-later', 'setting-ignored'].includes(code));
  expect(warnings.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual(mistakes[name] ?? []);
  expect(scan.pages.length).toBeGreaterThanOrEqual(20);
  const shown = scan.pages.filter((page) => !page.hidden);
  expect(shown.length).toBeGreaterThan(scan.pages.length / 2);
  const navigationOf = navigator(site!, scan);
  const unreachable = shown.filter((page) => page.meta.title === '' || navigationOf(page.path).sidebar.length === 0);
  expect(unreachable.map((page) => page.path)).toEqual([]);
});
