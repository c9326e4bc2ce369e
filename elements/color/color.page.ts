import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { cssColor } from '../props/css-color.js';
import { hostAttributes, type ContentProps, type HostProps } from '../props/host-attributes.js';
import { separate, inSlot } from '../props/in-slot.js';
import { bold, joined, listItem, slotNodes, slotOrAttribute, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Color>`. */
export interface ColorProps extends ContentProps {
  /** `compact` or `table`. Default `compact`. */
  variant?: string;
}

/** Props of `<Color.Item>`. */
export interface ColorItemProps extends HostProps {
  name?: Node;
  /** Any CSS color, or one per color scheme: `{ light, dark }`. */
  value?: string | { light?: string; dark?: string };
}

/** `<Color variant>`: colors in a grid or in rows. */
export const Color: PageComponent<ColorProps> = (props, page) => {
  const variant = enumProp(page, props.variant, 'Color', 'variant', ['compact', 'table'], 'compact');
  return h(
    'octavo-color',
    { ...hostAttributes(props), variant: variant === 'table' ? variant : undefined },
    props.children,
  );
};

/** `<Color.Row title>`: related colors under a title. */
export const ColorRow: PageComponent<ContentProps & { title?: Node }> = (props) =>
  h('octavo-color-row', { ...hostAttributes(props) }, separate(inSlot('title', props.title, 'strong'), props.children));

/** `<Color.Item name value>`: one color. */
export const ColorItem: PageComponent<ColorItemProps> = (props, page) => {
  const values = valuesOf(props.value);
  const colors = values.map(cssColor);
  if (colors.length === 0 || colors.includes(undefined)) {
    page.warn({
      code: 'prop-value',
      message: `<Color.Item> needs a color as value, found "${values.join('", "')}".`,
      hint: 'Write value="#3B82F6" or value={{ light: "#FFFFFF", dark: "#000000" }}.',
    });
  }
  const color = colors.length === 2 ? `light-dark(${colors.join(',')})` : colors[0];
  const style = colors.includes(undefined) || !color ? undefined : `--octavo-color-value:${color}`;
  return h(
    'octavo-color-item',
    { ...hostAttributes(props), style },
    separate(inSlot('name', props.name), ...values.map((value) => inSlot('value', value, 'code'))),
  );
};

function valuesOf(value: ColorItemProps['value']): string[] {
  if (typeof value === 'string') return [value];
  const { light, dark } = value ?? {};
  return [light, dark].filter((color) => typeof color === 'string');
}

/** A list item with name and values. */
const colorItemMarkdown: MarkdownForm = (element, write) => {
  const name = slotOrAttribute(element, 'name', write);
  const values = slotNodes(element, 'value').map((value) => write.inline([value]));
  const value = values.join(' / ') || (element.attribute('value') ?? '');
  return listItem('-', [name, value].filter(Boolean).join(': '));
};

/** The items below the title. */
const colorRowMarkdown: MarkdownForm = (element, write) =>
  joined(bold(slotOrAttribute(element, 'title', write)), write.blocks(unslotted(element)).join('\n'));

/** The items as one list, or the rows. */
const colorMarkdown: MarkdownForm = (element, write) => {
  const hasRows = element.children.some((child) => typeof child !== 'string' && child.tag === 'octavo-color-row');
  return write.blocks(unslotted(element)).join(hasRows ? '\n\n' : '\n');
};

export const record = {
  components: { Color, 'Color.Item': ColorItem, 'Color.Row': ColorRow },
  blocks: {
    'octavo-color': colorMarkdown,
    'octavo-color-item': colorItemMarkdown,
    'octavo-color-row': colorRowMarkdown,
  },
  files: ['color-item', 'color'],
};
