/** Navigation in mint.json: a list of groups, and tabs and anchors that have the pages of a folder or are links. */
import type { Combination } from '../all-pairs.js';
import { commonSettings, simplePage } from '../pair-site.js';
import { iconDrawing } from '../../settings/icon-drawing.js';
import type { NavigationPlan, PlannedLink, PlannedPage, Selection } from './planned-page.js';

/** The settings that are combined, defaults first. */
export const mintFactors = {
  versions: ['none', 'two', 'two with a default'],
  languages: ['none', 'two'],
  tabs: ['none', 'folder', 'link'],
  anchors: ['none', 'link', 'folder and link', 'hidden folder', 'link of a version'],
  topAnchor: ['default', 'named', 'with an icon'],
  groups: ['flat', 'nested'],
  pages: ['shown', 'one hidden'],
  base: ['/', '/docs/'],
} as const;

type MintCombination = Combination<typeof mintFactors>;

/** Languages are versions with a locale, so a site has either. */
export function isPossibleInMint({ versions, languages, anchors }: Partial<MintCombination>): boolean {
  if (versions !== undefined && versions !== 'none' && languages === 'two') return false;
  return !(anchors === 'link of a version' && (versions === 'none' || languages === 'two'));
}

const community = 'https://community.example/';
const status = 'https://status.example/';
const documentation = 'Documentation';

/** The plan of a combination. */
export function mintPlan(combination: MintCombination): NavigationPlan {
  const { versions, languages, base } = combination;
  const kind = languages === 'two' ? 'language' : 'version';
  const names = languages === 'two' ? ['English', 'Français'] : versions === 'none' ? [] : ['v2', 'v1'];
  const pages = pagesOf(combination, kind, names);
  const groups = groupsOf(combination, names);
  const start = versions === 'two with a default' ? names[1] : names[0];
  return {
    pages,
    ...linksOf(combination),
    groups: groupsAround(groups),
    versions: kind === 'version' ? names : [],
    languages: kind === 'language' ? names : [],
    start: start === undefined ? {} : { [kind]: start },
    site: {
      file: 'mint.json',
      base: base === '/' ? undefined : base,
      settings: { ...commonSettings, ...settingsOf(combination, names), navigation: groups },
      files: Object.fromEntries(
        pages.map(({ path, title, isHidden }) => [
          `${path}.mdx`,
          simplePage(title, ...(isHidden ? ['hidden: true'] : [])),
        ]),
      ),
    },
  };
}

function pagesOf(
  combination: MintCombination,
  kind: keyof Selection,
  [first, second]: readonly string[],
): PlannedPage[] {
  const { tabs, anchors, groups, pages } = combination;
  const hasFolder = /folder/.test(anchors);
  const place = (path: string, title: string, part?: string): PlannedPage => ({
    path,
    title,
    parts: part === undefined ? {} : { [kind]: part },
    ...(tabs !== 'none' && { tab: tabs === 'folder' && path.startsWith('api/') ? 'API' : documentation }),
    ...(hasFolder && path.startsWith('sdk/')
      ? { anchor: 'SDK' }
      : hasTop(combination) && !(tabs === 'folder' && path.startsWith('api/')) && { anchor: topName(combination) }),
  });
  return [
    place('index', 'Welcome'),
    place('guide', 'Guide'),
    ...(groups === 'nested' ? [place('deep/one', 'Deep'), place('deep/two', 'Deeper')] : []),
    ...(pages === 'one hidden' ? [{ ...place('secret', 'Secret'), isHidden: true }] : []),
    place('api/users', 'Users'),
    ...(hasFolder ? [place('sdk/start', 'SDK start')] : []),
    ...(first === undefined ? [] : [place('new/start', 'New start', first)]),
    ...(first === undefined || !hasFolder ? [] : [place('sdk/new', 'New SDK', first)]),
    ...(second === undefined ? [] : [place('old/start', 'Old start', second)]),
    ...(second === undefined || tabs !== 'folder' ? [] : [place('api/old', 'Old users', second)]),
  ];
}

interface Group {
  group: string;
  version?: string;
  pages: (string | Group)[];
}

function groupsOf({ groups, pages, anchors, tabs }: MintCombination, [first, second]: readonly string[]): Group[] {
  const deep: Group[] =
    groups === 'nested' ? [{ group: 'Inner', pages: ['deep/one', { group: 'Innermost', pages: ['deep/two'] }] }] : [];
  const ofAnchor = (path: string): string[] => (/folder/.test(anchors) ? [path] : []);
  return [
    { group: 'Start', pages: ['index', 'guide', ...deep, ...(pages === 'one hidden' ? ['secret'] : [])] },
    { group: 'More', pages: ['api/users', ...ofAnchor('sdk/start')] },
    ...(first === undefined ? [] : [{ group: 'New', version: first, pages: ['new/start', ...ofAnchor('sdk/new')] }]),
    ...(second === undefined
      ? []
      : [{ group: 'Old', version: second, pages: ['old/start', ...(tabs === 'folder' ? ['api/old'] : [])] }]),
  ];
}

/** The groups around each page, outermost first. */
function groupsAround(groups: readonly Group[], around: readonly string[] = []): Record<string, string[]> {
  const entries = groups.flatMap(({ group, pages }) => {
    const trail = [...around, group];
    const inside = pages.filter((page) => typeof page !== 'string');
    const own = pages.filter((page) => typeof page === 'string').map((page): [string, string[]] => [page, trail]);
    return [...own, ...Object.entries(groupsAround(inside, trail))];
  });
  return Object.fromEntries(entries);
}

function topName({ topAnchor }: MintCombination): string {
  return topAnchor === 'named' ? 'Home' : documentation;
}

/** Whether there is an anchor for the pages of no other anchor. */
function hasTop({ tabs, anchors, topAnchor }: MintCombination): boolean {
  return topAnchor !== 'default' || (tabs === 'none' ? anchors !== 'none' : anchors.includes('folder'));
}

/** The tabs and anchors that readers should see. */
function linksOf(combination: MintCombination): Pick<NavigationPlan, 'tabs' | 'anchors'> {
  const { tabs, anchors, topAnchor } = combination;
  const main = { name: documentation };
  const tab = tabs === 'none' ? undefined : main.name;
  const icon = drawing(topAnchor === 'with an icon' ? 'house' : 'book-open');
  const top = { name: topName(combination), icon, tab };
  return {
    tabs: { none: [], folder: [main, { name: 'API' }], link: [main, { name: 'Status', url: status }] }[tabs],
    anchors: [...(hasTop(combination) ? [top] : []), ...ownAnchors(anchors, tab)],
  };
}

function ownAnchors(anchors: MintCombination['anchors'], tab: string | undefined): PlannedLink[] {
  const sdk: PlannedLink = { name: 'SDK', icon: drawing('code'), tab };
  const link: PlannedLink = { name: 'Community', url: community, icon: drawing('comments') };
  return {
    none: [],
    link: [link],
    'folder and link': [sdk, link],
    'hidden folder': [{ ...sdk, isHidden: true }],
    'link of a version': [{ ...link, version: 'v1' }],
  }[anchors];
}

function drawing(icon: string): string {
  return iconDrawing(`fontawesome/solid/${icon}`)[0]!;
}

/** Settings without a value are not written. */
function settingsOf(
  { versions, languages, tabs, anchors, topAnchor }: MintCombination,
  [first, second]: readonly string[],
): Record<string, unknown> {
  const sdk = { name: 'SDK', url: 'sdk', icon: 'code' };
  const link = { name: 'Community', url: community, icon: 'comments' };
  const versionList = {
    none: undefined,
    two: [first, second],
    'two with a default': [{ name: first }, { name: second, default: true }],
  }[versions];
  const languageList = [
    { name: first, locale: 'en' },
    { name: second, locale: 'fr' },
  ];
  return {
    versions: languages === 'two' ? languageList : versionList,
    tabs: { none: undefined, folder: [{ name: 'API', url: 'api' }], link: [{ name: 'Status', url: status }] }[tabs],
    anchors: {
      none: undefined,
      link: [link],
      'folder and link': [sdk, link],
      'hidden folder': [{ ...sdk, isDefaultHidden: true }],
      'link of a version': [{ ...link, version: 'v1' }],
    }[anchors],
    topAnchor: { default: undefined, named: { name: 'Home' }, 'with an icon': { icon: 'house' } }[topAnchor],
  };
}
