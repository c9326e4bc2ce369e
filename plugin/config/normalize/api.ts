import type { ApiDefaults, Site } from '../../core/model/types.js';
import type { Settings } from '../schema/settings.js';
import type { PageLists } from './navigation/page-list.js';

const displays = { show: 'interactive', simple: 'simple', hide: 'none' } as const;

/** The settings that operation pages share: specifications, base URLs, authorization, parts to show. */
export function toApi(settings: Settings, pages: PageLists): Site['api'] {
  const { api = {} } = settings;
  const fields = api.params ?? api.paramFields ?? {};
  return {
    ...toAllDefaults(api),
    display: toDisplay(api),
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
    ...toPlayground(api),
  };
}

function toPlayground({
  playground: { proxy, credentials, environments } = {},
  examples: { defaults, prefill } = {},
  request,
}: ApiValue): Pick<Site['api'], 'credentials' | 'environments' | 'prefill' | 'proxy' | 'sampled'> {
  const isComplete = request?.example?.showOptionalParams;
  return {
    credentials,
    environments,
    prefill: prefill === undefined ? undefined : prefill ? 'all' : 'none',
    proxy: typeof proxy === 'string' ? proxy : undefined,
    sampled: defaults ?? (isComplete === undefined ? undefined : isComplete ? 'all' : 'required'),
  };
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

function toDisplay({ playground: { display, mode = 'show' } = {} }: ApiValue): Site['api']['display'] {
  // A static site has no signed-in readers, so nobody would see such a playground.
  return display === 'auth' ? 'simple' : (display ?? displays[mode]);
}
