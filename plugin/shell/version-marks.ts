/** How a page that several versions share shows only what belongs to the version that the reader has chosen. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { PageVersion, Site } from '../site/types.js';

/** The attribute of a part that is for some versions only; empty for what is for all. */
export function inVersions({ versions }: { versions?: readonly number[] }): string {
  return versions ? ` data-in="${versions.join(' ')}"` : '';
}

/** The attributes of `<html>` that say which version the page shows. */
export function versionAttributes(version: PageVersion | undefined): string {
  if (!version) return '';
  const names = escapeHtml(JSON.stringify(version.names));
  return ` data-versions="${names}" data-version="${version.index}"${version.isShared ? ' data-shared' : ''}`;
}

/** Hides what is for other versions. */
export function versionStyles({ navigation: { shared, children } }: Site): string {
  if (!shared) return '';
  const selectors = children.map((_, index) => `[data-version="${index}"] [data-in]:not([data-in~="${index}"])`);
  return `${selectors.join(',')}{display:none!important}`;
}

/**
 * Runs in the head before the first paint: a shared page takes the version that the reader chose last, and any other tells
 * which one that now is. The same bytes on every page.
 */
export const versionScript =
  '(d=>{if(d.versions)try{let n=JSON.parse(d.versions),k="octavo-version",i=n.indexOf(localStorage[k]);' +
  'if(d.shared==null)localStorage[k]=n[d.version];else if(i>=0)d.version=i}catch{}})(document.documentElement.dataset)';
