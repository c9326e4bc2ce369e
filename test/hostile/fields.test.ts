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

test('the visit notices code that runs, requests, and addresses that run code', async () => {
  const outDir = join(folder, 'control');
  const raw = hostilePayloads('x').filter((payload) => /^<(?:img src|svg><script|link)/.test(payload));
  writeSite(outDir, { 'index.html': `<!doctype html>${raw.join('')}`, _headers: '' });
  const [visit] = await visitHostile(browser, outDir);
  expect(visit!.findings.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual(
    expect.arrayContaining([
      'ran x',
      'requested https://unlisted.example/a.css',
      "code a[href=javascript:(top.opener||top).hostileRan('x')]",
      "code img[onerror=(top.opener||top).hostileRan('x')]",
    ]),
  );
});

test('nothing runs, and no other host is asked', async () => {
  const [root, outDir] = [join(folder, 'docs'), join(folder, 'out')];
  const text = (field: string): string | undefined => {
    const random = new Random('suite', field);
    // Some of the hundreds of props.
    const isUsed = !field.startsWith('/x-mint/content/') || random.below(10) === 0;
    return isUsed ? random.pick(hostilePayloads(field)) : undefined;
  };
  const documents = hostileDocuments(text).filter(({ name }) => /^(?:openapi-3.1|asyncapi-3)/.test(name));
  writeSite(root, { ...frontMatterSite('', [text]).files, ...documentSite('', documents).files });
  const { pages } = await buildSite({ root, outDir, cacheDir: false });
  expect(pages).toBeGreaterThan(8);
  const visits = await visitHostile(browser, outDir);
  expect(visits.flatMap(({ path, findings }) => findings.map((finding) => ({ path, ...finding })))).toEqual([]);
  expect(visits.reduce((sum, { uses }) => sum + uses, 0)).toBeGreaterThan(2_000);
});
