/** Groups, tabs, anchors and versions. */
import type { SettingCase } from '../setting-case.js';

export const cases: SettingCase[] = [
  {
    key: ['navigation', 'group.group', 'group.pages'],
    shows: 'the sidebar has the groups and pages in order',
    config: {
      navigation: [
        { group: 'Second', pages: ['guide'] },
        { group: 'First', pages: ['index'] },
      ],
    },
    see: (reader) =>
      reader.facts('guide/index.html', {
        '#sidebar-content .sidebar-title': ['Second', 'First'],
        '#sidebar a[href="/guide/"]@aria-current': 'page',
      }),
  },
];
