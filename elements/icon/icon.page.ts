import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { cssColor } from '../props/css-color.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';
import type { MarkdownForm } from '../markdown-form.js';

/** What authors may write on an icon. */
export interface IconProps extends HostProps {
  /** Name, path, URL or element. */
  icon?: unknown;
  /** The same as `icon`. */
  name?: unknown;
  /** Path or URL of a picture. */
  src?: unknown;
  iconType?: string;
  library?: string;
  /** Any CSS color; the `#` may be missing. */
  color?: string;
  /** In pixels, or with a unit. Default: the size of the text. */
  size?: number | string;
}

/** `<Icon icon="rocket">`: the SVG itself; with a class, an id or a style in a `<span>` that has them. */
export const Icon: PageComponent<IconProps> = (props, page) => {
  const name = props.icon ?? props.name ?? props.src;
  if (!requireProp(page, name, 'Icon', 'icon', '<Icon icon="rocket" />')) return undefined;
  const svg = page.icon(name, {
    type: props.iconType,
    library: props.library,
    color: cssColor(props.color),
    size: props.size,
  });
  // Other generators of documentation take the kind of an icon in `style`, so a bare word there is not CSS.
  const style = typeof props.style === 'string' && !props.style.includes(':') ? undefined : props.style;
  const host = { ...hostAttributes(props), style };
  return Object.values(host).some((value) => value !== undefined) ? h('span', host, svg as Node) : svg;
};

/** Nothing: an icon only decorates. */
export const iconMarkdown: MarkdownForm = () => '';
