/**
 * `npm run fuzz -- [--pages N] [--settings N] [--specifications N] [--hostile] [--seed S] [--out DIR]`: builds changed pages, settings and front
 * matter, specifications of related types, and hostile text in every field. The exit code is 1 where a build crashes, hangs, is silent, prints a stack trace
 * or locates a problem outside of its file. The same seed creates the same inputs. A stopped run can continue.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FuzzRun } from './fuzz-run.js';
import { hostileCases } from './hostile-case.js';
import type { Batch } from './page-batch.js';
import { pageBatch } from './page-batch.js';
import { seedSettings, seedSites } from './seed-files.js';
import { settingsCase } from './settings-case.js';
import { specificationCase, specificationsPerSite } from './specification-case.js';

const pagesPerBatch = 250;

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    settings: { type: 'string' },
    specifications: { type: 'string' },
    hostile: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.fuzz' },
  },
});
const isPlain =
  [values.pages, values.settings, values.specifications].every((each) => each === undefined) && !values.hostile;
const pages = Number(values.pages ?? (isPlain ? 2000 : 0));
// Half of them are settings files, half are pages with changed front matter.
const settings = Math.ceil(Number(values.settings ?? (isPlain ? 1000 : 0)) / 2);
const specifications = Number(values.specifications ?? (isPlain ? 1000 : 0));

function* batches(): Generator<Batch> {
  const sites = seedSites();
  const seeds = seedSettings(sites);
  for (const [kind, count] of [
    ['pages', pages],
    ['front-matter', settings],
  ] as const) {
    for (let done = 0; done < count; done += pagesPerBatch)
      yield pageBatch(sites, kind, values.seed, done / pagesPerBatch, Math.min(pagesPerBatch, count - done));
  }
  for (let number = 0; number < settings; number++) yield settingsCase(seeds, values.seed, number);
  for (let done = 0; done < specifications; done += specificationsPerSite)
    yield specificationCase(values.seed, done / specificationsPerSite);
  if (values.hostile) yield* hostileCases();
}

const run = new FuzzRun(resolve(values.out, `seed-${values.seed}`));
await run.build(batches(), availableParallelism());
process.stdout.write(run.summary());
process.exitCode = run.findings === 0 ? 0 : 1;
