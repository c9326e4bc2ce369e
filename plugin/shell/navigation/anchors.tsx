import { Fragment, h, type Node } from '../../../runtime/jsx/node.js';
import type { NavChoice } from '../../nav/page-navigation.js';
import { anchorColors } from '../theme/anchor-colors.js';
import type { ShellContext } from '../types.js';
import { iconOf, renderDescription, renderTag } from './label.js';
import { versionsOf } from './version-attributes.js';

/** The anchors above the tree of the sidebar; empty without any. */
export function renderAnchors(anchors: readonly NavChoice[], context: ShellContext): Node {
  if (anchors.length === 0) return undefined;
  return (
    <ul class="nav-anchors" data-in={versionsOf(anchors)}>
      {anchors.map((anchor) => (
        <li data-in={anchor.versions} data-active={anchor.active ? 'true' : undefined}>
          <a class="nav-anchor" href={context.link(anchor.href)} aria-current={anchor.active ? 'true' : undefined}>
            {renderAnchor(anchor, context)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function renderAnchor(anchor: NavChoice, context: ShellContext): Node {
  const icon = iconOf(anchor, context);
  const label = [anchor.label, renderTag(anchor.tag)];
  return (
    <>
      {icon && <div style={anchorColors(anchor.color)}>{icon}</div>}
      {anchor.description ? (
        <span>
          {label}
          {renderDescription(anchor.description)}
        </span>
      ) : (
        label
      )}
    </>
  );
}
