import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { separate, inSlot } from '../props/in-slot.js';
import { bold, joined, slotOrAttribute, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Expandable>`. */
export interface ExpandableProps extends ContentProps {
  /** The title. Default `Child attributes`. */
  title?: Node;
  /** Opens it when the page loads. Default `false`. */
  defaultOpen?: unknown;
}

/** `<Expandable>`: collapsible properties of an object. */
export const Expandable: PageComponent<ExpandableProps> = (props, page) =>
  h(
    'octavo-expandable',
    { ...hostAttributes(props), open: booleanProp(props.defaultOpen) },
    separate(inSlot('title', props.title || page.word('childAttributes')), props.children),
  );

/** The title in bold, then the fields. */
const expandableMarkdown: MarkdownForm = (element, write) =>
  joined(bold(slotOrAttribute(element, 'title', write)), ...write.blocks(unslotted(element)));

export const record = { components: { Expandable }, blocks: { 'octavo-expandable': expandableMarkdown } };
