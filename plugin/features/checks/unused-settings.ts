/** Finds valid settings that nothing on the site uses: descriptions of APIs, and options of endpoints or of feedback. */
import { handwrittenAddress } from '../../addresses/api-address.js';
import { fileStart, type Place, type Problem } from '../../core/errors/errors.js';
import type { OptionOf } from '../../config/schema/effect.js';
import type { ApiSource, Site } from '../../core/model/types.js';
import { groupBy } from '../../core/text/group-by.js';
import { navigationSources } from '../../formats/api/api-sources.js';
import { sourceKey } from '../../formats/api/specifications.js';
import type { LoadedSite } from '../../load/loaded-site.js';

type Text = Pick<Problem, 'message' | 'hint'>;
type CheckedPages = Pick<LoadedSite, 'pages' | 'apiProblems'>;

/** Returns a notice for each. After an error of a description, pages that would use a setting may be missing. */
export function unusedSettings(site: Site, { pages, apiProblems }: CheckedPages): Problem[] {
  return apiProblems?.errors.length ? [] : [...unusedSources(site, pages), ...unusedOptions(site, pages)];
}

/** Descriptions of which no page shows a part. */
function unusedSources({ api, navigation, configFile }: Site, pages: CheckedPages['pages']): Problem[] {
  const shown = new Set(pages.map((page) => page.api && sourceKey(page.api)));
  // The other sources of the navigation have pages, or a problem of their own.
  const searched = [...(api.sources ?? []), ...navigationSources(navigation, [])];
  const unused = searched.filter((source) => !shown.has(sourceKey(source)));
  return [...groupBy(unused, sourceKey).values()].map((same) => {
    const places = same.map(({ location }) => location ?? fileStart(configFile));
    return notice(unusedSource(same[0]!), places);
  });
}

function unusedSource({ format, source, overlays = [] }: ApiSource): Text {
  const name = [source, ...overlays].map((each) => JSON.stringify(each)).join(' with ');
  const value = JSON.stringify(overlays.length > 0 ? { source, overlays } : source);
  return {
    message: `No page shows a part of ${name}, so it has no effect.`,
    hint: `Remove it. Or add { "group": "API", "${format}": ${value} } to the navigation, which shows all of it.`,
  };
}

interface MissingPart {
  isUsed: boolean;
  reason: string;
  fix: string;
}

const specify = 'add a specification to the navigation, such as { "group": "API", "openapi": "/openapi.json" }';
const handwrite = 'write `api: GET /path` in the front matter of a page';

/** The parts that options are about. */
function partsOf({ feedback }: Site, pages: CheckedPages['pages']): Record<OptionOf, MissingPart> {
  const isSpecified = pages.some(({ api }) => api !== undefined);
  const isHandwritten = pages.some((page) => handwrittenAddress(page) !== undefined);
  return {
    ratings: {
      isUsed: feedback.thumbsRating,
      reason: 'readers are not asked whether a page was helpful',
      fix: 'ask them with "feedback": { "enabled": true, "thumbsRating": true }',
    },
    handwritten: { isUsed: isHandwritten, reason: 'no page documents an endpoint by hand', fix: handwrite },
    specifications: { isUsed: isSpecified, reason: 'no page shows a part of a specification', fix: specify },
    endpoints: {
      isUsed: isSpecified || isHandwritten,
      reason: 'no page documents an endpoint',
      fix: `${specify}, or ${handwrite}`,
    },
  };
}

function unusedOptions(site: Site, pages: CheckedPages['pages']): Problem[] {
  const parts = partsOf(site, pages);
  const options = (site.references ?? []).filter(({ kind }) => kind === 'option');
  const byPart = groupBy(options, ({ value }) => parts[value as OptionOf]);
  return [...byPart].flatMap(([{ isUsed, reason, fix }, unused]) => {
    const [have, them] = unused.length === 1 ? ['has', 'it'] : ['have', 'them'];
    const text = {
      message: `${unused.map(({ key }) => key).join(', ')} ${have} no effect, because ${reason}.`,
      hint: `Remove ${them}. Or ${fix}.`,
    };
    const places = unused.map(({ location }) => location);
    return isUsed ? [] : [notice(text, places)];
  });
}

function notice(text: Text, places: readonly Place[]): Problem {
  return { code: 'setting-unused', ...text, ...places[0]!, ...(places.length > 1 && { places }) };
}
