/** Links of a document to its own parts: below the title, and those without a target. */
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../test/cli/temporary-folder.js';
import { Report } from '../../../core/errors/errors.js';
import { loadSite } from '../../../site-build/load-site.js';

async function load(description: string, more = 'More.') {
  const root = temporaryFolder();
  const responses = { 200: { description: 'OK' } };
  const specification = {
    openapi: '3.1.0',
    info: { title: 'Sky', version: '1' },
    paths: {
      '/moons': {
        get: {
          'x-more': { $ref: './gone.md' },
          operationId: 'getMoons',
          tags: ['Big Moons'],
          description: `${description}\n\n${more}`,
          responses,
        },
      },
    },
  };
  const settings = { name: 'Sky', theme: 'mint', colors: { primary: '#336699' } };
  writeFiles(root, {
    'docs.json': { ...settings, navigation: { groups: [{ group: 'API', openapi: 'sky.json' }] } },
    'sky.json': JSON.stringify(specification, null, 2),
  });
  const { pages, apiProblems } = (await loadSite({ root }, new Report()))!;
  const page = pages.find(({ api }) => api?.id === 'getMoons')!;
  return { written: page.written?.description, route: page.route, problems: apiProblems?.warnings ?? [] };
}

test.each([
  '#operation/getMoons',
  '#/operations/getMoons',
  '#/Big-Moons/getMoons',
  '#tag/Big-Moons/operation/getMoons',
  '#tag/big-moons/GET/moons',
])('the line below the title links the page of %s', async (href) => {
  const { written, route, problems } = await load(`See [moons](${href}).`);
  expect(written).toBe(`See [moons](${route}).`);
  expect(problems).toEqual([]);
});

test('links without a target are one warning for the document, with all places', async () => {
  const { written, problems } = await load(
    '[A](#operation/gone), [b](#tag/Big-Moons), [c](#own), [d](#a/b).',
    '[E](#tag/Rings) [f](#schema/Moon)',
  );
  expect(written).toContain('[A](#operation/gone)');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ code: 'api-link', file: 'sky.json', line: 17, column: 29 });
  expect(problems[0]!.places!.map(({ message }) => /#[^"]*/.exec(message!)![0])).toEqual([
    '#operation/gone',
    '#tag/Rings',
    '#schema/Moon',
  ]);
});
