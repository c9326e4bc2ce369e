import { expect, test } from 'vitest';
import { h } from '../../../runtime/jsx/node.js';
import { renderToString } from '../../../runtime/jsx/render.js';
import type { PageView } from '../types.js';
import { hasBaseUrls, hasEndpoint, renderEndpoint } from './endpoint.js';

const api = 'GET /a';

/** A page with a button for its endpoint. */
function view(page: object, own = {}): PageView {
  const site = { api: { baseUrls: ['https://a.dev', 'https://b.dev'] }, own };
  const endpointAction: PageView['endpointAction'] = (_, slot) => h('button', { slot }, 'Send');
  return { site, page, endpointAction } as unknown as PageView;
}

const rendered = (page: object): string => renderToString(renderEndpoint(view(page)), undefined);

test('the button of a feature is in the line of the operation', () => {
  expect(rendered({ meta: { api: 'GET https://x.dev/a' } })).toContain(
    ' <button slot="action">Send</button></octavo-endpoint>',
  );
});

test('it is alone on pages without an operation', () => {
  expect(rendered({ meta: {} })).toBe('<button>Send</button>');
});

test('a feature hides the endpoints of a site or of a page', () => {
  const facts = (own: object | undefined, ofSite = {}): boolean[] => {
    const { site, page } = view({ meta: { api }, own }, ofSite);
    return [hasEndpoint(site, page), hasBaseUrls(site, page)];
  };
  expect(facts(undefined)).toEqual([true, true]);
  expect(facts({ endpoint: false })).toEqual([false, false]);
  expect(facts(undefined, { endpoint: false })).toEqual([false, false]);
  expect(facts({ endpoint: true }, { endpoint: false })).toEqual([true, true]);
});
