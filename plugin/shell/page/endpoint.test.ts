import { expect, test } from 'vitest';
import { renderToString } from '../../../runtime/jsx/render.js';
import { english } from '../../languages/ui-strings.js';
import type { PageView } from '../types.js';
import { renderEndpoint, renderTryIt } from './endpoint.js';

/** A page with a playground. `classes`: the classes in its content. */
function view(classes: string[]): PageView {
  const site = { api: { display: 'interactive', baseUrls: [] } };
  const rendered = { elements: ['octavo-playground'], classes };
  return { site, rendered, page: {}, uiStrings: english } as unknown as PageView;
}

const button = (slot = ''): string =>
  `<button${slot} class="octavo-control tryit-button" type="button" aria-haspopup="dialog">Try it</button>`;

test('the button that opens the playground is in the line of the operation', () => {
  const html = renderToString(
    renderEndpoint({ title: 'a', api: 'GET https://x.dev/a' }, view(['octavo-try-it'])),
    undefined,
  );
  expect(html).toContain(` ${button(' slot="action"')}</octavo-endpoint>`);
});

test('it is alone on pages without an operation', () => {
  expect(renderToString(renderEndpoint({ title: 'a' }, view(['octavo-try-it'])), undefined)).toBe(button());
});

test('a playground of the author has none', () => {
  expect(renderTryIt(view([]))).toBeUndefined();
});
