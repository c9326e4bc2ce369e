/** The root of the navigation, and `global` entries. */
import { innerKinds, named } from '../section-kinds.js';
import type { SettingCase } from '../setting-case.js';

const page = '---\ntitle: Page\n---\n\nWords.\n';

export const cases: SettingCase[] = [
  ...innerKinds.map((kind): SettingCase => ({
    key: `navigation.${kind.list}`,
    shows: 'sections of this kind can be at the root',
    config: { navigation: { [kind.list]: named(kind, [{ pages: [kind.list] }, { pages: ['guide'] }]) } },
    files: { [`${kind.list}.mdx`]: page },
    see: (reader) =>
      reader.facts(`${kind.list}/index.html`, {
        [`${kind.choices}[href="/${kind.list}/"][aria-current]`]: kind.labels[0]!,
        [`${kind.choices}[href="/guide/"]`]: kind.labels[1]!,
      }),
  })),
  {
    key: ['navigation', 'navigation.global', ...innerKinds.map(({ list }) => `global.${list}`)],
    shows: 'what is global stands on every page',
    config: {
      navigation: {
        pages: ['index', 'guide'],
        global: Object.fromEntries(
          innerKinds.map((kind) => [
            kind.list,
            named(kind, [{ href: `https://one.example/${kind.list}` }, { href: `https://two.example/${kind.list}` }]),
          ]),
        ),
      },
    },
    see: async (reader) => {
      for (const path of ['index.html', 'guide/index.html']) {
        for (const { list, choices, labels } of innerKinds) {
          await reader.facts(path, { [`${choices}[href="https://two.example/${list}"]`]: labels[1]! });
        }
      }
    },
  },
  {
    key: ['navigation.groups', 'navigation.pages', 'navigation.root', 'navigation.directory'],
    shows: 'the sidebar has the root page, pages and groups; root pages of groups list what is inside',
    config: {
      navigation: {
        pages: ['guide'],
        groups: [{ group: 'Start', root: 'api/users', pages: ['more'] }],
        root: 'index',
        directory: 'accordion',
      },
    },
    files: { 'more.mdx': page },
    see: (reader) =>
      reader.facts('api/users/index.html', {
        '#sidebar-content .sidebar-title': 'Start',
        '#sidebar-content li > a@href': ['/', '/guide/', '/more/'],
        '.octavo-directory[data-look=accordion] a@href': ['/more/'],
      }),
  },
];
