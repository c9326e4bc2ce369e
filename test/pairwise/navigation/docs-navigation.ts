/** Navigation in docs.json: languages contain versions, which contain tabs, which contain anchors, which contain groups. */
import type { Combination } from '../all-pairs.js';
import { commonSettings, simplePage } from '../pair-site.js';
import { iconDrawing } from '../../settings/icon-drawing.js';
import type { NavigationPlan, PlannedLink, PlannedPage, Selection } from './planned-page.js';

/** The settings that are combined, defaults first. */
export const docsFactors = {
  languages: ['none', 'two', 'two with a default'],
  versions: ['none', 'two', 'two with a default'],
  tabs: ['none', 'sections', 'link'],
  anchors: ['none', 'section and link', 'hidden section', 'global link'],
  groups: ['flat', 'nested', 'nested with a root page'],
  pages: ['shown', 'one hidden'],
  base: ['/', '/docs/'],
} as const;

type DocsCombination = Combination<typeof docsFactors>;
type Node = Record<string, unknown>;

/** A language and a version: where they are in the settings and in the folder. */
interface Part {
  selection: Selection;
  /** Folder of its pages: empty or with a slash at the end. */
  folder: string;
  /** Folder of the pages of all its versions. */
  sharedFolder: string;
}

const status = 'https://status.example/';
const community = 'https://community.example/';
const languages = { codes: ['en', 'fr'], names: ['English', 'Français'] } as const;

/** The plan of a combination. */
export function docsPlan(combination: DocsCombination): NavigationPlan {
  const languageNames = combination.languages === 'none' ? [] : languages.names;
  const versionNames = combination.versions === 'none' ? [] : ['v2', 'v1'];
  const parts = partsOf(combination, languageNames, versionNames);
  const lists = parts.map((part) => pagesOf(combination, part));
  // All parts have the same pages, in the same order.
  const inOrder = lists[0]!.flatMap((_, index) => lists.map((list) => list[index]!));
  const pages = [...new Map(inOrder.map((page) => [page.path, page])).values()];
  return {
    pages,
    ...linksOf(combination),
    groups: Object.fromEntries(pages.map(({ path }) => [path, groupsAround(combination, path)])),
    versions: versionNames,
    languages: languageNames,
    start: parts.find(({ folder }) => folder === '')!.selection,
    site: {
      file: 'docs.json',
      base: combination.base === '/' ? undefined : combination.base,
      settings: { ...commonSettings, navigation: navigationOf(combination, parts) },
      files: Object.fromEntries(
        pages.map(({ path, title, isHidden }) => [
          `${path}.mdx`,
          simplePage(title, ...(isHidden ? ['hidden: true'] : [])),
        ]),
      ),
    },
  };
}

/** Pages of the defaults are not in a folder of their own. */
function partsOf(
  { languages: languageSetting, versions }: DocsCombination,
  languageNames: readonly string[],
  versionNames: readonly string[],
): Part[] {
  const some = (names: readonly string[]): (string | undefined)[] => (names.length > 0 ? [...names] : [undefined]);
  const folderOf = (index: number, setting: string, name: string | undefined): string =>
    name === undefined || index === (setting === 'two with a default' ? 1 : 0) ? '' : `${name}/`;
  return some(languageNames).flatMap((language, languageIndex) =>
    some(versionNames).map((version, index) => {
      const sharedFolder = folderOf(languageIndex, languageSetting, language && languages.codes[languageIndex]);
      return {
        selection: { language, version },
        sharedFolder,
        folder: sharedFolder + folderOf(index, versions, version),
      };
    }),
  );
}

function pagesOf(
  { tabs, anchors, groups, pages }: DocsCombination,
  { selection, folder, sharedFolder }: Part,
): PlannedPage[] {
  const mark = [selection.language, selection.version].filter(Boolean).join(' ');
  const place = (name: string, title: string): PlannedPage => ({
    path: folder + name,
    title: mark ? `${title} in ${mark}` : title,
    parts: selection,
    ...(tabs !== 'none' && { tab: tabs === 'sections' && name.startsWith('api/') ? 'API' : 'Documentation' }),
    ...(/section/.test(anchors) &&
      (tabs !== 'sections' || !name.startsWith('api/')) && { anchor: name.startsWith('sdk/') ? 'SDK' : 'Home' }),
  });
  const guide = place('guide', 'Guide');
  return [
    place('index', 'Welcome'),
    // All versions of a language list this page.
    {
      ...guide,
      path: `${sharedFolder}guide`,
      title: selection.language ? `Guide in ${selection.language}` : 'Guide',
      parts: { language: selection.language },
    },
    ...(groups === 'flat'
      ? []
      : [
          { ...place('deep/one', 'Deep'), ...(groups === 'nested with a root page' && { label: 'Inner' }) },
          place('deep/two', 'Deeper'),
        ]),
    ...(pages === 'one hidden' ? [{ ...place('secret', 'Secret'), isHidden: true }] : []),
    place('api/users', 'Users'),
    ...(/section/.test(anchors) ? [place('sdk/start', 'SDK start')] : []),
  ];
}

function groupsAround({ groups }: DocsCombination, path: string): string[] {
  if (/(?:api|sdk)\//.test(path)) return ['More'];
  // The heading of a group with a root page is the entry of that page.
  if (groups !== 'nested' || !path.includes('deep/')) return ['Start'];
  return path.endsWith('two') ? ['Start', 'Inner', 'Innermost'] : ['Start', 'Inner'];
}

function linksOf({ tabs, anchors }: DocsCombination): Pick<NavigationPlan, 'tabs' | 'anchors'> {
  const inTab = tabs === 'none' ? {} : { tab: 'Documentation' };
  const home: PlannedLink = { name: 'Home', icon: drawing('house'), ...inTab };
  const sdk: PlannedLink = { name: 'SDK', icon: drawing('code'), isHidden: anchors === 'hidden section', ...inTab };
  const link: PlannedLink = { name: 'Community', url: community, icon: drawing('comments') };
  return {
    tabs:
      tabs === 'none'
        ? []
        : [{ name: 'Documentation' }, tabs === 'sections' ? { name: 'API' } : { name: 'Status', url: status }],
    anchors: {
      none: [],
      'section and link': [home, sdk, { ...link, ...inTab }],
      'hidden section': [home, sdk],
      'global link': [link],
    }[anchors],
  };
}

function drawing(icon: string): string {
  return iconDrawing(`fontawesome/solid/${icon}`)[0]!;
}

function navigationOf(combination: DocsCombination, parts: readonly Part[]): Node {
  const { languages: languageSetting, versions, anchors } = combination;
  const isDefault = (setting: string, index: number): Node =>
    setting === 'two with a default' && index === 1 ? { default: true } : {};
  const ofVersions = (own: readonly Part[]): Node =>
    versions === 'none'
      ? contentOf(combination, own[0]!)
      : {
          versions: own.map((part, index) => ({
            version: part.selection.version,
            ...isDefault(versions, index),
            ...contentOf(combination, part),
          })),
        };
  const ofLanguage = (name: string): Part[] => parts.filter(({ selection }) => selection.language === name);
  const content =
    languageSetting === 'none'
      ? ofVersions(parts)
      : {
          languages: languages.names.map((name, index) => ({
            language: languages.codes[index],
            ...isDefault(languageSetting, index),
            ...ofVersions(ofLanguage(name)),
          })),
        };
  return anchors === 'global link' ? { ...content, global: { anchors: [communityNode] } } : content;
}

const communityNode = { anchor: 'Community', icon: 'comments', href: community };

function contentOf(combination: DocsCombination, { folder, sharedFolder }: Part): Node {
  const { tabs, anchors, groups, pages } = combination;
  const at = (...names: string[]): string[] => names.map((name) => folder + name);
  const [one, two] = at('deep/one', 'deep/two');
  const deep = {
    flat: [],
    nested: [{ group: 'Inner', pages: [one, { group: 'Innermost', pages: [two] }] }],
    'nested with a root page': [{ group: 'Inner', root: one, pages: [two] }],
  }[groups];
  const start = {
    group: 'Start',
    pages: [...at('index'), `${sharedFolder}guide`, ...deep, ...(pages === 'one hidden' ? at('secret') : [])],
  };
  const more = (...names: string[]): Node[] => (names.length > 0 ? [{ group: 'More', pages: at(...names) }] : []);
  const api = tabs === 'sections' ? [] : ['api/users'];
  const main = /section/.test(anchors)
    ? {
        anchors: [
          { anchor: 'Home', icon: 'house', groups: [start, ...more(...api)] },
          {
            anchor: 'SDK',
            icon: 'code',
            ...(anchors === 'hidden section' && { hidden: true }),
            groups: more('sdk/start'),
          },
          ...(anchors === 'section and link' ? [communityNode] : []),
        ],
      }
    : { groups: [start, ...more(...api)] };
  if (tabs === 'none') return main;
  const other = tabs === 'sections' ? { tab: 'API', groups: more('api/users') } : { tab: 'Status', href: status };
  return { tabs: [{ tab: 'Documentation', ...main }, other] };
}
