import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';
import { separate, inSlot } from '../props/in-slot.js';
import { joined, slotNodes, slotOrAttribute, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Update>`. */
export interface UpdateProps extends ContentProps {
  /** Date or version. It is also the anchor. */
  label?: string;
  /** Text below the label. */
  description?: Node;
  tags?: string | readonly string[];
  /** Title and description in feeds, as in `{ title: 'Search', description: 'Adds search.' }`. Default: label and content. */
  rss?: { title?: string; description?: string } | string;
}

/** `<Update label description tags>`: a changelog entry. Its label is a heading, with an anchor and in the table of contents. */
export const Update: PageComponent<UpdateProps> = (props, page) => {
  const { id, ...host } = hostAttributes(props);
  requireProp(page, props.label, 'Update', 'label', '<Update label="2026-11-21">');
  return h(
    'octavo-update',
    { ...host, ...feedAttributes(props.rss) },
    separate(
      inSlot('label', props.label, 'h2', { id }),
      inSlot('description', props.description),
      ...[props.tags ?? []].flat().map((tag) => inSlot('tag', tag)),
      props.children,
    ),
  );
};

/** The build reads these attributes for the feeds of the page, and removes them. */
function feedAttributes(rss: UpdateProps['rss']): Record<string, string | undefined> {
  const { title, description } = typeof rss === 'string' ? { title: undefined, description: rss } : (rss ?? {});
  return { 'data-rss-title': title, 'data-rss-description': description };
}

/** The label as a heading, then description, tags and content. */
const updateMarkdown: MarkdownForm = (element, write) => {
  const label = slotOrAttribute(element, 'label', write);
  const tags = slotNodes(element, 'tag').map((tag) => `\`${write.inline(tag.children)}\``);
  return joined(
    label && `## ${label}`,
    slotOrAttribute(element, 'description', write),
    tags.join(' '),
    ...write.blocks(unslotted(element)),
  );
};

export const record = { components: { Update }, blocks: { 'octavo-update': updateMarkdown } };
