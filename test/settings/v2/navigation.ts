/** Divisions and groups. */
import type { SettingCase } from '../setting-case.js';

const groups = [{ group: 'Start', pages: ['index', 'guide'] }];

export const cases: SettingCase[] = [
  {
    key: ['navigation.tabs', 'tab.tab', 'tab.groups', 'tab.pages'],
    shows: 'each tab leads to its first page',
    config: {
      navigation: {
        tabs: [
          { tab: 'Guides', groups },
          { tab: 'Reference', pages: ['api/users'] },
        ],
      },
    },
    see: (reader) =>
      reader.facts('index.html', {
        '.nav-tabs a': ['Guides', 'Reference'],
        '.nav-tabs a@href': ['/', '/api/users'],
      }),
  },
];
