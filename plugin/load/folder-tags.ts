import type { PageEntry, Site } from '../core/model/types.js';

/** The `<meta>` tags that `seo.paths` sets for the folders of a page. Deeper folders override. */
export function folderTags({ seo }: Pick<Site, 'seo'>, { path }: Pick<PageEntry, 'path'>): Record<string, string> {
  const folders = (seo.paths ?? []).filter((folder) => path === folder.path || path.startsWith(`${folder.path}/`));
  return Object.assign({}, ...folders.map(({ metatags }) => metatags)) as Record<string, string>;
}
