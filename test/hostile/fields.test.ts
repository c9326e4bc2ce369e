/** Hostile text in every field of specifications stays text in a browser: a short run of `npm run fuzz -- --browse all`. */
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSite } from '../../plugin/index.js';
import { openBrowser } from '../browser/open-browser.js';
import { temporaryFolder } from '../cli/temporary-folder.js';
import { hostileDocuments } from '../fuzz/hostile-documents.js';
import { hostilePayloads } from '../fuzz/hostile-payloads.js';
import { documentSite, frontMatterSite } from '../fuzz/hostile-sites.js';
import { Random } from '../fuzz/random.js';
import { visitHostile } from '../fuzz/visit-hostile.js';
import { writeSite } from '../fuzz/work-folder.js';

const folder = temporaryFolder();
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => void (browser = await openBrowser()));

test('nothing runs, and no other host is asked', async () => {
  const [root, outDir] = [join(folder, 'docs'), join(folder, 'out')];
  const text = (field: string): string => new Random('suite', field).pick(hostilePayloads(field));
  const documents = hostileDocuments(text).filter(({ name }) => /^(?:openapi-3.1|asyncapi-3)/.test(name));
  writeSite(root, { ...frontMatterSite('', [text]).files, ...documentSite('', documents).files });
  const { pages } = await buildSite({ root, outDir, cacheDir: false });
  expect(pages).toBeGreaterThan(8);
  const visit = await visitHostile(browser, outDir);
  expect(visit.findings).toEqual([]);
  expect(visit.uses).toBeGreaterThan(2_000);
});
