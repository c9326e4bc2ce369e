/** Groups of pages, which are the same in both schemas. */
import { withGroups } from '../both-schemas.js';
import { iconDrawing } from '../icon-drawing.js';
import type { SettingCase } from '../setting-case.js';

export const cases: SettingCase[] = [
  ...withGroups(
    [
      { group: 'Start', icon: 'bell', iconType: 'regular', tag: 'New', pages: ['index', 'guide'] },
      { group: 'More', pages: ['api/users'] },
    ],
    {
      key: ['group.icon', 'group.iconType', 'group.tag'],
      shows: 'the heading of a group has an icon in a style, and a word beside it',
      config: {},
      see: (reader) =>
        reader.facts('index.html', {
          '#sidebar-content .sidebar-title': ['Start New', 'More'],
          '#sidebar-content .sidebar-title path@d': iconDrawing('fontawesome/regular/bell')[0]!,
          '#sidebar-content .sidebar-title > .nav-tag-pill': 'New',
        }),
    },
  ),
  ...withGroups([{ group: 'Start', pages: ['index', { group: 'Inner', pages: ['guide', 'api/users'] }] }], {
    key: 'interaction.drilldown',
    shows: 'a group inside a group leads to its first page',
    config: { interaction: { drilldown: true } },
    see: (reader) => reader.facts('index.html', { '#sidebar li:has(> button) > a[href="/guide/"]': 'Inner' }),
  }),
];
