import { Fragment, h, type Html, type Node } from '../../../runtime/jsx/node.js';
import type { PageNavigation } from '../../nav/page-navigation.js';
import { renderLight } from '../element.js';
import { icons } from '../icons.js';
import type { ShellContext } from '../types.js';
import { prerender } from '../write-html.js';
import { renderAnchors } from './anchors.js';
import { renderNavbarLinks } from './navbar-links.js';
import { renderSelectMenu } from './select-menu.js';
import { SidebarTree } from './sidebar-tree.js';
import { renderDrawerTabs } from './tabs.js';

/** The sidebar of the pages with one `navigation.key`: rendered once but for the entries of the current page. */
export class Sidebar {
  /** The groups and pages, which all pages share as far as they can. */
  readonly tree: SidebarTree;
  readonly #context: ShellContext;
  readonly #top: Html;
  readonly #before: Html;
  readonly #after: Html;

  constructor(context: ShellContext, { tabs, selectMenus, anchors, sidebar }: PageNavigation) {
    const { links, primary } = context.site.navbar;
    this.#context = context;
    this.#top = prerender(
      <>
        <button
          class="octavo-icon-control octavo-close-drawer"
          popovertarget="sidebar"
          popovertargetaction="hide"
          aria-label={context.uiStrings.closeMenu}
        >
          {icons.close}
        </button>
        {tabs.length > 0 && <nav aria-label={context.uiStrings.sections}>{renderDrawerTabs(tabs, context)}</nav>}
      </>,
    );
    this.#before = prerender(
      <>
        {selectMenus.filter(isInSidebar).map((menu) => renderSelectMenu(menu, context))}
        {renderAnchors(anchors, context)}
      </>,
    );
    this.tree = new SidebarTree(sidebar, context);
    // If the navbar has no room for its links, the drawer shows them.
    this.#after = prerender(renderNavbarLinks(links, context, primary));
  }

  /** The sidebar with `path` as the current page and the groups around it open. */
  render(path: string): Node {
    const parts = [
      this.#top,
      <nav id="sidebar-content" aria-label={this.#context.uiStrings.documentation}>
        {this.#before}
        <div id="navigation-items">{this.tree.render(path)}</div>
      </nav>,
      this.#after,
    ];
    return renderLight('octavo-sidebar', { id: 'sidebar', popover: true }, parts);
  }
}

/** Languages and versions are in the navbar. */
function isInSidebar({ kind }: PageNavigation['selectMenus'][number]): boolean {
  return kind !== 'language' && kind !== 'version';
}

/** Whether there is anything to show in the sidebar. */
export function hasSidebar({ sidebar, anchors, selectMenus }: PageNavigation): boolean {
  return sidebar.length > 0 || anchors.length > 0 || selectMenus.some(isInSidebar);
}
