/** The lines above the content of a page that documents an operation: its method and address, and how it is authorised. */
import { Endpoint } from '../../elements/endpoint/endpoint.page.js';
import { escapeHtml } from '../../runtime/jsx/escape.js';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import type { PageMeta, Site } from '../site/types.js';
import { glyphs } from './glyphs.js';
import type { PageInput } from './types.js';
import { ownValue } from '../own-value.js';

const operation = /(?:^|\s)(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|WEBHOOK)\s+(\S+)\s*$/i;

/** What `api:` or `openapi:` in the front matter names; `undefined` where there is nothing to show. */
function operationOf({ api, openapi, playground }: PageMeta, site: Site): RegExpExecArray | undefined {
  const isHidden = site.api.display === 'none' && playground === undefined;
  return isHidden || playground === 'none' || playground === 'hide'
    ? undefined
    : (operation.exec(String(api ?? openapi ?? '')) ?? undefined);
}

/** Whether a page with this front matter lets readers choose among the base addresses. */
export function hasBaseUrls(site: Site, meta?: PageMeta): boolean {
  if (site.api.baseUrls.length < 2) return false;
  return meta === undefined || (typeof meta.api === 'string' && operationOf(meta, site) !== undefined);
}

/** Method, base address and path, and the header that authorises; empty on a page that documents no operation. */
export function renderEndpoint(meta: PageMeta, { site, shadowRoots, words }: PageInput): string {
  const found = operationOf(meta, site);
  if (!found) return '';
  const [, method = '', address = ''] = found;
  const [, own, path = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(address)!;
  const isOwn = own !== undefined || typeof meta.api !== 'string' || method.toUpperCase() === 'WEBHOOK';
  const bases = isOwn ? [own ?? ''] : site.api.baseUrls;
  const element = renderToString(h(Endpoint, { method, bases, path }), undefined);
  return (shadowRoots?.(element, words) ?? element) + (typeof meta.api === 'string' ? renderAuth(meta, site) : '');
}

function renderAuth({ authMethod }: PageMeta, { api: { auth } }: Site): string {
  const method = typeof authMethod === 'string' ? authMethod : auth?.method;
  const header = ownValue(headers, method ?? '')?.(auth?.name, escapeHtml(auth?.inputPrefix ?? ''));
  if (!header) return '';
  const [name, value] = header;
  return `<dl class="api-auth"><dt>${glyphs.key}${escapeHtml(name)}</dt><dd>${value}</dd></dl>`;
}

/** The header by method: its name, and its value as HTML. */
const headers: Record<string, (name: string | undefined, prefix: string) => [string, string]> = {
  bearer: (name = 'Authorization', prefix) => [
    name,
    `${/^bearer\s/i.test(prefix) ? '' : 'Bearer '}${prefix}${placeholder('token')}`,
  ],
  basic(name = '', prefix) {
    const [user, password] = name.split(':');
    return [
      'Authorization',
      `Basic ${prefix}${placeholder(`${user || 'username'}:${password || 'password'} in Base64`)}`,
    ];
  },
  key: (name = 'X-API-Key', prefix) => [name, `${prefix}${placeholder('key')}`],
};

function placeholder(text: string): string {
  return `<var>&lt;${escapeHtml(text)}&gt;</var>`;
}
