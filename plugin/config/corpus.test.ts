import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Report } from '../errors.js';
import { navigator } from '../site/navigator.js';
import { scanFolder } from '../site/scan-folder.js';
import { readSite } from './read-site.js';

const corpus = path.resolve(import.meta.dirname, '../../../shared/corpus');
const sites = existsSync(corpus)
  ? readdirSync(corpus, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  : [];

/** Mistakes that their authors made. */
const mistakes: Record<string, string[]> = {
  'PrefectHQ__prefect--v1': [
    'integrations/integrations.mdx:2 front-matter-key',
    'integrations/use-integrations.mdx:2 front-matter-key',
  ],
  continuedev__continue: ['ide-extensions/edit/quick-start.mdx:3 front-matter-key'],
  'mem0ai__embedchain--v1': ['mint.json:122 page-listed-twice'],
};

test.skipIf(sites.length === 0).each(sites.map((entry) => entry.name))(
  '%s: its settings, pages and navigation are understood',
  async (name) => {
    const report = new Report();
    const site = await readSite(path.join(corpus, name), report);
    const scan = await scanFolder(site!, report);
    expect(report.errors).toEqual([]);
    const warnings = report.warnings.filter(({ code }) => !['openapi-later', 'setting-ignored'].includes(code));
    expect(warnings.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual(mistakes[name] ?? []);
    expect(scan.pages.length).toBeGreaterThanOrEqual(20);
    const shown = scan.pages.filter((page) => !page.hidden);
    expect(shown.length).toBeGreaterThan(scan.pages.length / 2);
    const navigationOf = navigator(site!, scan);
    const lost = shown.filter((page) => page.meta.title === '' || navigationOf(page.path).sidebar.length === 0);
    expect(lost.map((page) => page.path)).toEqual([]);
  },
);
