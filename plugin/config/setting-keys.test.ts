import { expect, test } from 'vitest';
import { settingsSchemas } from '../site-build/settings.js';
import { settingKeys, settingUses } from './setting-keys.js';

test('keys inside navigation are named by the kind of node, and those of other objects by their path', () => {
  const keys = settingKeys(settingsSchemas.v2);
  for (const path of [
    'colors.primary',
    'redirects[].source',
    'navigation.tabs',
    'tab.icon',
    'group.pages',
    'icon.name',
  ])
    expect([...keys.keys()]).toContain(path);
  expect(settingKeys(settingsSchemas.v1).has('tab.icon')).toBe(false);
});

test('uses are found in all lists and branches, with the object that has them', () => {
  const tab = {
    tab: 'Guides',
    icon: { name: 'book' },
    groups: [{ group: 'Start', pages: ['index', { group: 'In' }] }],
  };
  const uses = settingUses(settingsSchemas.v2, { name: 'Acme', navigation: { tabs: [tab] }, unheardOf: 1 });
  expect(uses.map(({ key }) => key.path)).toEqual([
    'name',
    'navigation',
    'navigation.tabs',
    'tab.tab',
    'tab.icon',
    'icon.name',
    'tab.groups',
    'group.group',
    'group.pages',
    'group.group',
  ]);
  expect(uses.find(({ key }) => key.path === 'tab.tab')?.owner).toBe(tab);
});

test('every key has a description', () => {
  const bare = [settingsSchemas.v1, settingsSchemas.v2].flatMap((schema) =>
    [...settingKeys(schema).values()].filter(({ meta }) => !meta.description).map(({ path }) => path),
  );
  expect([...new Set(bare)]).toEqual([]);
});
