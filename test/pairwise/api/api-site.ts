/** Sites with one endpoint: documented by hand or by a specification, with settings that apply to both. */
import type { Combination } from '../all-pairs.js';
import { commonSettings, simplePage, type PairSite } from '../pair-site.js';

/** Settings for all endpoints, defaults first. */
const settings = {
  baseUrl: ['none', 'one', 'two'],
  auth: ['none', 'bearer', 'basic', 'key'],
  inputPrefix: ['none', 'set'],
} as const;

/** Pages with `api` in their front matter. */
export const writtenFactors = {
  ...settings,
  page: ['by hand'],
  serversInFile: ['none'],
  securityInFile: ['not stated'],
  /** `api.auth` and `api.baseUrl` of mint.json, or `api.mdx` of docs.json. */
  spelling: ['api', 'api.mdx'],
} as const;

/** Pages of a specification. The hosted service does not apply `api.mdx` to them. */
export const openapiFactors = {
  ...settings,
  page: ['openapi in front matter', 'openapi in navigation'],
  serversInFile: ['none', 'one', 'two'],
  securityInFile: ['not stated', 'a key', 'stated as none'],
  spelling: ['api'],
} as const;

export type ApiCombination = Combination<typeof writtenFactors> | Combination<typeof openapiFactors>;

/** Without authorization there is no field that could have a prefix. */
export function isPossibleApi({ auth, inputPrefix }: { auth?: string; inputPrefix?: string }): boolean {
  return !(inputPrefix === 'set' && auth === 'none');
}

const baseUrls = { none: [], one: ['https://one.example/v1'], two: ['https://one.example/v1', 'https://two.example'] };
const fileServers = {
  none: [],
  one: ['https://file.example/a'],
  two: ['https://file.example/a', 'https://file.example/b'],
};

/** Text before the credentials that the reader types. */
const inputPrefix = 'sk_';

/** The servers that a reader can choose from: the servers of the file take precedence. */
export function expectedServers({ baseUrl, serversInFile }: ApiCombination): string[] {
  return serversInFile === 'none' ? baseUrls[baseUrl] : fileServers[serversInFile];
}

/** The expected position of the credentials. */
export interface ExpectedCredentials {
  header: string;
  /** Name of the scheme in the header, with a space. */
  prefix: string;
  /** The initial value of the first field. */
  start: string;
  /** Number of fields for them in the playground. */
  fields: number;
}

/** The authorization of the request: the file takes precedence, also if it states that none is needed. */
export function expectedCredentials(combination: ApiCombination): ExpectedCredentials | undefined {
  const { auth, securityInFile } = combination;
  if (securityInFile === 'a key') return { header: 'X-File-Key', prefix: '', start: '', fields: 1 };
  if (securityInFile === 'stated as none' || auth === 'none') return undefined;
  const start = combination.inputPrefix === 'set' ? inputPrefix : '';
  return {
    bearer: { header: 'Authorization', prefix: 'Bearer ', start, fields: 1 },
    basic: { header: 'Authorization', prefix: 'Basic ', start, fields: 2 },
    key: { header: 'X-Acme-Key', prefix: '', start, fields: 1 },
  }[auth];
}

/** The route of the endpoint. */
export function endpointRoute({ page }: ApiCombination): string {
  return page === 'openapi in navigation' ? '/api-reference/things/list-things' : '/things';
}

export function apiSite(combination: ApiCombination): PairSite {
  const { page, spelling } = combination;
  const isGenerated = page === 'openapi in navigation';
  const pages = isGenerated ? ['GET /things'] : ['things'];
  const group = { group: 'API', ...(isGenerated && { openapi: '/spec.json' }), pages };
  const groups = [{ group: 'Start', pages: ['index'] }, group];
  return {
    file: spelling === 'api' ? 'mint.json' : 'docs.json',
    settings: {
      ...commonSettings,
      ...settingsOf(combination),
      ...(page === 'openapi in front matter' && { openapi: '/spec.json' }),
      navigation: spelling === 'api' ? groups : { groups },
    },
    files: {
      'index.mdx': simplePage('Welcome'),
      ...(isGenerated
        ? {}
        : { 'things.mdx': simplePage('Things', page === 'by hand' ? 'api: GET /things' : 'openapi: GET /things') }),
      ...(page !== 'by hand' && { 'spec.json': specification(combination) }),
    },
  };
}

function settingsOf({ baseUrl, auth, inputPrefix: prefix, spelling }: ApiCombination): Record<string, unknown> {
  const urls = baseUrls[baseUrl];
  const server = urls.length === 1 ? urls[0] : urls;
  const method = {
    method: auth,
    ...(auth === 'key' && { name: 'X-Acme-Key' }),
    ...(prefix === 'set' && { inputPrefix }),
  };
  const api = {
    ...(urls.length > 0 && { [spelling === 'api' ? 'baseUrl' : 'server']: server }),
    ...(auth !== 'none' && { auth: method }),
  };
  if (Object.keys(api).length === 0) return {};
  return { api: spelling === 'api' ? api : { mdx: api } };
}

function specification({ serversInFile, securityInFile }: ApiCombination): object {
  const servers = fileServers[serversInFile].map((url) => ({ url }));
  const isKey = securityInFile === 'a key';
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    ...(servers.length > 0 && { servers }),
    ...(securityInFile !== 'not stated' && { security: isKey ? [{ fileKey: [] }] : [] }),
    paths: {
      '/things': {
        get: { summary: 'List things', tags: ['things'], responses: { 200: { description: 'The things.' } } },
      },
    },
    ...(isKey && {
      components: { securitySchemes: { fileKey: { type: 'apiKey', in: 'header', name: 'X-File-Key' } } },
    }),
  };
}
