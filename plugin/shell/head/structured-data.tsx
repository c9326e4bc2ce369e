/** Structured data for search engines: the publisher, the page, and the groups that contain it. See https://schema.org */
import { h, type Node } from '../../../runtime/jsx/node.js';
import { isExternal } from '../../addresses/addresses.js';
import { rootAbsolute } from '../../addresses/page-path.js';
import { pageLanguage } from '../page-language.js';
import type { PageView } from '../types.js';
import { scriptData } from '../write-html.js';
import { absoluteAddress, siteHost } from './page-address.js';

/** The script with the data; empty if there is none. The page itself is only described if the URL of the site is known. */
export function renderStructuredData(view: PageView, canonical: string | undefined): Node {
  const isPage = canonical !== undefined && siteHost(view) !== undefined && view.page.file !== '';
  const data = [publisher(view), ...(isPage ? [article(view, canonical), breadcrumbs(view, canonical)] : [])].filter(
    (each) => each !== undefined,
  );
  if (data.length === 0) return undefined;
  const content =
    data.length === 1
      ? { '@context': 'https://schema.org', ...data[0] }
      : { '@context': 'https://schema.org', '@graph': data };
  return <script type="application/ld+json">{scriptData(content)}</script>;
}

function publisher(view: PageView): object | undefined {
  const { organization } = view.site.seo;
  if (!organization) return undefined;
  const { id, logo, url, ...rest } = organization;
  const absolute = (name: string, value: unknown): object =>
    typeof value === 'string' ? { [name]: absoluteAddress(rootAbsolute(value), view) } : {};
  return {
    '@type': 'Organization',
    ...(id ? { '@id': id } : {}),
    ...rest,
    ...absolute('url', url),
    ...absolute('logo', logo),
  };
}

function article(view: PageView, url: string): object {
  const { site, page, navigation } = view;
  const { title, description } = page.meta;
  return {
    '@type': 'TechArticle',
    headline: title,
    ...(description && { description }),
    url,
    inLanguage: pageLanguage(navigation),
    ...(page.lastUpdated && { dateModified: page.lastUpdated }),
    isPartOf: { '@type': 'WebSite', name: site.name, url: absoluteAddress('/', view) },
  };
}

/** Every entry except the last one needs a URL, so groups without a page are omitted. */
function breadcrumbs(view: PageView, url: string): object | undefined {
  const above = view.navigation.breadcrumbs.flatMap(({ label, href }) =>
    href === undefined
      ? []
      : [{ name: label, item: isExternal(href) ? href : (siteHost(view) ?? '') + view.link(href) }],
  );
  if (above.length === 0) return undefined;
  const items = [...above, { name: view.page.meta.title, item: url }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}
