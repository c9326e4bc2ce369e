/** The files for language models and agents. */
import { basename, join } from 'node:path';
import { sharedPromise } from '../../core/cache/cached-promise.js';
import { contentKey } from '../../core/cache/content-key.js';
import { markdownPath, pageAddress, publicAddress } from '../../addresses/addresses.js';
import { specificationFile } from '../../addresses/specification-file.js';
import type { PageEntry } from '../../core/model/types.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { BuiltSite, Output, OutputFile, PageText } from '../../outputs/output.js';
import { instructionsOf } from './instructions.js';
import { llmsFull, partsFolder } from './llms-full.js';
import { llmsTxt } from './llms-txt.js';
import { pageIndex } from './page-index.js';
import { pageSections, type IndexLink } from './page-sections.js';
import { skillFiles } from './skills.js';

/** `/llms.txt`, also where some tools look for it, and `/pages.json`. */
export const indexOutput: Output = {
  name: 'page-index',
  stage: 'last',
  owns: (path) => /^(?:(?:\.well-known\/)?llms\.txt|pages\.json)$/.test(path),
  async *files(site) {
    const { loaded, pages } = site;
    const sections = pageSections(loaded.site, pages);
    const address = addressesOf(loaded);
    const fullText = address.file('/llms-full.txt');
    const content = llmsTxt(loaded.site, sections, await specifications(site), address.markdown, fullText);
    yield* withCopy(site, { path: 'llms.txt', content });
    yield { path: 'pages.json', content: pageIndex(loaded.site, sections, address.page) };
  },
};

/** The author's skills and their indexes. A page at the same address, `skill.mdx`, is the author's choice. */
export const skillsOutput: Output = {
  name: 'skills',
  stage: 'last',
  owns: (path) => /^(?:skill\.md|\.well-known\/.*skills\/.*)$/.test(path),
  *files({ loaded: { site, base } }) {
    for (const [path, content] of skillFiles(site.root, site.name, base)) yield { path, content };
  },
};

/** `/llms-full.txt` and its parts. The pages of a file are read only if one of them or its place has changed. */
export const fullTextOutput: Output = {
  name: 'full-text',
  stage: 'last',
  owns: (path) => /^(?:\.well-known\/)?llms-full\.txt$/.test(path) || path.startsWith(partsFolder),
  async *files(site) {
    const { loaded } = site;
    const { base, siteUrl, site: settings } = loaded;
    const { sections } = pageSections(settings, site.pages);
    const texts = new Map<PageEntry, PageText | undefined>();
    for (const page of sections.flatMap(({ pages }) => pages)) texts.set(page, await site.markdown(page));
    const address = addressesOf(loaded);
    const full = llmsFull(
      settings,
      sections,
      { bytes: (page) => texts.get(page)?.bytes() ?? 0, text: (page) => texts.get(page)?.read() ?? '' },
      (route) => (route.endsWith('.txt') ? address.file(route) : address.page(route)),
    );
    const shared = [instructionsOf(settings), settings.seo.trailingSlash, base, siteUrl];
    for (const { path, head, pages, content } of full) {
      const keys = pages.map((page) => [page.route, texts.get(page)?.key]);
      const file = { path, key: contentKey(path, shared, head, keys), content: sharedPromise(async () => content()) };
      if (path === 'llms-full.txt') yield* withCopy(site, file);
      else yield file;
    }
  },
};

/** The file, or the author's file at its path, and a copy in `.well-known/` for tools that look there. */
async function* withCopy(site: BuiltSite, file: OutputFile): AsyncGenerator<OutputFile> {
  yield file;
  const { path } = file;
  const isOwn = await site.publishes(path);
  const copy = isOwn ? { content: { copy: join(site.loaded.site.root, path) } } : file;
  yield { ...copy, path: `.well-known/${path}` };
}

function addressesOf({ site, base, siteUrl }: LoadedSite) {
  const file = (path: string): string => publicAddress(path, base, siteUrl);
  return {
    file,
    markdown: (route: string): string => file(`/${markdownPath(route)}`),
    page: (route: string): string => file(pageAddress(route, site.seo.trailingSlash)),
  };
}

/** The specifications that readers can open: specifications on other hosts, and published files. */
async function specifications(site: BuiltSite): Promise<IndexLink[]> {
  const { pages, base, siteUrl } = site.loaded;
  const links: IndexLink[] = [];
  for (const source of new Set(pages.flatMap(({ api }) => (api ? [api.source] : [])))) {
    const label = basename(source.replace(/[?#].*$/, '')).replace(/\.\w+$/, '') || source;
    const file = specificationFile(source);
    if (file === undefined) links.push({ label, href: source });
    else if (await site.publishes(file)) links.push({ label, href: publicAddress(`/${file}`, base, siteUrl) });
  }
  return links;
}
