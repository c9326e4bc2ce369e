import type { Site } from '../../site/types.js';
import type { Settings } from '../schema/settings.js';

const displays = { show: 'interactive', simple: 'simple', hide: 'none' } as const;

/** Defaults of endpoints documented by hand: base URLs, authorization, and which parts are shown. */
export function toApi({ api = {} }: Settings): Site['api'] {
  const server = api.mdx?.server ?? api.baseUrl ?? [];
  const baseUrls = typeof server === 'string' ? [server] : server;
  return { baseUrls: baseUrls.map((url) => url.replace(/\/+$/, '')), auth: toAuth(api), display: toDisplay(api) };
}

type ApiValue = NonNullable<Settings['api']>;

function toAuth({ mdx, auth }: ApiValue): Site['api']['auth'] {
  const { method, name, inputPrefix } = mdx?.auth ?? auth ?? {};
  return method === undefined || method === 'cobo' ? undefined : { method, name, inputPrefix };
}

function toDisplay({ playground: { display, mode = 'show' } = {} }: ApiValue): Site['api']['display'] {
  return display === 'auth' ? 'interactive' : (display ?? displays[mode]);
}
