/** Drop-down menus for languages, versions, products and dropdowns: native `<details>`, so that they open without scripts. */
import { Fragment, h, type Node } from '../../../runtime/jsx/node.js';
import type { PageStrings } from '../../languages/ui-strings.js';
import { linkAddress } from '../../site/addresses.js';
import type { NavChoice, SelectMenu } from '../../site/types.js';
import { icons } from '../icons.js';
import type { ShellContext } from '../types.js';
import { choiceIcon, renderDescription, renderTag } from './label.js';

const names: Partial<Record<SelectMenu['kind'], keyof PageStrings>> = {
  language: 'language',
  version: 'version',
  product: 'product',
};

/**
 * A menu whose button shows the active option; on a page that versions share, that of the version shown; on a page that
 * is in none of them, what there is to choose.
 */
export function renderSelectMenu({ kind, options }: SelectMenu, context: ShellContext): Node {
  const active = options.find((option) => option.active);
  const name = context.uiStrings[names[kind] ?? 'section'];
  const isShared = !active && options.some(({ versions }) => versions !== undefined);
  return (
    <details class="switcher" data-kind={kind} name="switcher">
      <summary aria-label={isShared ? undefined : active ? `${name}: ${active.label}` : name}>
        {kind === 'language' ? icons.language : active && choiceIcon(active, context)}
        {isShared ? renderSharedLabel(name, options) : <span>{active?.label ?? name}</span>}
        {icons.chevron}
      </summary>
      {renderMenu(options, context)}
    </details>
  );
}

/** The labels of all versions: the stylesheet shows that of the reader's version. */
function renderSharedLabel(name: string, options: readonly NavChoice[]): Node {
  return (
    <>
      <i class="sr-only">{name}: </i>
      {options.map(({ label, versions }) => (
        <span data-in={versions}>{label}</span>
      ))}
    </>
  );
}

/** The list of choices that a menu opens; the active one is marked. */
export function renderMenu(options: readonly NavChoice[], context: ShellContext): Node {
  const hasActive = options.some((option) => option.active);
  return (
    <ul class="menu">
      {options.map((option) => (
        <li>
          <a
            href={linkAddress(option.href, context.base)}
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
      ))}
    </ul>
  );
}
