/** The `<head>`: what names the page to browsers, search engines and social networks, and the files that it loads. */
import { english as elementWords } from '../../elements/labels.js';
import { escapeHtml } from '../../runtime/jsx/escape.js';
import { analyticsScript } from '../outputs/analytics/analytics-script.js';
import { english, type Words } from '../languages/words.js';
import { markdownPath } from '../outputs/markdown-path.js';
import type { Site } from '../site/types.js';
import { mainFace } from '../fonts/main-face.js';
import { address } from './address.js';
import { describePage } from './page-description.js';
import { needsThemeScript, themeScript } from './theme-script.js';
import type { PageAssets, PageInput, ShellSite } from './types.js';
import { versionScript } from './version-marks.js';
import { encodePart } from '../encode-address.js';

/** The inside of `<head>` for one page. */
export function renderHead(input: PageInput, siteHead: string): string {
  const { assets } = input;
  const user = assets.userStyles.map(stylesheet).join('');
  const utilities = assets.inlineCss ? `<style>${assets.inlineCss.replace(/<\/(?=style)/gi, '<\\/')}</style>` : '';
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${describePage(input)}${markdownLink(input)}${siteHead}${labelsTable(input)}${loads(assets)}${utilities}${user}`;
}

/** What the elements of a page in another language say; English they know by themselves. */
function labelsTable({ words }: PageInput): string {
  if (words === english) return '';
  const labels = Object.fromEntries(Object.keys(elementWords).map((name) => [name, words[name as keyof Words]]));
  return `<script type="application/json" id="octavo-labels">${JSON.stringify(labels).replaceAll('<', '\\u003c')}</script>`;
}

/** Where programs find the page as Markdown. */
function markdownLink({ page, rendered, base }: PageInput): string {
  if (!rendered.markdown) return '';
  return `<link rel="alternate" type="text/markdown" href="${escapeHtml(address(`/${markdownPath(page.route)}`, base))}">`;
}

/** The part of the head that is the same on every page of the site. */
export function renderSiteHead({ site, base }: ShellSite): string {
  const { appearance } = site;
  const scheme = appearance.strict && appearance.default !== 'system' ? appearance.default : 'light dark';
  const script = needsThemeScript(site) ? `<script>${themeScript}</script>` : '';
  const versions = site.navigation.shared ? `<script>${versionScript}</script>` : '';
  return `<meta name="color-scheme" content="${scheme}"><meta name="generator" content="Octavo">${renderFavicon(site, base)}${preloadFonts(site, base)}${script}${versions}${loadServices(site, base)}`;
}

/** Analytics and the like: only where the site names them. */
function loadServices(site: Site, base: string): string {
  const script = analyticsScript(site);
  return script ? `<script defer src="${escapeHtml(address(`/${script.path}`, base))}"></script>` : '';
}

function renderFavicon({ favicon, name, colors }: Site, base: string): string {
  if (!favicon) return initialIcon(name, colors.primary);
  const link = (href: string, media: string): string =>
    `<link rel="icon" href="${escapeHtml(address(href, base))}"${media}>`;
  if (favicon.light === favicon.dark) return link(favicon.light, '');
  const media = (scheme: string): string => ` media="(prefers-color-scheme: ${scheme})"`;
  return link(favicon.light, media('light')) + link(favicon.dark, media('dark'));
}

/** The first letter of the site's name on its colour; without any icon, browsers ask for a file that is not there. */
function initialIcon(name: string, color: string): string {
  const letter = escapeHtml(Array.from(name.trim())[0]?.toUpperCase() ?? '');
  const text = `<text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff">${letter}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${color}"/>${text}</svg>`;
  return `<link rel="icon" href="data:image/svg+xml,${encodePart(svg)}">`;
}

/** The font of the text is fetched early; others come when a text needs them. */
function preloadFonts({ fonts }: Site, base: string): string {
  const face = fonts.body && mainFace(fonts.body);
  if (!face) return '';
  const type = /\.woff2$/i.test(face.path) ? ' type="font/woff2"' : '';
  return `<link rel="preload" href="${escapeHtml(address(`/${face.path}`, base))}" as="font"${type} crossorigin>`;
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
