/** Tabs and anchors of mint.json: each takes the pages in a folder, or is a link. */
import type { ApiSource, NavItem } from '../../../core/model/types.js';
import { defaultDirectory, isUrl, pagePath } from '../../../addresses/page-path.js';
import type { SettingsV1 } from '../../schema/settings.js';
import type { PageLists, VersionedItem } from './page-list.js';

type Prefixed = NonNullable<SettingsV1['anchors']>[number];

/** A tab or anchor of the settings, with its folder. */
export interface Section {
  source: Prefixed;
  /** `undefined` if it is a link. */
  prefix?: string;
  /** Its version; `undefined` if it is for all versions. */
  version?: string;
  /** Specifications that it names. */
  sources?: readonly ApiSource[];
}

/** The sections of `list`. A section is a link if none of the `items` is in its folder. */
export function toSections(list: Prefixed[] = [], items: readonly VersionedItem[], pages: PageLists): Section[] {
  const paths = pathsOf(items);
  return list.map((source) => ({
    source,
    prefix: prefixOf(source, paths),
    version: pages.versionOf(source),
    sources: pages.sourcesOf(source, source.url && !isUrl(source.url) ? pagePath(source.url) : undefined),
  }));
}

/** Assigns each page to the section with the longest matching path prefix. */
export function partition(
  items: NavItem[],
  sections: readonly Section[],
): { taken: Map<Section, NavItem[]>; rest: NavItem[] } {
  const taken = new Map<Section, NavItem[]>();
  for (const section of sections) {
    const ownItems = pick(items, (path) => ownerOf(path, sections) === section);
    if (ownItems.length > 0) taken.set(section, ownItems);
  }
  return { taken, rest: pick(items, (path) => ownerOf(path, sections) === undefined) };
}

/** The pages of a section with a version have that version too. */
export function takeVersions(items: VersionedItem[], sections: readonly Section[]): VersionedItem[] {
  return items.map((item) => {
    if (item.type === 'group') return { ...item, items: takeVersions(item.items, sections) };
    const version = item.version ?? ownerOf(item.path, sections)?.version;
    return version === undefined ? item : { ...item, version };
  });
}

/** The items of `version`, and the items without a version. `undefined` selects all. Empty groups are removed. */
export function itemsOfVersion(items: readonly VersionedItem[], version: string | undefined): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    const { version: own, ...rest } = item;
    if (rest.type === 'page') return version === undefined || own === undefined || own === version ? [rest] : [];
    const inside = itemsOfVersion(rest.items, version);
    return inside.length > 0 ? [{ ...rest, items: inside }] : [];
  });
}

function ownerOf(path: string, sections: readonly Section[]): Section | undefined {
  let owner: Section | undefined;
  for (const section of sections) {
    if (section.prefix === undefined || !isBelow(path, section.prefix)) continue;
    if (!owner || section.prefix.length > owner.prefix!.length) owner = section;
  }
  return owner;
}

function prefixOf({ url }: Prefixed, paths: readonly string[]): string | undefined {
  if (!url || isUrl(url)) return undefined;
  const prefix = pagePath(url);
  return prefix !== undefined && paths.some((path) => isBelow(path, prefix)) ? prefix : undefined;
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

function pick(items: NavItem[], isWanted: (path: string) => boolean): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    if (item.type === 'page') return isWanted(item.path) ? [item] : [];
    const [first] = item.sources ?? [];
    if (first) return isWanted(first.directory ?? defaultDirectory) ? [item] : [];
    const inside = pick(item.items, isWanted);
    return inside.length > 0 ? [{ ...item, items: inside }] : [];
  });
}

function pathsOf(items: readonly VersionedItem[]): string[] {
  return items.flatMap((item) => (item.type === 'page' ? [item.path] : pathsOf(item.items)));
}
