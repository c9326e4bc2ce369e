/** The files for language models and agents, the same in builds and in dev. */
import { basename } from 'node:path';
import { llmsFull, type PageTexts } from './llms-full.js';
import { llmsTxt, type SpecificationLink } from './llms-txt.js';
import { pageIndex } from './page-index.js';
import { pageSections, type PageSections } from './page-sections.js';
import { skillFiles } from './skills.js';
import { markdownPath, publicAddress, withSlash } from '../../core/addresses/addresses.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { specificationFile } from '../../core/addresses/specification-file.js';

/** Files that have a copy in `.well-known/`, where some tools look for them. */
export const copiedFiles = ['llms.txt', 'llms-full.txt'] as const;

export class AgentFiles {
  readonly #loaded: LoadedSite;
  readonly #sections: PageSections;

  constructor(loaded: LoadedSite) {
    this.#loaded = loaded;
    this.#sections = pageSections(loaded.site, loaded.pages);
  }

  /** `/llms.txt`. Specifications are listed if they are published: `isPublished` decides for files of the folder. */
  index(isPublished: (file: string) => boolean): string {
    const { site } = this.#loaded;
    const fullText = this.#fileAddress('/llms-full.txt');
    return llmsTxt(site, this.#sections, specifications(this.#loaded, isPublished), this.#markdownAddress, fullText);
  }

  /** `/llms-full.txt` and its parts, by path. */
  full(texts: PageTexts): Generator<[path: string, content: string]> {
    return llmsFull(this.#loaded.site, this.#sections.sections, texts, (route) =>
      route.endsWith('.txt') ? this.#fileAddress(route) : this.#pageAddress(route),
    );
  }

  /** `/pages.json`. */
  pages(): string {
    return pageIndex(this.#loaded.site, this.#sections, this.#pageAddress, markdownPath);
  }

  /** The author's skills and their indexes, by path. */
  skills(): Map<string, string> {
    const { site, base } = this.#loaded;
    return skillFiles(site.root, site.name, base);
  }

  /** The pages that the files list. */
  get listed(): PageSections['sections'] {
    return this.#sections.sections;
  }

  readonly #markdownAddress = (route: string): string => this.#fileAddress(`/${markdownPath(route)}`);

  #fileAddress(path: string): string {
    const { base, siteUrl } = this.#loaded;
    return publicAddress(path, base, siteUrl);
  }

  readonly #pageAddress = (route: string): string => {
    const { site, base, siteUrl } = this.#loaded;
    return publicAddress(withSlash(route, site.seo.trailingSlash), base, siteUrl);
  };
}

function specifications(
  { pages, base, siteUrl }: LoadedSite,
  isPublished: (file: string) => boolean,
): SpecificationLink[] {
  const sources = new Set(pages.flatMap(({ api }) => (api ? [api.source] : [])));
  return [...sources].flatMap((source) => {
    const label = basename(source.replace(/[?#].*$/, '')).replace(/\.\w+$/, '') || source;
    const file = specificationFile(source);
    if (file === undefined) return [{ label, href: source }];
    return isPublished(file) ? [{ label, href: publicAddress(`/${file}`, base, siteUrl) }] : [];
  });
}
