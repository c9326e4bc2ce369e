/** Real sites with the `mint.json` schema and with the `docs.json` schema have the same navigation. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareSchemas } from '../../test/fixtures/compare-schemas.js';
import { toV2Settings, type V1Settings } from '../../test/fixtures/v2-settings.js';
import { corpus, realSites, skipWithoutSites } from '../../test/fixtures/real-sites.js';
import { Report } from '../core/errors/errors.js';
import { navigator } from '../nav/navigator.js';
import { scanFolder } from '../load/scan/scan-folder.js';
import { readSite } from './read/read-site.js';
import { settingsSchemas } from '../site-build/settings.js';

const olderSites = realSites.filter((site) => existsSync(path.join(corpus, site, 'mint.json')));

skipWithoutSites();

test.each(olderSites)('%s looks the same in both forms', async (site) => {
  const root = path.join(corpus, site);
  const older = JSON.parse(readFileSync(path.join(root, 'mint.json'), 'utf8')) as V1Settings;
  expect((await compareSchemas(root, older)).length).toBeGreaterThan(20);
});

/** Pairs of the same docs at two times, in the older form and in the newer one. */
const pairs = olderSites.flatMap((site) => {
  const newer = site.replace('--v1', '');
  return newer !== site && existsSync(path.join(corpus, newer, 'docs.json')) ? [[site, newer] as const] : [];
});

/** The labels around each page of a file, in the order of the file, read directly from the file. */
function written(value: unknown, around: string[] = [], found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') {
    const page = value.replace(/^\/|\/$/g, '');
    if (!found.has(page)) found.set(page, around.join(' › '));
  } else if (Array.isArray(value)) value.forEach((each) => written(each, around, found));
  else if (typeof value === 'object' && value !== null) {
    const node = value as Record<string, unknown>;
    const label = ['group', 'tab', 'anchor', 'dropdown', 'version', 'language'].map((key) => node[key]).find(Boolean);
    const inside = typeof label === 'string' ? [...around, label] : around;
    // The page that a label links to is beside it.
    if (node['root'] !== undefined) written(node['root'], around, found);
    for (const key of ['languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'groups', 'pages'])
      if (node[key] !== undefined) written(node[key], inside, found);
  }
  return found;
}

test.each(pairs)('%s and %s differ only where their files do', async (older, newer) => {
  const outline = async (site: string): Promise<[Map<string, string>, Map<string, string>]> => {
    const root = path.join(corpus, site);
    const report = new Report();
    const read = (await readSite(root, report, settingsSchemas))!;
    const navigationOf = navigator(read, await scanFolder(read, report, settingsSchemas.frontMatter));
    const { navigation } = newerOf(root);
    const inFile = written(navigation);
    const inSite = [...inFile.keys()].map((page): [string, string] => {
      const { trail, breadcrumbs } = navigationOf(page);
      const labels = trail.map(({ code, label }) => code ?? label);
      return [page, [...labels, ...breadcrumbs.map(({ label }) => label)].join(' › ')];
    });
    return [inFile, new Map(inSite)];
  };
  const [[oldFile, oldSite], [newFile, newSite]] = [await outline(older), await outline(newer)];
  const common = [...oldFile.keys()].filter((page) => newFile.has(page));
  expect(common.length).toBeGreaterThan(10);
  const changes = (from: Map<string, string>, to: Map<string, string>): string[] =>
    common.flatMap((page) => (from.get(page) === to.get(page) ? [] : [`${page}: ${from.get(page)} → ${to.get(page)}`]));
  expect(changes(oldSite, newSite)).toEqual(changes(oldFile, newFile));
});

function newerOf(root: string): { navigation?: unknown } {
  const file = path.join(root, 'mint.json');
  if (existsSync(file)) return toV2Settings(JSON.parse(readFileSync(file, 'utf8')) as V1Settings);
  return JSON.parse(readFileSync(path.join(root, 'docs.json'), 'utf8')) as { navigation?: unknown };
}
