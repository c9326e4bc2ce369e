/**
 * `npm run fuzz -- [--pages N] [--settings N] [--specifications N] [--hostile] [--seed S] [--out DIR]`: builds changed pages, settings and front
 * matter, specifications of related types, and hostile text in every field. The exit code is 1 if a build crashes, hangs, is silent, prints a stack trace
 * or locates a problem outside of its file. The same seed creates the same inputs. A stopped run can continue.
 *
 * `npm run fuzz -- [--changes N] [--builds N] [--signals N] [--seed S]`: changes the files of a site while `octavo dev` serves it and a browser shows a
 * page, changes its pages while they are built, and ends builds with signals. The exit code is 1 if the dev server does not answer or does not serve
 * what a build then writes, an output is neither the old site nor a complete new one, or a process or file is left behind. The same seed makes the same
 * changes, but not at the same moments.
 *
 * `npm run fuzz -- --census N [--seed S]`: builds N pages of every construct, component and prop in random positions, and looks for each piece of text,
 * number and address on the page, in its Markdown form and in the search index. A quarter of the pages is about keys of front matter. Then builds
 * settings of both schemas with a value in each field. The exit code is 1 if one is lost and no message is about it.
 *
 * `npm run fuzz -- --lost N [--seed S]`: builds, checks and serves N sites whose descriptions of APIs cannot be read. The exit code is 1 unless there is
 * exactly one error, or the copy of an earlier build and one warning.
 *
 * `npm run fuzz -- --browse 0-3`: puts the payloads with these numbers into every field of settings, front matter and
 * specifications, one after another, and uses the pages in a browser. Specifications are built from files and from a server.
 * `--browse all`: all payloads. `--browse joined`: all, several in one text; `--browse joined:0-3`: the first four of these
 * texts.
 * Prints a table by payload and kind of document. The exit code is 1 if code runs or another host is asked.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { limit } from '../time-limits.mjs';
import { launchBrowser } from '../browser/launch-browser.js';
import { buildStorm } from './build-storm.js';
import { Builder } from './builder.js';
import { Census, type CensusBuild } from './census/census.js';
import { censusText } from './census/census-text.js';
import { settingsCensus } from './census/settings.js';
import { devStorm } from './dev-storm.js';
import { FuzzRun } from './fuzz-run.js';
import { hostileCases } from './hostile-case.js';
import { joinedPayloads, runHostilePages, singlePayloads, type PayloadGroup } from './hostile-pages.js';
import { lostSources } from './lost-sources.js';
import type { Batch } from './page-batch.js';
import { pageBatch } from './page-batch.js';
import { seedSettings, seedSites } from './seed-files.js';
import { settingsCase } from './settings-case.js';
import { specificationCase, specificationsPerSite } from './specification-case.js';

const pagesPerBatch = 250;
/** Pages in each of the two versions of a site whose files change. */
const pagesPerBranch = 40;

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    settings: { type: 'string' },
    specifications: { type: 'string' },
    hostile: { type: 'boolean', default: false },
    changes: { type: 'string' },
    builds: { type: 'string' },
    signals: { type: 'string' },
    browse: { type: 'string' },
    lost: { type: 'string' },
    census: { type: 'string' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.fuzz' },
  },
});
const { hostile, seed, out, ...counts } = values;
const isPlain = Object.keys(counts).length === 0 && !hostile;
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
      yield pageBatch(sites, kind, seed, done / pagesPerBatch, Math.min(pagesPerBatch, count - done));
  }
  for (let number = 0; number < settings; number++) yield settingsCase(seeds, seed, number);
  for (let done = 0; done < specifications; done += specificationsPerSite)
    yield specificationCase(seed, done / specificationsPerSite);
  if (hostile) yield* hostileCases();
}

/** `3`, `0-3`, `all`, `joined` or `joined:0-3`. */
function payloadGroups(range: string): readonly PayloadGroup[] {
  const groups = range.startsWith('joined') ? joinedPayloads : singlePayloads;
  const [, first, last = first] = /(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  return first === undefined ? groups : groups.slice(Number(first), Number(last) + 1);
}

/** The findings in pages with hostile text. */
async function browse(): Promise<string[]> {
  if (values.browse === undefined) return [];
  const { findings, tallies, ...totals } = await runHostilePages(payloadGroups(values.browse));
  const columns = Object.keys([...tallies.values()][0] ?? {});
  const rows = Array.from(tallies, ([key, tally]) => [key, ...Object.values(tally)].join('\t'));
  process.stdout.write(`${[['payloads', 'document', ...columns].join('\t'), ...rows].join('\n')}\n`);
  process.stderr.write(`${JSON.stringify(totals)}\n`);
  return findings;
}

/** The findings in sites whose descriptions of APIs cannot be read. */
async function lost(): Promise<string[]> {
  return values.lost === undefined ? [] : lostSources(seed, Number(values.lost), onProgress);
}

/** The groups of silent losses in random pages and front matter, and the fields of settings that are lost in silence. */
async function census(): Promise<string[]> {
  if (values.census === undefined) return [];
  const builder = new Builder();
  const build: CensusBuild = async (root, outDir, count) => {
    const outcome = await builder.build({ root, outDir }, limit(30 + 0.15 * count));
    if ('errors' in outcome) {
      const { errors, warnings, notices } = outcome;
      return { pages: outcome.pages, errors, others: [...warnings, ...notices] };
    }
    throw new Error(`The build of the census failed: ${JSON.stringify(outcome).slice(0, 2000)}`);
  };
  const folder = mkdtempSync(join(tmpdir(), 'octavo-settings-'));
  const settings = await settingsCensus(build, join(folder, 'docs'), ['text', 'number', 'address']);
  rmSync(folder, { recursive: true, force: true });
  const result = await new Census(build).run(seed, Number(values.census), { rounds: 4, onProgress });
  builder.close();
  process.stdout.write(`${censusText(result)}\n${settings.fields} values of settings\n`);
  const lost = result.groups.filter(({ what }) => what.startsWith('lost'));
  return [
    ...lost.map(({ what, construct }) => `${what}: ${construct}`),
    ...settings.lost.map(({ field }) => `lost: ${field}`),
  ];
}

function onProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The findings while files change. */
async function storms(): Promise<string[]> {
  const [changes, builds, signals] = [values.changes, values.builds, values.signals].map((count) => Number(count ?? 0));
  const findings: string[] = [];
  if (changes) {
    const browser = await launchBrowser();
    findings.push(...(await devStorm({ seed, changes, pages: pagesPerBranch, browser, onProgress })));
    await browser.close();
  }
  if (builds || signals)
    findings.push(
      ...(await buildStorm({ seed, builds: builds!, signals: signals!, pages: pagesPerBranch, onProgress })),
    );
  return findings;
}

const run = new FuzzRun(resolve(out, `seed-${seed}`));
await run.build(batches(), availableParallelism());
const findings = [...(await storms()), ...(await browse()), ...(await lost()), ...(await census())];
process.stdout.write([...findings, run.summary()].join('\n'));
process.exitCode = run.findings + findings.length === 0 ? 0 : 1;
