import { expect, test } from 'vitest';
import type { PageEntry, Site } from '../../core/model/types.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { tagsIn } from '../../core/tree/walk-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { pageHooks } from '../../plugins/hooks/page-hooks.js';
import { Registry } from '../../plugins/registry.js';
import { SiteViews } from '../../plugins/site-views.js';
import { zoomFeature } from './zoom-feature.js';

const run = { command: 'build', base: '/', cacheFolder: '' } as const;
const registry = new Registry([zoomFeature], [], { root: '', file: '', modules: [], run, onRun() {}, onReport() {} });
const navigation = { kind: 'root', label: '', items: [], children: [], hidden: false } as const;
const views = new SiteViews({ site: { navigation } as unknown as Site, pages: [], base: '/' });

async function visited(source: string): Promise<string> {
  const page = parseHtml(source);
  const { visit } = pageHooks(registry, views)({ path: 'a', file: 'a.mdx', meta: {} } as PageEntry);
  await visit!('html', page, tagsIn(page));
  return writeContent(page);
}

test('only a page with pictures that are worth it gets what enlarges them', async () => {
  expect(await visited('<p><img src="a.png" alt=""></p>')).toMatch(/<octavo-zoom><\/octavo-zoom>$/);
  for (const picture of [
    '<img src="a.png" data-no-zoom>',
    '<img class="icon octavo-icon" src="a">',
    '<img slot="icon" src="a">',
    '<p>a</p>',
  ])
    expect(await visited(picture)).toBe(picture);
});
