/** Specifications of related types build, or report why they do not: a short run of `npm run fuzz`. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../plugin/index.js';
import { temporaryFolder } from '../cli/temporary-folder.js';
import { judge } from '../fuzz/findings.js';
import { judgeSpecifications, specificationCase } from '../fuzz/specification-case.js';
import { writeSite } from '../fuzz/work-folder.js';

test('each of 12 generated specifications has all of its pages, or a problem', async () => {
  const folder = temporaryFolder();
  const [root, outDir] = [join(folder, 'docs'), join(folder, 'out')];
  const batch = specificationCase('suite', 0, 12);
  writeSite(root, batch.files);
  const { pages, report } = await buildSite({ root, outDir, cacheDir: false });
  const { errors, warnings, notices } = report;
  const outcome = { pages, errors, warnings, notices, printed: '' };
  expect(pages).toBeGreaterThan(10);
  expect([...judge(outcome, root, outDir, []), ...judgeSpecifications(batch, outcome, outDir)]).toEqual([]);
});
