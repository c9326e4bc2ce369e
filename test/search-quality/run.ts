/**
 * `node dist/test/search-quality/run.js QUERIES.json SITES`: asks the queries of a file on built sites, one folder of
 * SITES for each site, with the engine of the dialog. Prints how many expected pages are first and among the first
 * three, by site and by kind of query, the size of the index, and the time of a keystroke. `--missed` lists the queries
 * whose page is not first. `--compare FOLDER` asks MiniSearch too, which is installed in FOLDER (`npm install minisearch`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadMiniSearch } from './mini-search.js';
import { openSite, rankIn, type Answer, type QuerySite, type Ranking } from './query-site.js';
import { Tally } from './tally.js';

/** A file of queries. */
interface QueryFile {
  sites: Record<string, QuerySite>;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { missed: { type: 'boolean' }, compare: { type: 'string' } },
});
const [file = '', folder = '.'] = positionals;
const { sites } = JSON.parse(readFileSync(file, 'utf8')) as QueryFile;
const all = new Tally();
const kinds = new Map<string, Tally>();
const others = new Map<string, Tally>();
const otherEngines = values.compare === undefined ? undefined : await loadMiniSearch(resolve(values.compare));
const head = ['site', 'first', 'first three', 'queries', 'pages', 'gzip/page', 'p50 ms', 'p95 ms'];
console.log(row(head));
for (const [name, site] of Object.entries(sites)) await runSite(name, site);
for (const [kind, tally] of kinds) console.log(row([`  ${kind}`, ...tally.cells]));
console.log(row(['all', ...all.cells]));
for (const [name, tally] of others) console.log(row([name, ...tally.cells]));

async function runSite(name: string, site: QuerySite): Promise<void> {
  const path = `${folder}/${site.folder ?? name}`;
  if (!existsSync(path)) return console.log(row([name, 'not built']));
  const { pages, bytesPerPage, rankOf, documents } = await openSite(path, site);
  const tally = new Tally();
  const missed: string[] = [];
  for (const { q, kind, expect } of site.q) {
    const { rank, times, routes } = await rankOf(q, expect);
    const ofKind = kinds.get(kind) ?? new Tally();
    kinds.set(kind, ofKind);
    for (const each of [tally, ofKind, all]) each.add(rank, times);
    if (rank !== 1 && values.missed) missed.push(missedLine(q, kind, { rank, routes }));
  }
  console.log(row([name, ...tally.cells, pages, bytesPerPage.toFixed(0), ...tally.times]));
  for (const line of missed) console.log(line);
  if (otherEngines) for (const [engine, ranking] of otherEngines(documents())) await compare(engine, ranking, site);
}

function missedLine(query: string, kind: string, { rank, routes }: Pick<Answer, 'rank' | 'routes'>): string {
  return `    ${query} (${kind}): ${rank ?? 'over 20'}; ${routes.slice(0, 4).join(' ')}`;
}

async function compare(engine: string, ranking: Ranking, { q: queries }: QuerySite): Promise<void> {
  const tally = new Tally();
  const sum = others.get(engine) ?? new Tally();
  others.set(engine, sum);
  for (const { q, expect } of queries) for (const each of [tally, sum]) each.add(rankIn(await ranking(q), expect), []);
  console.log(row([`  ${engine}`, ...tally.cells]));
}

function row([name, ...cells]: readonly (string | number)[]): string {
  return String(name).padEnd(34) + cells.map((cell) => String(cell).padStart(12)).join('');
}
