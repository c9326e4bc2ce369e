import { pathOf } from '../page-path.js';

/** The folder of the site. Links to other parts of the host are left alone. */
const base = new URL('../', import.meta.url).href;

/** A file that is not a page, such as `/guide.pdf`. Versions are pages: `/v1.2`. */
const file = /\.(?!html?$)[a-z][a-z\d]+$/i;

/** The page of this site that the link around an event opens in this tab; `undefined` if it opens nothing of the kind. */
export function linkedPage(event: Event): URL | undefined {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href.startsWith(base) || link.download || link.relList.contains('external')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  return file.test(url.pathname) ? undefined : url;
}

/** The URL of the page that is shown. It differs from the address bar while the page of an earlier entry loads. */
export const shown = { url: new URL(location.href) };

/** Whether `url` is on the page that is shown. Its query belongs to the page's own scripts. */
export function isOpen(url: URL | Location): boolean {
  return pathOf(url) === pathOf(shown.url);
}
