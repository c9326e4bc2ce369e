import { h } from '../../runtime/jsx/node.js';
import type { PageComponent, PageContext } from '../page-component.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { iconOf, type IconProps } from '../props/icon-props.js';
import { requireProp } from '../props/require-prop.js';
import { separate, inSlot } from '../props/in-slot.js';
import { bold, joined, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<View>`. */
export interface ViewProps extends ContentProps, IconProps {
  title?: string;
}

/** The labels of each page, in order. The first view is shown by default. */
const labelsOf = new WeakMap<PageContext, Set<string>>();

/** `<View title>`: a part of the page for one language, platform or role. */
export const View: PageComponent<ViewProps> = (props, page) => {
  if (!requireProp(page, props.title, 'View', 'title', '<View title="Python">')) return props.children;
  const label = String(props.title);
  const labels = labelsOf.get(page) ?? new Set<string>();
  labelsOf.set(page, labels);
  const continued = labels.has(label);
  labels.add(label);
  const hidden = [...labels][0] === label ? undefined : 'until-found';
  const icon = iconOf(props, page);
  return h(
    'octavo-view',
    { ...hostAttributes(props), label, continued, hidden },
    separate(inSlot('title', [icon, label]), props.children),
  );
};

/** Each view below its name. */
const viewMarkdown: MarkdownForm = (element, write) =>
  joined(bold(element.attribute('label') ?? ''), ...write.blocks(unslotted(element)));

export const record = { components: { View }, blocks: { 'octavo-view': viewMarkdown } };
