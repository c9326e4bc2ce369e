/**
 * A page that several versions share shows only the parts for the reader's version. Parts for some versions have their
 * indexes in `data-in`; parts without it are for all.
 */
import { sharedVersionCount } from '../../nav/shared-versions.js';
import type { Site } from '../../core/model/types.js';
import type { NavChoice, PageVersion } from '../../nav/page-navigation.js';

/** The attributes of `<html>` for the version that the page shows. */
export function versionAttributes(version: PageVersion | undefined): Record<string, string | number | undefined> {
  if (!version) return {};
  return {
    'data-versions': JSON.stringify(version.names),
    'data-version': version.index,
    'data-shared': version.shared?.join(' '),
  };
}

/** The versions of all choices together; `undefined` if one of them is for all versions. */
export function versionsOf(choices: readonly NavChoice[]): number[] | undefined {
  return choices.every(({ versions }) => versions)
    ? [...new Set(choices.flatMap(({ versions = [] }) => versions))]
    : undefined;
}

/** Hides parts for other versions. A version without tabs has no space for them. */
export function versionStyles({ navigation }: Site): string {
  const count = sharedVersionCount(navigation);
  if (count === 0) return '';
  const all = Array.from({ length: count }, (_, index) => ({
    page: `[data-version="${index}"]`,
    part: `[data-in]:not([data-in~="${index}"])`,
  }));
  const parts = all.map(({ page, part }) => `${page} ${part}`);
  const pages = all.map(({ page, part }) => `${page}:has(> body > #navbar .octavo-scroller${part})`);
  return `${parts.join(',')}{display:none!important}${pages.join(',')}{--octavo-scrollers:0}`;
}
