/** The icon, label and tag of a navigation entry. */
import { h, type Html, type Node } from '../../../runtime/jsx/node.js';
import type { NavChoice } from '../../nav/page-navigation.js';
import { iconColor } from '../theme/anchor-colors.js';
import type { ShellContext } from '../types.js';

/** The icon of an entry, or nothing. */
export function iconOf({ icon }: { icon?: NavChoice['icon'] }, context: ShellContext): Html | undefined {
  return icon && context.icon(icon);
}

/** The icon of a tab or of a choice in a menu, in its color; or nothing. */
export function choiceIcon({ icon, color }: NavChoice, context: ShellContext): Node {
  return icon && context.icon({ ...icon, color: iconColor(color) });
}

/** The icon, the text and the tag of an entry. */
export function renderLabel(icon: Node, text: string, tag: string | undefined): Node {
  return [icon, text, renderTag(tag)];
}

/** The small text after a label, if any. */
export function renderTag(tag: string | undefined): Node {
  return tag
    ? [
        ' ',
        <small class="nav-tag-pill" data-nav-tag={tag}>
          {tag}
        </small>,
      ]
    : undefined;
}

/** The line below a label, if any. */
export function renderDescription(description: string | undefined): Node {
  return description ? [' ', <small>{description}</small>] : undefined;
}
