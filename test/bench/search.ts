/**
 * `node dist/test/bench/search.js FOLDER`: searches built sites in FOLDER (one folder for each site of search-queries.ts)
 * and prints how many expected pages are among the first three, the size of the index, and the time of a keystroke.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { IndexFile, IndexManifest } from '../../runtime/search/index/index-file.js';
import { findPages } from '../../runtime/search/rank.js';
import { ShardIndex } from '../../runtime/search/index/shard-index.js';
import { querySets, type QuerySet } from './search-queries.js';

const folder = process.argv[2] ?? '.';
let all = 0;
let right = 0;

console.log(' site                          pages  gzip/page  load ms  p50 ms  p95 ms  in first three');
for (const set of querySets) if (existsSync(join(folder, set.site))) runSet(set);
console.log(`\n${right} of ${all} queries have an expected page among the first three.`);

function runSet({ site, language, queries }: QuerySet): void {
  const index = join(folder, site, '_octavo/search');
  const { shards } = JSON.parse(readFileSync(join(index, 'index.json'), 'utf8')) as IndexManifest;
  const wanted = shards.filter((shard) => language === undefined || shard.language === language);
  const texts = wanted.map(({ file }) => readFileSync(join(index, file), 'utf8'));
  const pages = wanted.reduce((sum, shard) => sum + shard.pages, 0);
  const bytes = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
  const started = performance.now();
  const loaded = texts.map((text) => new ShardIndex(JSON.parse(text) as IndexFile));
  const loadTime = performance.now() - started;
  const missed = Object.entries(queries).flatMap(([query, expected]) => miss(loaded, query, expected.split(' ')));
  const times = Object.keys(queries)
    .flatMap((query) => keystrokes(loaded, query))
    .sort((a, b) => a - b);
  const count = Object.keys(queries).length;
  all += count;
  right += count - missed.length;
  const cells = [
    ` ${site}${language ? ` (${language})` : ''}`.padEnd(30),
    String(pages).padStart(6),
    (bytes / pages).toFixed(0).padStart(10),
    loadTime.toFixed(0).padStart(8),
    times[Math.floor(times.length * 0.5)]!.toFixed(2).padStart(7),
    times[Math.floor(times.length * 0.95)]!.toFixed(2).padStart(7),
    `${count - missed.length} of ${count}`.padStart(15),
  ];
  console.log(cells.join(' '));
  for (const line of missed) console.log(`   ${line}`);
}

/** A line about the query, unless one of the first three pages is right. */
function miss(shards: readonly ShardIndex[], query: string, expected: readonly string[]): string[] {
  const routes = findPages(shards, query, 10).pages.map(({ route }) => route);
  if (routes.slice(0, 3).some((route) => expected.includes(route))) return [];
  const rank = routes.findIndex((route) => expected.includes(route));
  return [
    `${query}: expected ${expected.join(' or ')} (rank ${rank === -1 ? 'over 10' : rank + 1}), found ${routes.slice(0, 3).join(' ')}`,
  ];
}

/** The time of each keystroke while the query is typed, in milliseconds. */
function keystrokes(shards: readonly ShardIndex[], query: string): number[] {
  return Array.from(query, (_, index) => {
    const started = performance.now();
    findPages(shards, query.slice(0, index + 1));
    return performance.now() - started;
  });
}
