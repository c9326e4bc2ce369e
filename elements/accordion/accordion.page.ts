import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { iconOf, type IconProps } from '../props/icon-props.js';
import { requireProp } from '../props/require-prop.js';
import { separate, inSlot } from '../props/in-slot.js';
import {
  bold,
  joined,
  listItem,
  slotOrAttribute,
  unslotted,
  type MarkdownElement,
  type MarkdownForm,
  type MarkdownWriter,
} from '../markdown-form.js';

/** Props of `<Accordion>`. */
export interface AccordionProps extends ContentProps, IconProps {
  title?: Node;
  /** A line under the title. */
  description?: Node;
  /** Opens the accordion when the page loads. Default `false`. */
  defaultOpen?: unknown;
}

/** `<Accordion>`: a collapsible section. The anchor is inside the content, so a link to it opens the section. */
export const Accordion: PageComponent<AccordionProps> = (props, page) => {
  requireProp(page, props.title, 'Accordion', 'title', '<Accordion title="What is it?">');
  const { id, ...host } = hostAttributes(props);
  return h(
    'octavo-accordion',
    { ...host, open: booleanProp(props.defaultOpen) },
    props.title ? h('span', { slot: 'anchor', id }) : undefined,
    separate(
      inSlot('icon', iconOf(props, page)),
      inSlot('title', props.title),
      inSlot('description', props.description),
      props.children,
    ),
  );
};

/** `<AccordionGroup>`: accordions in a shared frame. */
export const AccordionGroup: PageComponent<ContentProps> = (props) =>
  h('octavo-accordion-group', { ...hostAttributes(props) }, props.children);

/** The title in bold, then the content. */
const accordionMarkdown: MarkdownForm = (element, write) =>
  joined(
    bold(slotOrAttribute(element, 'title', write)),
    slotOrAttribute(element, 'description', write),
    ...write.blocks(unslotted(element)),
  );

/** A list, which shows where each accordion ends. */
const accordionGroupMarkdown: MarkdownForm = (element, write) => entries(element, write, 'octavo-accordion');

/** The children as blocks; children with the tag `tag` become list items. */
export function entries(element: MarkdownElement, write: MarkdownWriter, tag: string): string {
  return joined(
    ...element.children.map((child) => {
      const block = joined(...write.blocks([child]));
      return typeof child !== 'string' && child.tag === tag && block !== '' ? listItem('-', block) : block;
    }),
  );
}

export const record = {
  components: { Accordion, AccordionGroup },
  blocks: { 'octavo-accordion': accordionMarkdown, 'octavo-accordion-group': accordionGroupMarkdown },
  files: ['accordion-group', 'accordion'],
};
