import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Endpoint } from './endpoint.page.js';

test('puts method, base and path into the light DOM and marks parameters', () => {
  const endpoint = h(Endpoint, { method: 'get', path: '/users/{id}/pets', bases: ['https://api.example.com'] });
  expect(renderToString(endpoint, testPage())).toBe(
    '<octavo-endpoint method="GET"><span slot="method" class="method-pill">GET</span> <span slot="base">https://api.example.com</span>' +
      '<code slot="path">/users/<wbr><var>{id}</var>/<wbr>pets</code></octavo-endpoint>',
  );
});

test('renders a menu for several base URLs', () => {
  const endpoint = h(Endpoint, {
    method: 'get',
    path: '/users',
    bases: ['https://one.example', 'https://two.example'],
  });
  expect(renderToString(endpoint, testPage())).toContain(
    '<select slot="base" aria-label="Base URL" autocomplete="off"><option value="https://one.example">https://one.example</option><option value="https://two.example">https://two.example</option></select>',
  );
});
