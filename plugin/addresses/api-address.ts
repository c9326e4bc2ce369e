/** The operation that a page documents by hand: `api: POST https://api.example.com/users/{id}` in its front matter. */
import { operationMethods } from './operation-text.js';
import type { PageEntry } from '../core/model/types.js';

export interface ApiAddress {
  /** In upper case. */
  method: string;
  /** `https://api.example.com`; `undefined` if the settings name the server. */
  host?: string;
  /** With `{parameters}`. */
  path: string;
}

const operation = new RegExp(String.raw`(?:^|\s)(${[...operationMethods, 'WEBHOOK'].join('|')})\s+(\S+)\s*$`, 'i');

/** The method and address at the end of `text`; `undefined` if there are none. */
export function parseApiAddress(text: string): ApiAddress | undefined {
  const [, method, address = ''] = operation.exec(text) ?? [];
  if (method === undefined) return undefined;
  const [, host, path = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(address)!;
  return { method: method.toUpperCase(), host, path };
}

/** The operation of a page that no specification describes. */
export function handwrittenAddress({ api, meta }: Pick<PageEntry, 'api' | 'meta'>): ApiAddress | undefined {
  return api === undefined && typeof meta.api === 'string' ? parseApiAddress(meta.api) : undefined;
}
