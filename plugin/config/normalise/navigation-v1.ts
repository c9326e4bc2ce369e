/**
 * Turns the older form into the tree of divisions: a list of groups, with `versions`, `tabs` and `anchors` beside it that
 * take their pages by the start of the path. The outermost division is the version, then the tab, then the anchor.
 */
import type { Division, DivisionKind, NavItem } from '../../site/types.js';
import type { SettingsV1 } from '../schema/settings.js';
import { toAnchorColor, toIcon } from './icon.js';
import { languageCode } from './language.js';
import type { PageLists, VersionedItem } from './page-list.js';
import { isUrl, pagePath, rootAbsolute } from '../../site/page-path.js';

type Prefixed = NonNullable<SettingsV1['anchors']>[number];

/** A tab or anchor whose pages are those below a folder, or that is a link. */
interface Section {
  source: Prefixed;
  /** `undefined`: it is a link. */
  prefix?: string;
}

interface Parts {
  settings: SettingsV1;
  tabs: Section[];
  anchors: Section[];
}

/** The tree of divisions; its root has kind `root`. */
export function navigationFromV1(settings: SettingsV1, pages: PageLists): Division {
  const items = pages.versioned(settings.navigation);
  const paths = pathsOf(items);
  const sections = (list: Prefixed[] = []): Section[] =>
    list.map((source) => ({ source, prefix: prefixOf(source, paths) }));
  const parts: Parts = { settings, tabs: sections(settings.tabs), anchors: sections(settings.anchors) };
  for (const { source, prefix } of [...parts.tabs, ...parts.anchors]) {
    if (prefix === undefined && (source.openapi ?? source.asyncapi)) pages.skipSpecification(source);
  }
  const root = division('root', '');
  const versions = settings.versions ?? [];
  if (versions.length === 0) return fill(root, stripVersions(items, undefined), parts, undefined);
  root.children = versions.map((entry) => {
    const version = typeof entry === 'string' ? { name: entry } : entry;
    const own = versionDivision(version);
    return own.href ? own : fill(own, stripVersions(items, version.name), parts, version.name);
  });
  return root;
}

function versionDivision(version: Exclude<NonNullable<SettingsV1['versions']>[number], string>): Division {
  const own = division(version.locale ? 'language' : 'version', version.label ?? version.name);
  if (version.locale) own.code = languageCode(version.locale);
  if (version.url) own.href = rootAbsolute(version.url);
  own.isDefault = version.default;
  return own;
}

/** Parts the items of one version among its tabs, and those of each tab among the anchors. */
function fill(
  owner: Division,
  items: NavItem[],
  { settings, tabs, anchors }: Parts,
  version: string | undefined,
): Division {
  const inVersion = (section: Section): boolean =>
    section.source.version === undefined || section.source.version === version;
  const shownTabs = tabs.filter(inVersion);
  const shownAnchors = anchors.filter(inVersion);
  const links = shownAnchors
    .filter((anchor) => anchor.prefix === undefined)
    .map((anchor) => sectionDivision('anchor', anchor));
  if (shownTabs.length === 0) {
    fillAnchors(owner, items, shownAnchors, topAnchor(settings));
    return owner;
  }
  const { taken, rest } = partition(items, shownTabs);
  const primary = division('tab', settings.primaryTab?.name ?? 'Documentation');
  owner.children = [fillAnchors(primary, rest, shownAnchors)];
  for (const tab of shownTabs) {
    const own = sectionDivision('tab', tab);
    owner.children.push(tab.prefix === undefined ? own : fillAnchors(own, taken.get(tab) ?? [], shownAnchors));
  }
  owner.children = [...owner.children.filter(leadsSomewhere), ...links];
  return owner;
}

/** Without tabs, links stand among the anchors in the author's order, and `top` takes what is left over. */
function fillAnchors(owner: Division, items: NavItem[], anchors: Section[], top?: Division): Division {
  const { taken, rest } = partition(items, anchors);
  const shown = anchors.filter((anchor) => (anchor.prefix === undefined ? top !== undefined : taken.has(anchor)));
  owner.children = shown.map((anchor) => ({ ...sectionDivision('anchor', anchor), items: taken.get(anchor) ?? [] }));
  if (!top || shown.length === 0) owner.items = rest;
  else owner.children.unshift(rest.length > 0 ? { ...top, items: rest } : { ...top, href: '/' });
  return owner;
}

function topAnchor({ topAnchor: top = {} }: SettingsV1): Division {
  return {
    ...division('anchor', top.name ?? 'Documentation'),
    icon: toIcon(top.icon ?? 'book-open', top.iconType),
    color: toAnchorColor(top.color),
  };
}

function sectionDivision(kind: DivisionKind, { source, prefix }: Section): Division {
  return {
    ...division(kind, source.name ?? source.url ?? ''),
    icon: toIcon(source.icon, source.iconType),
    color: toAnchorColor(source.color),
    href: prefix === undefined && source.url ? rootAbsolute(source.url) : undefined,
    hidden: source.isDefaultHidden ?? false,
  };
}

function division(kind: DivisionKind, label: string): Division {
  return { kind, label, hidden: false, children: [], items: [] };
}

function leadsSomewhere({ href, children, items }: Division): boolean {
  return href !== undefined || children.length > 0 || items.length > 0;
}

/** The folder that a tab or anchor stands for; `undefined` where no page of the navigation is in it. */
function prefixOf({ url }: Prefixed, paths: readonly string[]): string | undefined {
  if (!url || isUrl(url)) return undefined;
  const prefix = pagePath(url);
  return prefix !== undefined && paths.some((path) => isBelow(path, prefix)) ? prefix : undefined;
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** Gives each page to the section with the longest prefix of its path. */
function partition(items: NavItem[], sections: Section[]): { taken: Map<Section, NavItem[]>; rest: NavItem[] } {
  const owners = sections
    .filter(({ prefix }) => prefix !== undefined)
    .sort((one, other) => other.prefix!.length - one.prefix!.length);
  const ownerOf = (path: string): Section | undefined => owners.find(({ prefix }) => isBelow(path, prefix!));
  const taken = new Map<Section, NavItem[]>();
  for (const owner of owners) {
    const own = pick(items, (path) => ownerOf(path) === owner);
    if (own.length > 0) taken.set(owner, own);
  }
  return { taken, rest: owners.length === 0 ? items : pick(items, (path) => ownerOf(path) === undefined) };
}

function pick(items: NavItem[], isWanted: (path: string) => boolean): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    if (item.type === 'page') return isWanted(item.path) ? [item] : [];
    const inside = pick(item.items, isWanted);
    return inside.length > 0 ? [{ ...item, items: inside }] : [];
  });
}

/** The items of one version: those that name it and those that name none. Groups that are left empty go. */
function stripVersions(items: VersionedItem[], version: string | undefined): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    const { version: own, ...rest } = item;
    if (rest.type === 'page') return version === undefined || own === undefined || own === version ? [rest] : [];
    const inside = stripVersions(rest.items, version);
    return inside.length > 0 ? [{ ...rest, items: inside }] : [];
  });
}

function pathsOf(items: readonly VersionedItem[]): string[] {
  return items.flatMap((item) => (item.type === 'page' ? [item.path] : pathsOf(item.items)));
}
