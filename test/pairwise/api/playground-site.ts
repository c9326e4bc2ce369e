/** Sites whose settings and pages decide how much of an endpoint is shown. */
import type { Combination } from '../all-pairs.js';
import { commonSettings, simplePage, type PairSite } from '../pair-site.js';

/** The settings that are combined, defaults first. */
export const playgroundFactors = {
  page: ['by hand', 'openapi in front matter', 'openapi in navigation'],
  mode: ['not set', 'show', 'simple', 'hide'],
  /** `api.playground.mode` of mint.json, or `api.playground.display` of docs.json. */
  spelling: ['mode', 'display'],
  frontMatter: ['not set', 'interactive', 'simple', 'none'],
  auth: ['none', 'bearer'],
} as const;

type PlaygroundCombination = Combination<typeof playgroundFactors>;

/** A generated page has no front matter. */
export function isPossiblePlayground({ page, frontMatter }: Partial<PlaygroundCombination>): boolean {
  return !(page === 'openapi in navigation' && frontMatter !== undefined && frontMatter !== 'not set');
}

/** Whether readers see the endpoint, and whether they can try it. The front matter takes precedence over the settings. */
export function expectedParts({ mode, frontMatter }: PlaygroundCombination): {
  endpoint: boolean;
  playground: boolean;
} {
  const display =
    frontMatter === 'not set'
      ? ({ 'not set': 'interactive', show: 'interactive', simple: 'simple', hide: 'none' } as const)[mode]
      : frontMatter;
  return { endpoint: display !== 'none', playground: display === 'interactive' };
}

/** The route of the endpoint. */
export function playgroundRoute({ page }: PlaygroundCombination): string {
  return page === 'openapi in navigation' ? '/api-reference/list-things' : '/things';
}

export function playgroundSite(combination: PlaygroundCombination): PairSite {
  const { page, mode, spelling, frontMatter, auth } = combination;
  const isGenerated = page === 'openapi in navigation';
  const group = isGenerated
    ? { group: 'API', openapi: '/spec.json', pages: ['GET /things'] }
    : { group: 'API', pages: ['index', 'things'] };
  const lines = [
    page === 'by hand' ? 'api: GET https://things.example/things' : 'openapi: spec.json GET /things',
    ...(frontMatter === 'not set' ? [] : [`playground: ${frontMatter}`]),
  ];
  const display = { 'not set': undefined, show: 'interactive', simple: 'simple', hide: 'none' }[mode];
  const playground = spelling === 'mode' ? { mode } : { display };
  const method = { method: 'bearer' };
  const api = {
    ...(mode !== 'not set' && { playground }),
    ...(auth === 'bearer' && (spelling === 'mode' ? { auth: method } : { mdx: { auth: method } })),
  };
  return {
    file: spelling === 'mode' ? 'mint.json' : 'docs.json',
    settings: {
      ...commonSettings,
      ...(Object.keys(api).length > 0 && { api }),
      navigation: spelling === 'mode' ? [group] : { groups: [group] },
    },
    files: {
      'index.mdx': simplePage('Welcome'),
      'spec.json': specification,
      ...(!isGenerated && { 'things.mdx': simplePage('Things', ...lines) }),
    },
  };
}

const specification = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: 'https://things.example' }],
  paths: { '/things': { get: { summary: 'List things', responses: { 200: { description: 'The things.' } } } } },
};
