/**
 * A page that several versions share shows only what belongs to the reader's version. Parts for some versions have
 * their indexes in `data-in`; parts without it are for all.
 */
import type { PageVersion, Site } from '../../site/types.js';

/** The attributes of `<html>` for the version that the page shows. */
export function versionAttributes(version: PageVersion | undefined): Record<string, string | number | undefined> {
  if (!version) return {};
  return {
    'data-versions': JSON.stringify(version.names),
    'data-version': version.index,
    'data-shared': version.isShared ? '' : undefined,
  };
}

/** Hides what is for other versions. */
export function versionStyles({ navigation: { shared, children } }: Site): string {
  if (!shared) return '';
  const selectors = children.map((_, index) => `[data-version="${index}"] [data-in]:not([data-in~="${index}"])`);
  return `${selectors.join(',')}{display:none!important}`;
}
