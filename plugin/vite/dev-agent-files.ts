/** The files for language models and agents in dev. They are made when they are requested. */
import { readText } from '../core/reader/docs-file.js';
import { AgentFiles, copiedFiles } from '../features/agents/agent-files.js';
import { partsFolder } from '../features/agents/llms-full.js';
import { feeds } from '../features/feeds/feeds.js';
import type { PageEntry } from '../core/model/types.js';
import type { DevSite } from './dev-site.js';

/** The text of the file at `path`, which starts with `/`. `undefined` if there is no such file. */
export async function devAgentFile(site: DevSite, path: string): Promise<string | undefined> {
  const name = path.slice(1);
  const copied = copiedFiles.find((file) => name === `.well-known/${file}`);
  const file = copied ?? name;
  if (copied && (await site.files.has(copied))) return readText(site.loaded.site.root, copied);
  const files = new AgentFiles(site.loaded);
  if (file === 'llms.txt') return files.index(await publishedSpecifications(site));
  if (file === 'pages.json') return files.pages();
  if (file === 'llms-full.txt' || file.startsWith(partsFolder)) return fullFile(site, files, file);
  const feed = /^(.*?)\/?(?:rss|atom)\.xml$/.exec(file);
  if (feed) return feedFile(site, feed[1]!, file);
  return /^(?:skill\.md|\.well-known\/.*skills\/.*)$/.test(file) ? files.skills().get(file) : undefined;
}

/** The feed of the changelog at a path. */
async function feedFile(site: DevSite, route: string, path: string): Promise<string | undefined> {
  const { siteUrl, base } = site.loaded;
  const entry = site.pageAt(`/${route}`);
  const updates = entry && siteUrl ? (await site.build(entry)).page?.updates : undefined;
  return updates?.length ? feeds(site.loaded.site, entry!, updates, { base, siteUrl: siteUrl! }).get(path) : undefined;
}

async function publishedSpecifications({ loaded, files }: DevSite): Promise<(file: string) => boolean> {
  const published = new Set<string>();
  for (const source of new Set(loaded.pages.flatMap(({ api }) => (api ? [api.source.replace(/^\/+/, '')] : []))))
    if (await files.has(source)) published.add(source);
  return (file) => published.has(file);
}

/** Builds all listed pages, one after the other. */
async function fullFile(site: DevSite, files: AgentFiles, path: string): Promise<string | undefined> {
  const texts = new Map<PageEntry, string>();
  for (const entry of files.listed.flatMap(({ pages }) => pages)) {
    const { page } = await site.build(entry);
    if (page) texts.set(entry, site.markdown(entry, page));
  }
  const text = (entry: PageEntry): string => texts.get(entry) ?? '';
  for (const [name, content] of files.full({ text, bytes: (entry) => Buffer.byteLength(text(entry)) }))
    if (name === path) return content;
  return undefined;
}
