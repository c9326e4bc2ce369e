/** How requests of pages that are documented by hand are authorized: `authMethod` of the page, else `api.auth`. */
import { ownValue } from '../own-value.js';
import type { PageMeta, Site } from './types.js';

export interface ApiAuthorization {
  method: 'bearer' | 'basic' | 'key';
  /** Name of the header, or of another parameter with the key. */
  name: string;
  /** Text before the credentials. */
  prefix: string;
  /** What the two parts of `basic` are called, if the settings name them. */
  parts?: readonly [user: string, password: string];
}

/** `undefined` for requests without credentials. */
export function apiAuthorization(
  { authMethod }: PageMeta,
  { auth }: Pick<Site['api'], 'auth'>,
): ApiAuthorization | undefined {
  const method = typeof authMethod === 'string' ? authMethod : auth?.method;
  return ownValue(methods, method ?? '')?.(auth?.name, auth?.inputPrefix ?? '');
}

const methods: Record<string, (name: string | undefined, prefix: string) => ApiAuthorization> = {
  bearer: (name = 'Authorization', prefix) => ({
    method: 'bearer',
    name,
    prefix: /^bearer(?:\s|$)/i.test(prefix) ? prefix.replace(/^bearer\s*/i, 'Bearer ') : `Bearer ${prefix}`,
  }),
  basic(name = '', prefix) {
    const [user, password] = name.split(':').map((part) => part.trim().replace(/^\[(.*)\]$/, '$1'));
    const parts = user && password ? ([user, password] as const) : undefined;
    return { method: 'basic', name: 'Authorization', prefix: `Basic ${prefix}`, ...(parts && { parts }) };
  },
  key: (name = 'X-API-Key', prefix) => ({ method: 'key', name, prefix }),
};
