import type { Node } from '../../runtime/jsx/node.js';
import type { PageContext } from '../page-component.js';

/** Props of a component with an icon. */
export interface IconProps {
  /** Name, path or URL of an icon, or an element. */
  icon?: unknown;
  iconType?: string;
  /** The library of the icon: `fontawesome`, `lucide` or `tabler`. Default: the library of the site. */
  iconLibrary?: string;
}

/** The icon of a component. */
export function iconOf({ icon, iconType, iconLibrary }: IconProps, page: PageContext): Node {
  return page.icon(icon, { type: iconType, library: iconLibrary });
}
