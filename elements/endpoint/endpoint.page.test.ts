import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Endpoint } from './endpoint.page.js';

test('method, base and path are words of the page and parameters are marked', () => {
  const endpoint = h(Endpoint, { method: 'get', path: '/users/{id}/pets', base: 'https://api.example.com' });
  expect(renderToString(endpoint, testPage())).toBe(
    '<octavo-endpoint method="GET"><span slot="method">GET</span> <span slot="base">https://api.example.com</span>' +
      '<code slot="path">/users/<var>{id}</var>/pets</code></octavo-endpoint>',
  );
});
