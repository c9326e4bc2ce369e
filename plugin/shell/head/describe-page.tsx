/** Describes a page to search engines and social networks. */
import { Fragment, h, type Node } from '../../../runtime/jsx/node.js';
import { folderTags } from '../../load/folder-tags.js';
import type { PageView } from '../types.js';
import { absoluteAddress, canonicalAddress, isNotFoundPage, pageAddress } from './page-address.js';
import { renderStructuredData } from './structured-data.js';

/** Title, meta tags and canonical URL of a page. Tags of the page override tags of the site. */
export function describePage(view: PageView): Node {
  const { name } = view.site;
  const { title } = view.page.meta;
  const canonical = canonicalAddress(view);
  const preview = view.previewImage?.(view.page);
  const tags: Tags = {
    ...ownTags(view, canonical),
    'og:image': preview?.address,
    ...siteTags(view),
    ...folderTags(view.site, view.page),
    ...frontMatterTags(view),
  };
  if (tags['og:image'] === preview?.address) Object.assign(tags, preview?.tags);
  if (tags['og:image'] && tags['twitter:card'] === undefined) tags['twitter:card'] = 'summary_large_image';
  return (
    <>
      <title>{title !== name ? `${title} - ${name}` : name}</title>
      {Object.entries(tags).map(([key, value]) => (value ? renderTag(key, value, view) : undefined))}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && renderAlternates(view)}
      {renderStructuredData(view, canonical)}
      {renderRefresh(view)}
    </>
  );
}

type Tags = Record<string, string | undefined>;

function ownTags({ site, page, page: { meta } }: PageView, canonical: string | undefined): Tags {
  const description = meta.description ?? site.description;
  // The page itself has little text: the navigation links to the other site.
  const isElsewhere = typeof meta.url === 'string' && meta.url !== '';
  const hidden = meta.noindex || isElsewhere || (page.hidden && !site.seo.indexHidden);
  return {
    description,
    keywords: Array.isArray(meta.keywords) ? meta.keywords.join(', ') : undefined,
    robots: hidden ? 'noindex' : typeof meta['robots'] === 'string' ? meta['robots'] : undefined,
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': meta.title,
    'og:description': description,
    'og:url': canonical,
  };
}

/** `canonical` of docs.json is the URL of the host, not a tag. */
function siteTags({ site }: PageView): Tags {
  const { canonical: _, ...tags } = site.seo.metatags;
  return tags;
}

function frontMatterTags({ page: { meta } }: PageView): Tags {
  const tags = Object.entries(meta).filter(([key]) => /^(?:(?:og|twitter|article):|robots$|description$)/.test(key));
  const metaTags: Tags = Object.fromEntries(tags.map(([key, value]) => [key, String(value)]));
  return meta.noindex ? { ...metaTags, robots: 'noindex' } : metaTags;
}

/** The same page in other languages. */
function renderAlternates(view: PageView): Node {
  return view.alternatesOf?.(view.page.path).map(({ language, route }) => {
    return <link rel="alternate" hreflang={language} href={pageAddress(route, view)} />;
  });
}

/** The 404 page redirects to the start page if the settings ask for it. */
function renderRefresh({ site, page, base }: PageView): Node {
  if (!isNotFoundPage(page) || !site.notFound.redirect) return undefined;
  return <meta http-equiv="refresh" content={`0; url=${base}`} />;
}

function renderTag(name: string, value: string, view: PageView): Node {
  const isAddress = /:(?:image|url|audio|video)$/.test(name) && value.startsWith('/');
  const content = isAddress ? absoluteAddress(value, view) : value;
  const isProperty = /^(?:og|article|fb|music|video|book|profile):/.test(name);
  return isProperty ? <meta property={name} content={content} /> : <meta name={name} content={content} />;
}
