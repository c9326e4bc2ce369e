/** Drop-down menus for languages, versions, products and dropdowns. They open without scripts. */
import { h, type Node } from '../../../runtime/jsx/node.js';
import type { PageStrings } from '../../languages/ui-strings.js';
import type { NavChoice, SelectMenu } from '../../nav/page-navigation.js';
import { renderLight } from '../element.js';
import { icons } from '../icons.js';
import type { ShellContext } from '../types.js';
import { choiceIcon, renderDescription, renderTag } from './label.js';

const names: Partial<Record<SelectMenu['kind'], keyof PageStrings>> = {
  language: 'language',
  version: 'version',
  product: 'product',
};

/**
 * A menu whose button shows the active option. On a page that versions share, it shows the reader's version; on a page
 * that is in none of them, the name of the menu.
 */
export function renderSelectMenu({ kind, options, versions }: SelectMenu, context: ShellContext): Node {
  const active = options.find((option) => option.active);
  const icon = kind === 'language' ? icons.language : active && choiceIcon(active, context);
  return renderLight(
    'octavo-switcher',
    { 'data-kind': kind, 'data-in': versions },
    <details>
      <summary id={kind === 'language' ? 'localization-select-trigger' : undefined}>
        {icon}
        <span>{renderButton(context.uiStrings[names[kind] ?? 'section'], options)}</span>
        {icons.chevron}
      </summary>
      <ul class="octavo-choices">{renderChoices(options, context)}</ul>
    </details>,
  );
}

/** If versions share the page, the labels of all of them: the stylesheet shows the label of the reader's version. */
function renderButton(name: string, options: readonly NavChoice[]): Node {
  const active = options.find((option) => option.active);
  if (!active && options.every(({ versions }) => versions === undefined)) return name;
  const label = active?.label ?? options.map(({ label, versions }) => <span data-in={versions}>{label}</span>);
  return [<i class="octavo-sr-only">{name}: </i>, label];
}

/** The entries of a menu; the active one is marked. */
export function renderChoices(options: readonly NavChoice[], context: ShellContext): Node {
  const hasActive = options.some((option) => option.active);
  return options.map((option) => (
    <li>
      <a
        href={context.link(option.href)}
        aria-current={option.active ? 'true' : undefined}
        data-version-option={option.versions?.[0]}
      >
        {choiceIcon(option, context)}
        <span>
          {option.label}
          {renderTag(option.tag)}
          {renderDescription(option.description)}
        </span>
        {option.active && icons.check}
        {!hasActive && option.versions && <i data-in={option.versions}>{icons.check}</i>}
      </a>
    </li>
  ));
}
