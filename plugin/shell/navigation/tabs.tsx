import { h, type Node } from '../../../runtime/jsx/node.js';
import type { NavChoice } from '../../nav/page-navigation.js';
import { icons } from '../icons.js';
import type { ShellContext } from '../types.js';
import { choiceIcon, renderLabel } from './label.js';
import { renderChoices } from './select-menu.js';
import { versionsOf } from './version-attributes.js';

/**
 * The rows of tabs below the navbar, beginning with the outermost section. A tab with a menu is a native `<details>`. The
 * last child of a tab is its line.
 */
export function renderTabs(rows: readonly (readonly NavChoice[])[], context: ShellContext): Node {
  const { sections } = context.uiStrings;
  return rows.map((tabs, level) => (
    <div class="octavo-scroller" data-in={versionsOf(tabs)}>
      <nav class="nav-tabs" aria-label={level === 0 ? sections : `${sections} ${level + 1}`}>
        {tabs.map((tab) => renderTab(tab, context))}
      </nav>
    </div>
  ));
}

/** The same tabs in the drawer of narrow screens, where a row has no space for all of them; the current tab with its menu. */
export function renderDrawerTabs(rows: readonly (readonly NavChoice[])[], context: ShellContext): Node {
  return rows.map((tabs) => (
    <ul class="octavo-drawer-list" data-in={versionsOf(tabs)}>
      {tabs.map((tab) => (
        <li data-in={tab.versions}>
          <a href={context.link(tab.href)} aria-current={tab.active ? 'true' : undefined}>
            {labelOf(tab, context)}
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
  const end = tab.align === 'end' ? 'octavo-align-end' : undefined;
  const label = labelOf(tab, context);
  return tab.menu?.length ? (
    <details name="switcher" data-in={tab.versions} class={end}>
      <summary class="nav-tabs-item" aria-current={current} data-active={current} title={tooltip}>
        {label}
        {icons.chevron}
        <div class="absolute bottom-0"></div>
      </summary>
      <ul class="octavo-choices">{renderChoices(tab.menu, context)}</ul>
    </details>
  ) : (
    <a
      class={['nav-tabs-item', end].filter(Boolean)}
      href={context.link(tab.href)}
      aria-current={current}
      data-active={current}
      data-in={tab.versions}
      title={tooltip}
    >
      {label}
      <div class="absolute bottom-0"></div>
    </a>
  );
}

function labelOf(tab: NavChoice, context: ShellContext): Node {
  return renderLabel(choiceIcon(tab, context), tab.label, tab.tag);
}
