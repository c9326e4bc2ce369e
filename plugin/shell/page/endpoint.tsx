/** The lines above the content of a page that documents an operation: its method, URL and authorization. */
import { Endpoint } from '../../../elements/endpoint/endpoint.page.js';
import { Fragment, h, html, type Node } from '../../../runtime/jsx/node.js';
import { renderToString } from '../../../runtime/jsx/render.js';
import { ownValue } from '../../own-value.js';
import type { PageMeta, Site } from '../../site/types.js';
import { icons } from '../icons.js';
import type { PageView } from '../types.js';

const operation = /(?:^|\s)(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|WEBHOOK)\s+(\S+)\s*$/i;

/** The operation of `api:` or `openapi:` in the front matter; `undefined` if there is nothing to show. */
function operationOf({ api, openapi, playground }: PageMeta, site: Site): RegExpExecArray | undefined {
  const isHidden = site.api.display === 'none' && playground === undefined;
  return isHidden || playground === 'none' || playground === 'hide'
    ? undefined
    : (operation.exec(String(api ?? openapi ?? '')) ?? undefined);
}

/** Whether readers of a page with this front matter can choose between base URLs. */
export function hasBaseUrls(site: Site, meta?: PageMeta): boolean {
  if (site.api.baseUrls.length < 2) return false;
  return meta === undefined || (typeof meta.api === 'string' && operationOf(meta, site) !== undefined);
}

/** Method, base URL, path and the authorization header; empty on pages without an operation. */
export function renderEndpoint(meta: PageMeta, view: PageView): Node {
  const { site, shadowRoots, uiStrings } = view;
  const match = operationOf(meta, site);
  if (!match) return undefined;
  const [, method = '', address = ''] = match;
  const { bases, path } = locationOf(address, method, view);
  const element = html(renderToString(h(Endpoint, { method, bases, path }), undefined));
  return (
    <>
      {shadowRoots?.(element, uiStrings) ?? element}
      {typeof meta.api === 'string' && renderAuth(meta, site)}
    </>
  );
}

/** The server of the specification, of the address itself, or of the settings. */
function locationOf(
  address: string,
  method: string,
  { site, page: { api, meta } }: PageView,
): { bases: readonly string[]; path: string } {
  const [, host, path = ''] = /^(https?:\/\/[^/]+)?(.*)$/.exec(address)!;
  if (api?.server !== undefined) return { bases: [api.server], path };
  const hasHost = host !== undefined || typeof meta.api !== 'string' || method.toUpperCase() === 'WEBHOOK';
  return { bases: hasHost ? [host ?? ''] : site.api.baseUrls, path };
}

function renderAuth({ authMethod }: PageMeta, { api: { auth } }: Site): Node {
  const method = typeof authMethod === 'string' ? authMethod : auth?.method;
  const header = ownValue(headers, method ?? '')?.(auth?.name, auth?.inputPrefix ?? '');
  if (!header) return undefined;
  return (
    <dl class="api-auth">
      <dt>
        {icons.key}
        {header.name}
      </dt>
      <dd>
        {header.prefix}
        <var>{`<${header.value}>`}</var>
      </dd>
    </dl>
  );
}

/** A header: its name, and a placeholder for its value after a prefix. */
interface Header {
  name: string;
  prefix: string;
  value: string;
}

/** The header by authorization method. */
const headers: Record<string, (name: string | undefined, prefix: string) => Header> = {
  bearer: (name = 'Authorization', prefix) => ({
    name,
    prefix: /^bearer\s/i.test(prefix) ? prefix : `Bearer ${prefix}`,
    value: 'token',
  }),
  basic(name = '', prefix) {
    const [user, password] = name.split(':');
    return {
      name: 'Authorization',
      prefix: `Basic ${prefix}`,
      value: `${user || 'username'}:${password || 'password'} in Base64`,
    };
  },
  key: (name = 'X-API-Key', prefix) => ({ name, prefix, value: 'key' }),
};
