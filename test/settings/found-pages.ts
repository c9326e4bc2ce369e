import { findPages } from '../../runtime/search/rank.js';
import type { IndexFile, IndexManifest } from '../../runtime/search/index/index-file.js';
import { ShardIndex } from '../../runtime/search/index/shard-index.js';
import type { SiteReader } from './site-reader.js';

const folder = '_octavo/search/';

/** The titles of the pages that search finds, best first. */
export function foundPages(reader: Pick<SiteReader, 'file'>, query: string): string[] {
  const { shards } = JSON.parse(reader.file(`${folder}index.json`)) as IndexManifest;
  const indexes = shards.map(({ file }) => new ShardIndex(JSON.parse(reader.file(folder + file)) as IndexFile));
  return findPages(indexes, query).pages.map(({ title }) => title);
}
