/** The documents of a site in other forms, which overviews offer. */
import { contentKey } from '../../../core/cache/content-key.js';
import { exportFile, specificationFile, type ExportKind } from '../../../addresses/specification-file.js';
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
  owns: (path, loaded) => path.endsWith('.json') && exportsOf(loaded).some((each) => each.path === path),
  async *files(site, path) {
    const { loaded } = site;
    for (const each of exportsOf(loaded)) {
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

function exportsOf({ pages, site, assets }: LoadedSite): ApiExport[] {
  const all = pages.flatMap(({ api }) => (api ? exportPaths(api, { site, assets }) : []));
  return [...new Map(all.map((each) => [each.path, each])).values()];
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
