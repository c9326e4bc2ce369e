/** The line above the content of a page that documents an operation: its method and URL. */
import { Endpoint, type EndpointProps } from '../../../elements/endpoint/endpoint.page.js';
import { h, type Node } from '../../../runtime/jsx/node.js';
import { parseApiAddress, type ApiAddress } from '../../addresses/api-address.js';
import type { ApiReference, PageEntry, PageMeta, Site } from '../../core/model/types.js';
import { withRoots } from '../element.js';
import type { PageView } from '../types.js';

/** The operation of `api:` or `openapi:` in the front matter; `undefined` if there is nothing to show. */
function operationOf({ api, openapi, playground }: PageMeta, site: Site, page?: PageEntry): ApiAddress | undefined {
  const isHidden = site.api.display === 'none' && playground === undefined;
  if (isHidden || playground === 'none' || playground === 'hide') return undefined;
  return parseApiAddress(String(api ?? openapi ?? '')) ?? (page?.api && partAddress(page.api));
}

/** The label and the address of the documented part, such as the protocol of a channel. */
function partAddress({ label: method, name, servers }: ApiReference): ApiAddress | undefined {
  const [server] = servers;
  if (method === '' || (name === '' && !server)) return undefined;
  return { method, path: name === '' || name.startsWith('/') || !server ? name : `/${name}` };
}

/** Whether the page has an endpoint. */
export function hasEndpoint(site: Site, page: PageEntry): boolean {
  return operationOf(page.meta, site, page) !== undefined;
}

/** Whether readers of a page with this front matter can choose between base URLs. */
export function hasBaseUrls(site: Site, meta?: PageMeta): boolean {
  if (site.api.baseUrls.length < 2) return false;
  return meta === undefined || (typeof meta.api === 'string' && operationOf(meta, site) !== undefined);
}

/** Method, base URL and path, with the button that opens the playground; only the button on pages without an operation. */
export function renderEndpoint(meta: PageMeta, view: PageView): Node {
  const operation = operationOf(meta, view.site, view.page);
  if (!operation) return renderTryIt(view);
  const { method, path } = operation;
  const bases = basesOf(operation, view);
  return withRoots(h(Endpoint, { method, bases, path, action: renderTryIt(view, 'action') }), view);
}

/**
 * The button that opens the playground of the page, which is a dialog in the content. `slot`: the slot for the button
 * in its parent element.
 */
export function renderTryIt({ rendered, uiStrings }: PageView, slot?: string): Node {
  if (!rendered.elements.includes('octavo-playground') || !rendered.classes.includes('octavo-try-it')) return undefined;
  return (
    <button slot={slot} class="octavo-control tryit-button" type="button" aria-haspopup="dialog">
      {uiStrings.api.tryIt}
    </button>
  );
}

/** The server of the specification, of the address itself, or of the settings. */
function basesOf({ method, host }: ApiAddress, { site, page: { api, meta } }: PageView): EndpointProps['bases'] {
  if (api && api.servers.length > 0) return api.servers.length > 1 ? api.servers : [api.servers[0]!.text];
  const hasHost = host !== undefined || typeof meta.api !== 'string' || method === 'WEBHOOK';
  return hasHost ? [host ?? ''] : site.api.baseUrls;
}
