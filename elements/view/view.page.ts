import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent, PageContext } from '../page-component.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';
import { separate, inSlot } from '../props/in-slot.js';
import { bold, joined, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<View>`. */
export interface ViewProps extends HostProps {
  title?: string;
  /** Name, path or URL of an icon, or an element. */
  icon?: unknown;
  iconType?: string;
  /** The library of the icon: `fontawesome`, `lucide` or `tabler`. Default: the library of the site. */
  iconLibrary?: string;
  children?: Node;
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
  const icon = page.icon(props.icon, { type: props.iconType, library: props.iconLibrary });
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
