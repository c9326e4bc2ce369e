import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderToString } from '../../../runtime/jsx/render.js';
import type { PageEntry } from '../../core/model/types.js';
import { english } from '../../languages/ui-strings.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { CheckedSite } from '../../plugins/builtin.js';
import type { PageView } from '../../shell/types.js';
import { playgroundFeature } from './playground-feature.js';
import { settings } from './settings.js';

const { requestForm, endpointAction, check } = playgroundFeature;

/** The button on a page with these classes in its content, and a playground. */
const button = (...classes: string[]): string => {
  const rendered = { elements: ['octavo-playground'], classes };
  return renderToString(endpointAction!({ rendered, uiStrings: english } as unknown as PageView, 'action'), undefined);
};

test('a button opens the form of the page, and not a playground of the author', () => {
  expect(button('octavo-try-it')).toBe(
    '<button slot="action" class="octavo-control tryit-button" type="button" aria-haspopup="dialog">Try it</button>',
  );
  expect(button()).toBe('');
});

const toSite = (playground: object) => settings.toSite({ value: { api: { playground } } } as never);

test.each([
  [{}, {}, { form: true, endpoint: true }],
  [{ display: 'none' }, {}, { form: false, endpoint: false }],
  [{ mode: 'hide' }, { playground: 'simple' }, { form: false, endpoint: true }],
  [{ display: 'auth' }, {}, { form: false, endpoint: true }],
  [{ display: 'none' }, { playground: 'show' }, { form: true, endpoint: true }],
  [{}, { playground: 'hide' }, { form: false, endpoint: false }],
  [{}, { api: 'WEBHOOK /a' }, { form: false, endpoint: true }],
])('%j and the front matter %j show %j', (values, meta, shown) => {
  const own = toSite(values);
  const page = { meta: { api: 'GET /a', ...meta } } as unknown as PageEntry;
  const form = requestForm!({ site: { api: {}, own }, base: '/' } as unknown as LoadedSite, page, english);
  const { endpoint } = { ...own, ...settings.toPage(page.meta) };
  expect({ form: form !== undefined, endpoint }).toEqual(shown);
});

test('reports a playground for readers who are signed in', async () => {
  const root = mkdtempSync(join(tmpdir(), 'octavo-playground-'));
  writeFileSync(join(root, 'secret.mdx'), '---\ntitle: Moons\napi: GET /moons\nplayground: auth\n---\n\nText.\n');
  const pages = [
    { file: 'secret.mdx', meta: { playground: 'auth' } },
    { file: 'open.mdx', meta: { playground: 'show' } },
  ];
  expect(await check!({ loaded: { site: { root }, pages } } as unknown as CheckedSite)).toEqual([
    {
      code: 'api-page',
      message:
        '1 page uses `playground: auth`, but a static site has no readers who are signed in, so the endpoint is shown without a playground.',
      hint: 'Write `playground: interactive` to show the playground to everyone, or `playground: simple` to keep it hidden.',
      file: 'secret.mdx',
      line: 4,
      column: 13,
    },
  ]);
});
