/** The bar at the top of every page: logo, versions, links, languages, theme toggle, the button that opens the menu. */
import { h, type Html, type Node } from '../../../runtime/jsx/node.js';
import { address, isExternal } from '../../addresses/addresses.js';
import type { PageNavigation } from '../../nav/page-navigation.js';
import { renderLight } from '../element.js';
import { icons } from '../icons.js';
import type { PartName } from '../page/part-changes.js';
import type { PageView, ShellContext } from '../types.js';
import { prerender } from '../write-html.js';
import { renderNavbarLinks, renderPrimaryLink } from './navbar-links.js';
import { renderSelectMenu } from './select-menu.js';
import { renderTabs } from './tabs.js';

/**
 * The parts that all pages with the same `navigation.key` share. The menus of versions and languages link to the same
 * page, so they differ.
 */
export interface NavbarParts {
  menu: Html;
  logo: Html;
  search: Html;
  links: Html;
  themeToggle: Html;
  primary: Html;
  tabs: Html;
}

/** The parts that pages with the `navigation.key` of `navigation` share. */
export function navbarParts(context: ShellContext, navigation: PageNavigation): NavbarParts {
  const { tabs } = navigation;
  const { links, primary } = context.site.navbar;
  return {
    menu: prerender(
      <button
        class="octavo-icon-control octavo-open-drawer"
        popovertarget="sidebar"
        aria-label={context.uiStrings.menu}
      >
        {icons.menu}
      </button>,
    ),
    logo: prerender(renderLogo(context)),
    search: prerender(context.searchButton?.(context, navigation)),
    links: prerender(renderNavbarLinks(links, context)),
    themeToggle: prerender(renderThemeToggle(context)),
    primary: prerender(primary && renderPrimaryLink(primary, context)),
    tabs: prerender(renderTabs(tabs, context)),
  };
}

/** The navbar of one page. */
export function renderNavbar(parts: NavbarParts, view: PageView): Node {
  const menus = (wanted: 'language' | 'version'): Node =>
    view.navigation.selectMenus.map((menu) => menu.kind === wanted && renderSelectMenu(menu, view));
  const part = (name: PartName, node: Node): Node => view.changes.part(name, node, view);
  return renderLight(
    'octavo-navbar',
    { id: 'navbar', role: 'banner' },
    <div>
      <div class="octavo-row relative">
        <div>
          <div class="octavo-parts">
            <div class="octavo-start">
              {parts.menu}
              {part('logo', parts.logo)}
              {menus('version')}
            </div>
            {part('search-button', parts.search)}
            <div class="topbar-right-container">
              {parts.links}
              {menus('language')}
              {part('theme-toggle', parts.themeToggle)}
              {parts.primary}
            </div>
          </div>
        </div>
      </div>
      {parts.tabs}
    </div>,
  );
}

function renderLogo(context: ShellContext): Node {
  const { site, link } = context;
  const { logo, name } = site;
  const href = link(logo?.href ?? '/');
  if (!logo) {
    return (
      <a class="octavo-home octavo-site" href={href}>
        {name}
      </a>
    );
  }
  const { light, dark } = logo;
  return (
    <a class="octavo-home" href={href} aria-label={name}>
      {light === dark
        ? renderLogoImage(light, 'nav-logo', 'light logo', context)
        : [
            renderLogoImage(light, 'nav-logo octavo-light', 'light logo', context),
            renderLogoImage(dark, 'nav-logo octavo-dark', 'dark logo', context),
          ]}
    </a>
  );
}

function renderLogoImage(src: string, className: string, alt: string, { base, imageSize }: ShellContext): Node {
  const size = isExternal(src) ? undefined : imageSize?.(src);
  return <img class={className} src={address(src, base)} alt={alt} width={size?.width} height={size?.height} />;
}

function renderThemeToggle({ site, uiStrings }: ShellContext): Node {
  if (site.appearance.strict) return undefined;
  return renderLight(
    'octavo-theme-toggle',
    {},
    <button type="button" class="octavo-icon-control" aria-label={uiStrings.theme} title={uiStrings.theme}>
      {icons.theme}
    </button>,
  );
}
