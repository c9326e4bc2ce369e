/** The documents of a site in other forms, which overviews offer. */
import { contentKey } from '../../../core/cache/content-key.js';
import { exportFile, specificationFile, type ExportKind } from '../../../addresses/specification-file.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import type { ApiReference } from '../../../core/model/types.js';
import type { LoadedSite } from '../../../load/loaded-site.js';
import type { Output } from '../../../outputs/output.js';

/** A form of a document, at a path in the output. */
interface ApiExport {
  path: string;
  kind: ExportKind;
  reference: ApiReference;
}

export const exportOutput: Output = {
  name: 'api-exports',
  stage: 'first',
  owns: (path, loaded) => path.endsWith('.json') && exportsOf(loaded).has(path),
  async *files(site, path) {
    const { loaded } = site;
    for (const each of exportsOf(loaded).values()) {
      if (path !== undefined && path !== each.path) continue;
      const { kind, reference } = each;
      yield {
        path: each.path,
        key: contentKey(kind, JSON.stringify([reference, loaded.site.api.inSpecifications, loaded.versions])),
        content: async () => (await site.exportOf(reference, kind)) ?? '',
      };
    }
  },
};

/** By path. Asked for each path of a site. */
const exportsOfSites = new WeakMap<LoadedSite, ReadonlyMap<string, ApiExport>>();

function exportsOf(loaded: LoadedSite): ReadonlyMap<string, ApiExport> {
  return getOrInsert(exportsOfSites, loaded, () => {
    const all = loaded.pages.flatMap(({ api }) => (api ? exportPaths(api, loaded) : []));
    return new Map(all.map((each) => [each.path, each]));
  });
}

/** The forms of a document whose file readers can open. */
export function exportPaths(
  reference: ApiReference,
  { site, assets }: Pick<LoadedSite, 'site' | 'assets'>,
): ApiExport[] {
  const { source, exports: kinds = [] } = reference;
  const file = specificationFile(source);
  if (site.api.exports === false || (file !== undefined && !assets.includes(file))) return [];
  return kinds.map((kind) => ({ path: exportFile(source, kind), kind, reference }));
}
