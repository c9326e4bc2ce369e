/** Finds valid settings that nothing on the site uses: descriptions of APIs, and options of endpoints. */
import { handwrittenAddress } from '../../addresses/api-address.js';
import { fileStart, type Problem } from '../../core/errors/errors.js';
import {
  unusedNotice,
  unusedOptions,
  type OptionalPart,
  type UnusedText,
} from '../../config/messages/unused-options.js';
import type { ApiSource, Site } from '../../core/model/types.js';
import { groupBy } from '../../core/text/group-by.js';
import { navigationSources } from '../../formats/api/api-sources.js';
import { sourceKey } from '../../formats/api/specifications.js';
import type { LoadedSite } from '../../load/loaded-site.js';

type CheckedPages = Pick<LoadedSite, 'pages' | 'apiProblems'>;

/** Returns a notice for each. After an error of a description, pages that would use a setting may be missing. */
export function unusedSettings(site: Site, { pages, apiProblems }: CheckedPages): Problem[] {
  return apiProblems?.errors.length ? [] : [...unusedSources(site, pages), ...unusedOptions(site, partsOf(pages))];
}

/** Descriptions of which no page shows a part. */
function unusedSources({ api, navigation, configFile }: Site, pages: CheckedPages['pages']): Problem[] {
  const shown = new Set(pages.map((page) => page.api && sourceKey(page.api)));
  // The other sources of the navigation have pages, or a problem of their own.
  const searched = [...(api.sources ?? []), ...navigationSources(navigation, [])];
  const unused = searched.filter((source) => !shown.has(sourceKey(source)));
  return [...groupBy(unused, sourceKey).values()].map((same) => {
    const places = same.map(({ location }) => location ?? fileStart(configFile));
    return unusedNotice(unusedSource(same[0]!), places);
  });
}

function unusedSource({ format, source, overlays = [] }: ApiSource): UnusedText {
  const name = [source, ...overlays].map((each) => JSON.stringify(each)).join(' with ');
  const value = JSON.stringify(overlays.length > 0 ? { source, overlays } : source);
  return {
    message: `No page shows a part of ${name}, so it has no effect.`,
    hint: `Remove it. Or add { "group": "API", "${format}": ${value} } to the navigation, which shows all of it.`,
  };
}

const specify = 'add a specification to the navigation, such as { "group": "API", "openapi": "/openapi.json" }';
const handwrite = 'write `api: GET /path` in the front matter of a page';

/** The parts that options are about. */
function partsOf(pages: CheckedPages['pages']): Record<string, OptionalPart> {
  const isSpecified = pages.some(({ api }) => api !== undefined);
  const isHandwritten = pages.some((page) => handwrittenAddress(page) !== undefined);
  return {
    handwritten: { isUsed: isHandwritten, reason: 'no page documents an endpoint by hand', fix: handwrite },
    specifications: { isUsed: isSpecified, reason: 'no page shows a part of a specification', fix: specify },
    endpoints: {
      isUsed: isSpecified || isHandwritten,
      reason: 'no page documents an endpoint',
      fix: `${specify}, or ${handwrite}`,
    },
  };
}
