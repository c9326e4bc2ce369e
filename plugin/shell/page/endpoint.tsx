/** The line above the content of a page that documents an operation: its method and URL. */
import { Endpoint, type EndpointProps } from '../../../elements/endpoint/endpoint.page.js';
import { h, type Node } from '../../../runtime/jsx/node.js';
import { parseApiAddress, type ApiAddress } from '../../addresses/api-address.js';
import type { ApiReference, PageEntry, Site } from '../../core/model/types.js';
import { withRoots } from '../element.js';
import type { PageView } from '../types.js';

type EndpointPage = Pick<PageEntry, 'meta' | 'own' | 'api'>;

/** The operation of `api:` or `openapi:` in the front matter; `undefined` if there is nothing to show. */
function operationOf({ meta, own, api }: EndpointPage, site: Site): ApiAddress | undefined {
  if ((own?.['endpoint'] ?? site.own['endpoint']) === false) return undefined;
  return parseApiAddress(String(meta['api'] ?? meta['openapi'] ?? '')) ?? (api && partAddress(api));
}

/** The label and the address of the documented part, such as the protocol of a channel. */
function partAddress({ label: method, name, servers }: ApiReference): ApiAddress | undefined {
  const [server] = servers;
  if (method === '' || (name === '' && !server)) return undefined;
  return { method, path: name === '' || name.startsWith('/') || !server ? name : `/${name}` };
}

/** Whether the page has an endpoint. */
export function hasEndpoint(site: Site, page: EndpointPage): boolean {
  return operationOf(page, site) !== undefined;
}

/** Whether readers of a page by hand can choose between base URLs. */
export function hasBaseUrls(site: Site, page?: EndpointPage): boolean {
  if (site.api.baseUrls.length < 2) return false;
  if (page === undefined) return true;
  const { meta, own } = page;
  return typeof meta['api'] === 'string' && operationOf({ meta, own }, site) !== undefined;
}

/** Method, base URL and path, with the button of a feature; only the button on pages without an operation. */
export function renderEndpoint(view: PageView): Node {
  const operation = operationOf(view.page, view.site);
  if (!operation) return view.endpointAction?.(view);
  const { method, path } = operation;
  const bases = basesOf(operation, view);
  return withRoots(h(Endpoint, { method, bases, path, action: view.endpointAction?.(view, 'action') }), view);
}

/** The server of the specification, of the address itself, or of the settings. */
function basesOf({ method, host }: ApiAddress, { site, page: { api, meta } }: PageView): EndpointProps['bases'] {
  if (api && api.servers.length > 0) return api.servers.length > 1 ? api.servers : [api.servers[0]!.text];
  const hasHost = host !== undefined || typeof meta.api !== 'string' || method === 'WEBHOOK';
  return hasHost ? [host ?? ''] : site.api.baseUrls;
}
