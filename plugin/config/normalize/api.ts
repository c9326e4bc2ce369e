import type { ApiDefaults, Site } from '../../core/model/types.js';
import type { Settings } from '../schema/settings.js';
import type { PageLists } from './navigation/page-list.js';

/** The settings that operation pages share: specifications, base URLs, authorization, parts to show. */
export function toApi(settings: Settings, pages: PageLists): Site['api'] {
  const { api = {} } = settings;
  const fields = api.params ?? api.paramFields ?? {};
  return {
    ...toAllDefaults(api),
    sources: sourcesOf(settings, pages),
    files: api.files,
    hosts: api.hosts,
    languages: api.examples?.languages ?? api.request?.example?.languages,
    isSampled: api.examples?.autogenerate,
    trustContent: api.trustContent,
    overview: api.overview,
    exports: api.exports,
    fieldKeys: fields.post,
    expanded: fields.expanded === 'all' ? 'all' : undefined,
    sampled: toSampled(api),
  };
}

function toSampled({ examples: { defaults } = {}, request }: ApiValue): Site['api']['sampled'] {
  const isComplete = request?.example?.showOptionalParams;
  return defaults ?? (isComplete === undefined ? undefined : isComplete ? 'all' : 'required');
}

/** The sources in `api`, then the sources that older settings have at the top level. */
function sourcesOf(settings: Settings, pages: PageLists): Site['api']['sources'] {
  const sources = [settings.api ?? {}, settings].flatMap((owner) => pages.sourcesOf(owner) ?? []);
  return sources.length > 0 ? sources : undefined;
}

type ApiValue = NonNullable<Settings['api']>;

/** The hosted service does not apply `api.mdx` to specifications. */
function toAllDefaults({
  mdx = {},
  baseUrl,
  auth,
}: ApiValue): Pick<Site['api'], 'baseUrls' | 'auth' | 'inSpecifications'> {
  return { ...toDefaults(mdx.server ?? baseUrl, mdx.auth ?? auth), inSpecifications: toDefaults(baseUrl, auth) };
}

function toDefaults(baseUrl: ApiValue['baseUrl'] = [], auth: ApiValue['auth'] = {}): ApiDefaults {
  const { method, name, inputPrefix } = auth;
  return {
    baseUrls: [baseUrl].flat().map((url) => url.replace(/\/+$/, '')),
    auth: method === undefined || method === 'cobo' ? undefined : { method, name, inputPrefix },
  };
}
