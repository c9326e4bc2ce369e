import { h } from '../../runtime/jsx/node.js';
import type { PageComponent, PageContext } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { cssColor } from '../props/css-color.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { iconOf, type IconProps } from '../props/icon-props.js';
import { inSlot } from '../props/in-slot.js';
import { unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Badge>`. */
export interface BadgeProps extends ContentProps, IconProps {
  /** A named color (default `gray`) or `#RRGGBB`. */
  color?: string;
  /** `xs`, `sm`, `md` or `lg`. Default `md`. */
  size?: string;
  /** `rounded` or `pill`. Default `rounded`. */
  shape?: string;
  /** Draws an outline instead of a tinted background. Default `false`. */
  stroke?: unknown;
  /** Dims the badge. Default `false`. */
  disabled?: unknown;
}

const colors = [
  'gray',
  'blue',
  'green',
  'yellow',
  'orange',
  'red',
  'purple',
  'white',
  'surface',
  'white-destructive',
  'surface-destructive',
] as const;

/** `<Badge color size shape icon stroke disabled>`. */
export const Badge: PageComponent<BadgeProps> = (props, page) => {
  const size = enumProp(page, props.size, 'Badge', 'size', ['xs', 'sm', 'md', 'lg'], 'md');
  const shape = enumProp(page, props.shape, 'Badge', 'shape', ['rounded', 'pill'], 'rounded');
  return h(
    'octavo-badge',
    {
      ...hostAttributes(props),
      ...colorAttributes(props, page),
      size: size === 'md' ? undefined : size,
      shape: shape === 'pill' ? shape : undefined,
      stroke: booleanProp(props.stroke),
      disabled: booleanProp(props.disabled),
    },
    inSlot('icon', iconOf(props, page)),
    props.children,
  );
};

function colorAttributes({ color, style }: BadgeProps, page: PageContext): Record<string, unknown> {
  const hex = color?.startsWith('#') ? cssColor(color) : undefined;
  if (hex) return { style: style ?? `--octavo-badge-color:${hex}` };
  const name = enumProp(page, color, 'Badge', 'color', colors, 'gray');
  return { color: name === 'gray' ? undefined : name };
}

/** The label, inline. */
const badgeMarkdown: MarkdownForm = (element, write) => write.inline(unslotted(element));

export const record = { components: { Badge }, inlines: { 'octavo-badge': badgeMarkdown } };
