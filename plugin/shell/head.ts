/** The `<head>`: what names the page to browsers, search engines and social networks, and the files that it loads. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { Site } from '../site/types.js';
import { address, isExternal } from './address.js';
import { needsThemeScript, themeScript } from './theme-script.js';
import type { PageAssets, PageInput, ShellSite } from './types.js';

/** The inside of `<head>` for one page. */
export function renderHead(input: PageInput, siteHead: string): string {
  const { assets } = input;
  const user = assets.userStyles.map(stylesheet).join('');
  const utilities = assets.inlineCss ? `<style>${assets.inlineCss.replace(/<\/(?=style)/gi, '<\\/')}</style>` : '';
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${describe(input)}${siteHead}${loads(assets)}${utilities}${user}`;
}

/** The part of the head that is the same on every page of the site. */
export function renderSiteHead({ site, base }: ShellSite): string {
  const { appearance } = site;
  const scheme = appearance.strict && appearance.default !== 'system' ? appearance.default : 'light dark';
  const script = needsThemeScript(site) ? `<script>${themeScript}</script>` : '';
  return `<meta name="color-scheme" content="${scheme}"><meta name="generator" content="Octavo">${renderFavicon(site, base)}${preloadFonts(site, base)}${script}`;
}

function renderFavicon({ favicon }: Site, base: string): string {
  if (!favicon) return '';
  const link = (href: string, media: string): string => `<link rel="icon" href="${escapeHtml(address(href, base))}"${media}>`;
  if (favicon.light === favicon.dark) return link(favicon.light, '');
  const media = (scheme: string): string => ` media="(prefers-color-scheme: ${scheme})"`;
  return link(favicon.light, media('light')) + link(favicon.dark, media('dark'));
}

/** Fonts are fetched early and used only if they are there in time, so that no text is drawn twice. */
function preloadFonts({ fonts }: Site, base: string): string {
  const sources = [fonts.body?.source, fonts.heading?.source].filter((source) => source !== undefined && !isExternal(source));
  return [...new Set(sources as string[])]
    .map((source) => `<link rel="preload" href="${escapeHtml(address(source, base))}" as="font" crossorigin>`)
    .join('');
}

function loads({ styles, scripts, preload, userScripts }: PageAssets): string {
  return (
    styles.map(stylesheet).join('') +
    preload.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`).join('') +
    scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`).join('') +
    userScripts.map((src) => `<script defer src="${escapeHtml(src)}"></script>`).join('')
  );
}

function stylesheet(href: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}">`;
}

/** Title, description, canonical address, robots and what social networks show. */
function describe(input: PageInput): string {
  const { site, page } = input;
  const { meta } = input.rendered;
  const title = meta.title && meta.title !== site.name ? `${meta.title} - ${site.name}` : site.name;
  const properties = new Map<string, string>();
  const set = (name: string, value: unknown): void => {
    if (typeof value === 'string' && value !== '') properties.set(name, value);
  };
  const canonical = canonicalAddress(input);
  set('description', meta.description ?? site.description);
  if (Array.isArray(meta.keywords)) set('keywords', meta.keywords.join(', '));
  if (meta.noindex || (page.hidden && !site.seo.indexHidden)) set('robots', 'noindex');
  set('og:type', 'website');
  set('og:site_name', site.name);
  set('og:title', meta.title || site.name);
  set('og:description', meta.description ?? site.description);
  set('og:url', canonical);
  set('twitter:card', 'summary');
  for (const [name, value] of Object.entries(site.seo.metatags)) if (name !== 'canonical') set(name, value);
  for (const [name, value] of Object.entries(meta)) if (/^(?:og|twitter|article):/.test(name)) set(name, value);
  if (properties.has('og:image') && !site.seo.metatags['twitter:card']) set('twitter:card', 'summary_large_image');
  const link = canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '';
  return `<title>${escapeHtml(title)}</title>${[...properties].map(([name, value]) => metaTag(name, value, input)).join('')}${link}`;
}

function metaTag(name: string, value: string, input: PageInput): string {
  const key = /^(?:og|article|fb|music|video|book|profile):/.test(name) ? 'property' : 'name';
  const content = /:(?:image|url|audio|video)$/.test(name) && value.startsWith('/') ? absolute(value, input) : value;
  return `<meta ${key}="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
}

function canonicalAddress(input: PageInput): string | undefined {
  const { canonical } = input.rendered.meta;
  if (typeof canonical === 'string' && canonical !== '') return absolute(canonical, input);
  return host(input) === undefined ? undefined : absolute(input.page.route, input);
}

function absolute(href: string, input: PageInput): string {
  return isExternal(href) ? href : (host(input) ?? '') + address(href, input.base);
}

/** `https://docs.example.com`, from the option or from the site's `canonical` metatag. */
function host({ siteUrl, site }: ShellSite): string | undefined {
  const given = siteUrl ?? site.seo.metatags['canonical'];
  return given && isExternal(given) ? /^(?:https?:)?\/\/[^/]+/.exec(given)![0] : undefined;
}
