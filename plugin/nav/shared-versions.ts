/** Versions that list the same pages. Such a page shows the navigation of the version that the reader chose. */
import { namedPages } from '../load/navigation/navigation-pages.js';
import type { NavSection } from '../core/model/types.js';
import type { PageVersion } from './page-navigation.js';
import { getOrInsert } from '../core/text/get-or-insert.js';

/** The versions, or the languages, of a section. */
export interface Versions {
  kind: PageVersion['kind'];
  sections: readonly NavSection[];
  /** Whether a page is in several of them. */
  sharePages: boolean;
}

/** One of them. */
export interface SectionVersion {
  versions: Versions;
  /** Index in `versions.sections`. */
  index: number;
}

const kinds = ['version', 'language'] as const;

/** The innermost choices of readers along `trail`: its version, otherwise its language. `trail` begins with the root. */
export function versionAlong(trail: readonly NavSection[]): SectionVersion | undefined {
  for (const kind of kinds) {
    const position = trail.findIndex((section) => section.kind === kind);
    if (position < 1) continue;
    const versions = versionsIn(trail[position - 1]!, kind);
    return { versions, index: versions.sections.indexOf(trail[position]!) };
  }
  return undefined;
}

/** The largest number of versions beside each other that share pages; 0 if none do. */
export function sharedVersionCount(section: NavSection): number {
  return getOrInsert(counts, section, () => {
    const own = kinds
      .map((kind) => versionsIn(section, kind))
      .map((each) => (each.sharePages ? each.sections.length : 0));
    return Math.max(...own, ...section.children.map(sharedVersionCount));
  });
}

/** Each page asks for the count of the site. */
const counts = new WeakMap<NavSection, number>();

/** Trees of sections are not changed, so the versions in each are found once. */
const found = new WeakMap<NavSection, Map<string, Versions>>();

function versionsIn(section: NavSection, kind: Versions['kind']): Versions {
  const byKind = getOrInsert(found, section, () => new Map());
  return getOrInsert(byKind, kind, () => {
    const sections = section.children.filter((child) => child.kind === kind);
    return { kind, sections, sharePages: sharePages(sections) };
  });
}

function sharePages(sections: readonly NavSection[]): boolean {
  if (sections.length < 2) return false;
  const lists = sections.map((section) => new Set(namedPages(section).map(({ path }) => path)));
  return new Set(lists.flatMap((list) => [...list])).size < lists.reduce((sum, { size }) => sum + size, 0);
}
