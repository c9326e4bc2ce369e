import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { cssColor } from '../props/css-color.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';

/** Props of `<Icon>`. */
export interface IconProps extends HostProps {
  /** Name, path or URL of an icon, or an element. */
  icon?: unknown;
  /** Alias of `icon`. */
  name?: unknown;
  /** Path or URL of an image. */
  src?: unknown;
  iconType?: string;
  /** The library of the icon: `fontawesome`, `lucide` or `tabler`. Default: the library of the site. */
  library?: string;
  /** The same as `library`. */
  iconLibrary?: string;
  /** Any CSS color. The `#` is optional. */
  color?: string;
  /** Size in pixels, or with a unit. Default: the font size. */
  size?: number | string;
}

/** `<Icon icon="rocket">`: an inline SVG, in a `<span>` if it has a class, an id or a style. */
export const Icon: PageComponent<IconProps> = (props, page) => {
  const name = props.icon ?? props.name ?? props.src;
  if (!requireProp(page, name, 'Icon', 'icon', '<Icon icon="rocket" />')) return undefined;
  const svg = page.icon(name, {
    type: props.iconType,
    library: props.library ?? props.iconLibrary,
    color: cssColor(props.color),
    size: props.size,
  });
  // Some docs tools use `style` for the icon type, so a value such as `solid` is not CSS.
  const style = typeof props.style === 'string' && !props.style.includes(':') ? undefined : props.style;
  const host = { ...hostAttributes(props), style };
  return Object.values(host).some((value) => value !== undefined) ? h('span', host, svg as Node) : svg;
};

/** Icons are decoration and have no Markdown form. */
export const record = { components: { Icon }, inlines: { 'octavo-icon': () => '' } };
