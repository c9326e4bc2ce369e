/** The pages that search includes, and their order. */
import { expect } from 'vitest';
import { allKinds, navigationOf } from '../section-kinds.js';
import { foundPages } from '../found-pages.js';
import type { SettingCase } from '../setting-case.js';

const [first, second] = [{ pages: ['index', 'api/users'] }, { pages: ['guide'] }];
const [firstGroup, secondGroup] = [
  { group: 'First', ...first },
  { group: 'Second', ...second },
];
/** Without a weight, the page whose heading has the word is first. */
const files = { 'index.mdx': '---\ntitle: Words\n---\n\n## Words\n\nWords of the start page.\n' };

function casesOf(scope: string, navigation: (changes: object) => object): SettingCase[] {
  return [
    {
      key: `${scope}.boost`,
      shows: 'its pages are first in search results',
      config: { navigation: navigation({ boost: 100 }) },
      files,
      see: async (reader) => expect(foundPages(reader, 'words')[0]).toBe('Guide'),
    },
    {
      key: `${scope}.searchable`,
      shows: 'its pages are found although it is hidden',
      config: { navigation: navigation({ hidden: true, searchable: true }) },
      see: async (reader) => expect(foundPages(reader, 'words')).toContain('Guide'),
    },
  ];
}

const ofKinds = allKinds.flatMap((kind) =>
  casesOf(kind.scope, (changes) => navigationOf(kind, [first, { ...second, ...changes }])),
);
const ofGroups = casesOf('group', (changes) => ({ groups: [firstGroup, { ...secondGroup, ...changes }] }));

export const cases: SettingCase[] = [...ofKinds, ...ofGroups];
