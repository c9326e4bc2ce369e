import { escapeHtml } from '../../runtime/jsx/escape.js';
import type { PageNavigation } from '../site/types.js';
import { pageMode, renderMain } from './content.js';
import { renderChoiceScript } from './choice-script.js';
import { divisionFrame, siteFrame } from './frame.js';
import { renderHead } from './head.js';
import { localSite } from './local-site.js';
import { fillNavbar } from './navbar.js';
import { pageLanguage } from './page-language.js';
import { renderPageMenu } from './page-menu.js';
import { renderRail } from './rail.js';
import { markCurrent } from './sidebar.js';
import { sidebarScript } from './sidebar-script.js';
import { renderToc } from './toc.js';
import type { PageInput } from './types.js';
import { versionAttributes } from './version-marks.js';

const rightToLeft = /^(?:ar|arc|ckb|dv|fa|he|iw|ku|ps|sd|ug|ur|yi)\b/i;

/** The complete HTML document of a page. What does not depend on the page is rendered once per Site object and `navigation.key`. */
export function renderPage(given: PageInput): string {
  const input = { ...given, site: localSite(given.site, given.navigation.trail) };
  const site = siteFrame(input);
  const division = divisionFrame(input, input.navigation);
  const mode = pageMode(input.rendered.meta);
  const menu = input.site.pageMenu.display === 'toc' ? renderPageMenu(input) : '';
  const toc = mode === 'default' ? renderToc(input.rendered.toc, input.words, menu) : '';
  const rail = mode === 'default' ? renderRail(input.rendered) : '';
  const choice = renderChoiceScript(input.rendered.html);
  const footer = mode === 'custom' ? '' : site.footer;
  const sidebar = hasSidebar(input.navigation) ? '' : ' data-sidebar="empty"';
  const rows = input.navigation.tabs.length;
  const tabs = rows > 0 ? ` data-tabs${rows > 1 ? `="${rows}" style="--octavo-tab-rows:${rows}"` : ''}` : '';
  return (
    `<!doctype html><html${languageOf(input.navigation)} data-theme="${escapeHtml(input.site.theme)}"${site.rootAttributes}${versionAttributes(input.navigation.version)}${tabs}>` +
    `<head>${renderHead(input, site.head)}</head><body data-mode="${mode}"${sidebar}>` +
    `<a class="skip-link" href="#content-area">${escapeHtml(input.words.skip)}</a>${site.banner}${fillNavbar(division.navbar, input, input.navigation)}<div id="layout">` +
    `${markCurrent(division.sidebar, input.page.path)}<script>${sidebarScript}</script>` +
    `<div id="content-container">${rail}${renderMain(input, mode, toc !== '')}${toc}${choice}${footer}</div></div></body></html>\n`
  );
}

function hasSidebar({ sidebar, anchors, switchers }: PageNavigation): boolean {
  return (
    sidebar.length > 0 || anchors.length > 0 || switchers.some(({ kind }) => kind !== 'language' && kind !== 'version')
  );
}

/** `lang` and `dir`, from the language that the page belongs to; English where the navigation names none. */
function languageOf(navigation: PageNavigation): string {
  const language = pageLanguage(navigation);
  return ` lang="${language}" dir="${rightToLeft.test(language) ? 'rtl' : 'ltr'}"`;
}
