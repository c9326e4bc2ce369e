/** What names a page to search engines and social networks. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import { rootAbsolute } from '../site/page-path.js';
import { address, isExternal, withSlash } from './address.js';
import type { PageInput, ShellSite } from './types.js';

/** Title, meta tags and canonical address of a page. Tags of the site come before those of the page, which replace them. */
export function describePage(input: PageInput): string {
  const { name } = input.site;
  const { title } = input.rendered.meta;
  const canonical = canonicalAddress(input);
  const tags = { ...ownTags(input, canonical), ...siteTags(input), ...frontMatterTags(input) };
  if (tags['og:image'] && tags['twitter:card'] === undefined) tags['twitter:card'] = 'summary_large_image';
  const link = canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '';
  const metas = Object.entries(tags).map(([key, value]) => (value ? metaTag(key, value, input) : ''));
  return `<title>${escapeHtml(title && title !== name ? `${title} - ${name}` : name)}</title>${metas.join('')}${link}${publisher(input)}${leaveUnknown(input)}`;
}

type Tags = Record<string, string | undefined>;

function ownTags({ site, page, rendered: { meta } }: PageInput, canonical: string | undefined): Tags {
  const description = meta.description ?? site.description;
  const hidden = meta.noindex || (page.hidden && !site.seo.indexHidden);
  return {
    description,
    keywords: Array.isArray(meta.keywords) ? meta.keywords.join(', ') : undefined,
    robots: hidden ? 'noindex' : typeof meta['robots'] === 'string' ? meta['robots'] : undefined,
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': meta.title || site.name,
    'og:description': description,
    'og:url': canonical,
  };
}

/** `canonical` of docs.json is the address of the host, not a tag. */
function siteTags({ site }: PageInput): Tags {
  const { canonical: _, ...tags } = site.seo.metatags;
  return tags;
}

function frontMatterTags({ rendered }: PageInput): Tags {
  const tags = Object.entries(rendered.meta).filter(([key]) => /^(?:og|twitter|article):/.test(key));
  return Object.fromEntries(tags.map(([key, value]) => [key, String(value)]));
}

/** Who publishes the site, for search engines. */
function publisher(input: PageInput): string {
  const { organization } = input.site.seo;
  if (!organization) return '';
  const { id, logo, ...rest } = organization;
  const image = typeof logo === 'string' ? { logo: absolute(rootAbsolute(logo), input) } : {};
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...(id ? { '@id': id } : {}),
    ...rest,
    ...image,
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
}

/** The page for unknown addresses leads to the start page where the settings ask for it. */
function leaveUnknown({ site, page, base }: PageInput): string {
  if (page.path !== '404' || page.file !== '' || !site.notFound.redirect) return '';
  return `<meta http-equiv="refresh" content="0; url=${escapeHtml(base)}">`;
}

function metaTag(name: string, value: string, input: PageInput): string {
  const key = /^(?:og|article|fb|music|video|book|profile):/.test(name) ? 'property' : 'name';
  const content = /:(?:image|url|audio|video)$/.test(name) && value.startsWith('/') ? absolute(value, input) : value;
  return `<meta ${key}="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
}

function canonicalAddress(input: PageInput): string | undefined {
  const { canonical } = input.rendered.meta;
  if (typeof canonical === 'string' && canonical !== '') return absolute(canonical, input);
  return host(input) === undefined
    ? undefined
    : absolute(withSlash(input.page.route, input.site.seo.trailingSlash), input);
}

/** The address with host and base path; without the host where that is not known. */
export function absolute(href: string, input: PageInput): string {
  return isExternal(href) ? href : (host(input) ?? '') + address(href, input.base);
}

/** `https://docs.example.com`, from the option or from the site's `canonical` metatag. */
export function host({ siteUrl, site }: ShellSite): string | undefined {
  const given = siteUrl ?? site.seo.metatags['canonical'];
  return given && isExternal(given) ? /^(?:https?:)?\/\/[^/]+/.exec(given)![0] : undefined;
}
