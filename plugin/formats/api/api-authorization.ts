/** The authorization of requests by the settings: `authMethod` of the page, otherwise `api.auth`. */
import { ownValue } from '../../core/text/own-value.js';
import type { PageMeta, Site } from '../../core/model/types.js';

export interface ApiAuthorization {
  method: 'bearer' | 'basic' | 'key';
  /** Name of the header, or of another parameter with the key. */
  name: string;
  /** Text that is sent before the credentials. */
  prefix: string;
  /** Text that the field for the credentials starts with. */
  start: string;
  /** Names for the two parts of `basic`, if the settings have them. */
  parts?: readonly [user: string, password: string];
}

/** `undefined` for requests without credentials. */
export function apiAuthorization(
  { authMethod }: Partial<PageMeta>,
  { auth }: Pick<Site['api'], 'auth'>,
): ApiAuthorization | undefined {
  const method = typeof authMethod === 'string' ? authMethod : auth?.method;
  return ownValue(methods, method ?? '')?.(auth?.name, auth?.inputPrefix ?? '');
}

const methods: Record<string, (name: string | undefined, start: string) => ApiAuthorization> = {
  // Authors often write the name of the scheme, which is sent in any case.
  bearer: (name = 'Authorization', start) => ({
    method: 'bearer',
    name,
    prefix: 'Bearer ',
    start: start.replace(/^bearer(?:\s+|$)/i, ''),
  }),
  basic(name = '', start) {
    const [user, password] = name.split(':').map((part) => part.trim().replace(/^\[(.*)\]$/, '$1'));
    const parts = user && password ? ([user, password] as const) : undefined;
    return {
      method: 'basic',
      name: 'Authorization',
      prefix: 'Basic ',
      start: start.replace(/^basic(?:\s+|$)/i, ''),
      ...(parts && { parts }),
    };
  },
  key: (name = 'X-API-Key', start) => ({ method: 'key', name, prefix: '', start }),
};
