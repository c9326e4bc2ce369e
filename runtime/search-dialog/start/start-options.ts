/** The options before the reader types: recent searches, pages beside the current one, and links that the site suggests. */
import { isSafeAddress } from '../../../elements/safe-address.js';
import type { IndexManifest } from '../../search/index/index-file.js';
import type { SearchLabels } from '../../search/labels.js';
import { pageHref } from '../../search/page-href.js';
import { createElement } from '../create-element.js';
import { linkOption, queryOptions } from '../options.js';
import { recentSearches } from './recent.js';

/** Maximum number of recent searches, and of pages beside the current one. */
const maxRecent = 3;
const maxNearby = 4;

export interface StartOptions {
  manifest: IndexManifest;
  labels: SearchLabels;
  /** URL of the site. */
  base: string;
  /** Code of the reader's language. */
  language: string;
}

/** The groups of options that are not empty. The title of recent searches is outside the list box, because it has a button. */
export function startOptions({ manifest, labels, base, language }: StartOptions): HTMLElement[] {
  const suggested = suggestedLinks(manifest, base, language);
  const nearby = nearbyLinks(base).filter((link) => !suggested.some(({ href }) => href === link.href));
  return [
    ...group(labels.recent, queryOptions('recent', recentSearches().slice(0, maxRecent))),
    ...group(labels.nearby, nearby.slice(0, maxNearby).map(toOption), labels.nearby),
    ...group(labels.suggested, suggested.map(toOption), labels.suggested),
  ];
}

interface Link {
  label: string;
  href: string;
}

function toOption({ label, href }: Link): HTMLElement {
  return linkOption(href, label);
}

function group(label: string, options: readonly HTMLElement[], title?: string): HTMLElement[] {
  if (options.length === 0) return [];
  const visible = title !== undefined && createElement('p', { class: 'title', 'aria-hidden': 'true' }, title);
  return [createElement('div', { role: 'group', 'aria-label': label, class: 'start' }, visible, ...options)];
}

function suggestedLinks({ suggestions = [], pageFile }: IndexManifest, base: string, language: string): Link[] {
  return suggestions
    .filter((link) => (link.language ?? language) === language && isSafeAddress(link.href, 'link'))
    .map(({ label, href }) => ({
      label,
      href: new URL(href.startsWith('/') ? pageHref(href, pageFile) : href, base).href,
    }))
    .filter(({ href }) => href !== here());
}

/** The pages in the same list of the sidebar, those after the current one first. */
function nearbyLinks(base: string): Link[] {
  const current = document.querySelector('#sidebar-content [aria-current="page"]');
  const links = [...(current?.closest('ul')?.querySelectorAll<HTMLAnchorElement>(':scope > li > a') ?? [])];
  const at = links.findIndex((link) => link === current);
  return [...links.slice(at + 1), ...links.slice(0, Math.max(at, 0))]
    .filter(({ href }) => href.startsWith(base))
    .map(({ href, lastChild }) => ({ href, label: lastChild?.textContent?.trim() ?? '' }))
    .filter(({ label }) => label !== '');
}

/** The URL of the current page. */
function here(): string {
  return location.href.replace(/[?#].*$/s, '');
}
