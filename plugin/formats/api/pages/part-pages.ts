/** Finds the pages of the parts of documents, for links between them. */
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import type { ApiReference, PageEntry } from '../../../core/model/types.js';
import { sourceKey } from '../specifications.js';

type DocumentedPage = PageEntry & { api: ApiReference };

export class PartPages {
  /** By document, and by the id and the name of the part. */
  readonly #pages = new Map<string, Map<string, DocumentedPage[]>>();

  constructor(pages: readonly PageEntry[]) {
    for (const page of pages) {
      const { api } = page;
      if (!api) continue;
      const parts = getOrInsert(this.#pages, sourceKey(api), () => new Map());
      for (const key of new Set([api.id, `${api.label} ${api.name}`]))
        getOrInsert(parts, key, () => []).push({ ...page, api });
    }
  }

  /** Returns a function that finds the address of the page of a part, for links in the page `from`. Only hidden pages link to hidden ones. */
  linksIn(from: PageEntry): (id: string) => string | undefined {
    const { api, hidden } = from;
    const parts = api && this.#pages.get(sourceKey(api));
    return (id) => {
      const candidates = (parts?.get(id) ?? []).filter((page) => !page.hidden || hidden);
      const page = candidates.find((each) => each.api.directory === api!.directory) ?? candidates[0];
      const url = page?.meta.url;
      return typeof url === 'string' ? url : page?.route;
    };
  }
}
