import { Fragment, h, type Node } from '../../../runtime/jsx/node.js';
import { linkAddress } from '../../addresses/addresses.js';
import type { NavChoice } from '../../nav/page-navigation.js';
import { icons } from '../icons.js';
import type { ShellContext } from '../types.js';
import { choiceIcon, renderTag } from './label.js';
import { renderChoices } from './select-menu.js';
import { versionsOf } from './version-attributes.js';

/**
 * The rows of tabs below the navbar, beginning with the outermost section. A tab with a menu is a native `<details>`.
 */
export function renderTabs(rows: readonly (readonly NavChoice[])[], context: ShellContext): Node {
  const { sections } = context.uiStrings;
  return rows.map((tabs, level) => (
    <nav
      slot="tabs"
      class="nav-tabs"
      aria-label={level === 0 ? sections : `${sections} ${level + 1}`}
      data-in={versionsOf(tabs)}
    >
      <ul>
        {tabs.map((tab) => (
          <li data-in={tab.versions} class={tab.align === 'end' ? 'align-end' : undefined}>
            {renderTab(tab, context)}
          </li>
        ))}
      </ul>
    </nav>
  ));
}

/** The same tabs in the drawer of narrow screens, where a row has no space for all of them; the current tab with its menu. */
export function renderDrawerTabs(rows: readonly (readonly NavChoice[])[], context: ShellContext): Node {
  return rows.map((tabs) => (
    <ul class="drawer-tabs" data-in={versionsOf(tabs)}>
      {tabs.map((tab) => (
        <li data-in={tab.versions}>
          <a href={linkAddress(tab.href, context.base)} aria-current={tab.active ? 'true' : undefined}>
            {renderLabel(tab, context)}
          </a>
          {tab.active && tab.menu && renderDrawerTabs([tab.menu], context)}
        </li>
      ))}
    </ul>
  ));
}

function renderTab(tab: NavChoice, context: ShellContext): Node {
  const current = tab.active ? 'true' : undefined;
  const tooltip = tab.description || undefined;
  const label = renderLabel(tab, context);
  return tab.menu?.length ? (
    <details name="switcher">
      <summary class="nav-tabs-item" aria-current={current} title={tooltip}>
        {label}
        {icons.chevron}
      </summary>
      <ul class="menu">{renderChoices(tab.menu, context)}</ul>
    </details>
  ) : (
    <a class="nav-tabs-item" href={linkAddress(tab.href, context.base)} aria-current={current} title={tooltip}>
      {label}
    </a>
  );
}

function renderLabel(tab: NavChoice, context: ShellContext): Node {
  return (
    <>
      {choiceIcon(tab, context)}
      {tab.label}
      {renderTag(tab.tag)}
    </>
  );
}
