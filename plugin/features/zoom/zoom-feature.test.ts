import { expect, test } from 'vitest';
import type { PageEntry } from '../../core/model/types.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { tagsIn } from '../../core/tree/walk-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { Registry } from '../../plugins/registry.js';
import { zoomFeature } from './zoom-feature.js';

const registry = new Registry([zoomFeature], [], { root: '', file: '', onRun() {}, onProblem() {} });

async function visited(source: string): Promise<string> {
  const page = parseHtml(source);
  await registry.visitors()({ file: 'a.mdx' } as PageEntry, 'html', page, tagsIn(page));
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
