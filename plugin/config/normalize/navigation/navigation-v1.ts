/**
 * Converts the navigation of mint.json to the section tree: a list of groups, and `versions`, `tabs` and `anchors` next
 * to it that take their pages by path prefix. The outermost section is the version, then the tab, then the anchor.
 */
import type { NavSection, NavSectionKind, NavItem } from '../../../core/model/types.js';
import { linkRoute } from '../../../addresses/page-path.js';
import type { SettingsV1 } from '../../schema/settings.js';
import { toAnchorColor, toIcon } from '../icon.js';
import { languageCode } from '../language.js';
import type { PageLists } from './page-list.js';
import { itemsOfVersion, partition, takeVersions, toSections, type Section } from './sections.js';

/** The inputs for filling a tree. */
interface Parts {
  settings: SettingsV1;
  tabs: Section[];
  anchors: Section[];
  /** Whether an anchor of any version is a link. */
  hasLinks: boolean;
}

/** The tree of sections; its root has kind `root`. */
export function navigationFromV1(settings: SettingsV1, pages: PageLists): NavSection {
  const entries = (settings.versions ?? []).map((entry) => (typeof entry === 'string' ? { name: entry } : entry));
  const names = entries.map(({ name }) => name);
  const allItems = pages.versioned(settings.navigation, names);
  const tabs = toSections(settings.tabs, allItems, pages);
  const anchors = toSections(settings.anchors, allItems, pages);
  const parts: Parts = { settings, tabs, anchors, hasLinks: anchors.some(({ prefix }) => prefix === undefined) };
  const items = takeVersions(takeVersions(allItems, parts.tabs), parts.anchors);
  const root = emptySection('root', '');
  if (entries.length === 0) return fill(root, itemsOfVersion(items, undefined), parts);
  root.children = entries.map((entry) => {
    const section = versionSection(entry);
    return section.href ? section : fill(section, itemsOfVersion(items, entry.name), partsOf(parts, entry.name));
  });
  return root;
}

type VersionEntry = Exclude<NonNullable<SettingsV1['versions']>[number], string>;

function versionSection(version: VersionEntry): NavSection {
  const section = emptySection(version.locale ? 'language' : 'version', version.label ?? version.name);
  if (version.locale) section.code = languageCode(version.locale);
  if (version.url) section.href = linkRoute(version.url);
  section.isDefault = version.default;
  return section;
}

/** The tabs and anchors of one version, and the tabs and anchors without a version. */
function partsOf({ tabs, anchors, ...parts }: Parts, version: string): Parts {
  const isShown = (section: Section): boolean => section.version === undefined || section.version === version;
  return { ...parts, tabs: tabs.filter(isShown), anchors: anchors.filter(isShown) };
}

/** Distributes the items among the tabs, and the items of each tab among the anchors. */
function fill(owner: NavSection, items: NavItem[], parts: Parts): NavSection {
  const top = topAnchor(parts.settings);
  if (parts.tabs.length === 0) return fillAnchors(owner, items, parts, top);
  const { taken, rest } = partition(items, parts.tabs);
  const tabs = parts.tabs.map((tab) => {
    const section = prefixSection('tab', tab);
    const own = taken.get(tab);
    return own ? fillAnchors(section, own, parts) : section;
  });
  const primary = rest.length > 0 ? [fillAnchors(primaryTab(parts), rest, parts, top)] : [];
  owner.children = [...primary, ...tabs.filter(hasContent)];
  return owner;
}

/** The tab of the pages that belong to no other tab. */
function primaryTab({ settings: { primaryTab: primary } }: Parts): NavSection {
  return { ...emptySection('tab', primary?.name ?? 'Documentation'), ...hiddenBy(primary) };
}

/** Adds the anchors that are links or have pages, in the author's order. `top` comes first and gets the remaining items. */
function fillAnchors(owner: NavSection, items: NavItem[], parts: Parts, top?: NavSection): NavSection {
  const { taken, rest } = partition(items, parts.anchors);
  const shown = parts.anchors.filter((anchor) => anchor.prefix === undefined || taken.has(anchor));
  owner.children = shown.map((anchor) => ({ ...prefixSection('anchor', anchor), items: taken.get(anchor) ?? [] }));
  // Next to tabs, the hosted service shows links without a top anchor.
  const hasOthers = taken.size > 0 || (parts.hasLinks && parts.tabs.length === 0);
  if (!top || !(hasOthers || parts.settings.topAnchor)) owner.items = rest;
  else owner.children.unshift(rest.length > 0 ? { ...top, items: rest } : { ...top, href: '/' });
  return owner;
}

function topAnchor({ topAnchor: top = {} }: SettingsV1): NavSection {
  return {
    ...emptySection('anchor', top.name ?? 'Documentation'),
    icon: toIcon(top.icon ?? 'book-open', top.iconType),
    color: toAnchorColor(top.color),
  };
}

/** A tab or anchor without its pages. */
function prefixSection(kind: NavSectionKind, { source, prefix, sources }: Section): NavSection {
  return {
    ...emptySection(kind, source.name ?? source.url ?? ''),
    icon: toIcon(source.icon, source.iconType),
    color: toAnchorColor(source.color),
    href: prefix === undefined && !sources && source.url ? linkRoute(source.url) : undefined,
    ...(sources && (prefix === undefined ? { sources } : { lookups: sources })),
    ...hiddenBy(source),
  };
}

/** Hides only the section. Its pages are listed and found like other pages. */
function hiddenBy({ isDefaultHidden = false }: { isDefaultHidden?: boolean } = {}): Partial<NavSection> {
  return { hidden: isDefaultHidden, ...(isDefaultHidden && { searchable: true }) };
}

function emptySection(kind: NavSectionKind, label: string): NavSection {
  return { kind, label, hidden: false, children: [], items: [] };
}

function hasContent({ href, sources, children, items }: NavSection): boolean {
  return href !== undefined || sources !== undefined || children.length > 0 || items.length > 0;
}
