/** The list of a group's contents on its root page. */
import { h, type Node } from '../../../runtime/jsx/node.js';
import type { NavSection, NavItem } from '../../core/model/types.js';
import type { PageNavigation, SidebarItem } from '../../nav/page-navigation.js';
import { iconOf, renderLabel, renderTag } from '../navigation/label.js';
import type { ShellContext } from '../types.js';

/** The list below the content; empty on other pages. */
export function renderDirectory({ directory }: PageNavigation, context: ShellContext): Node {
  if (!directory || directory.items.length === 0) return undefined;
  return (
    <nav class="octavo-directory" data-look={directory.look} aria-label={context.uiStrings.inThisSection}>
      {renderItems(directory.items, context)}
    </nav>
  );
}

function renderItems(items: readonly SidebarItem[], context: ShellContext): Node {
  return (
    <ul>
      {items.map((item) => (
        <li data-in={item.versions}>{item.type === 'page' ? renderPage(item, context) : renderGroup(item, context)}</li>
      ))}
    </ul>
  );
}

function renderPage(page: SidebarItem & { type: 'page' }, context: ShellContext): Node {
  return (
    <a href={context.link(page.href)}>
      {iconOf(page, context)}
      <span>
        {page.title}
        {renderTag(page.tag)}
        {page.description && <small>{page.description}</small>}
      </span>
    </a>
  );
}

function renderGroup(group: SidebarItem & { type: 'group' }, context: ShellContext): Node {
  return (
    <details open>
      <summary>{renderLabel(iconOf(group, context), group.title, group.tag)}</summary>
      {renderItems(group.items, context)}
    </details>
  );
}

/** Whether any root page of the site has such a list. */
export function hasDirectory(section: NavSection): boolean {
  const isWanted = ({ directory }: { directory?: string }): boolean => directory !== undefined && directory !== 'none';
  const inItems = (items: readonly NavItem[]): boolean =>
    items.some((item) => item.type === 'group' && (isWanted(item) || inItems(item.items)));
  return isWanted(section) || inItems(section.items) || section.children.some(hasDirectory);
}
