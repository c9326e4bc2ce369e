import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';
import { separate, inSlot } from '../props/in-slot.js';
import {
  bold,
  joined,
  listItem,
  slotText,
  unslotted,
  type MarkdownElement,
  type MarkdownForm,
  type MarkdownWriter,
} from '../markdown-form.js';

/** What authors may write on an accordion. */
export interface AccordionProps extends HostProps {
  title?: Node;
  /** A line under the title. */
  description?: Node;
  /** Name, path or URL of an icon, or an element. */
  icon?: unknown;
  iconType?: string;
  /** Whether it is open at first. Default `false`. */
  defaultOpen?: unknown;
  children?: Node;
}

/** `<Accordion>`: a section that opens under its title. Its id stands inside, so that a link to it opens it. */
export const Accordion: PageComponent<AccordionProps> = (props, page) => {
  requireProp(page, props.title, 'Accordion', 'title', '<Accordion title="What is it?">');
  const { id, ...host } = hostAttributes(props);
  return h(
    'octavo-accordion',
    { ...host, open: booleanProp(props.defaultOpen) },
    props.title ? h('span', { slot: 'anchor', id }) : undefined,
    separate(
      inSlot('icon', page.icon(props.icon, { type: props.iconType })),
      inSlot('title', props.title),
      inSlot('description', props.description),
      props.children,
    ),
  );
};

/** `<AccordionGroup>`: accordions in one frame. */
export const AccordionGroup: PageComponent<HostProps> = (props) =>
  h('octavo-accordion-group', { ...hostAttributes(props) }, props.children);

/** The title in bold, the words below. */
export const accordionMarkdown: MarkdownForm = (element, write) =>
  joined(
    bold(slotText(element, 'title', write) || (element.attribute('title') ?? '')),
    slotText(element, 'description', write) || (element.attribute('description') ?? ''),
    ...write.blocks(unslotted(element)),
  );

/** A list, so that it is clear where each ends. */
export const accordionGroupMarkdown: MarkdownForm = (element, write) => entries(element, write, 'octavo-accordion');

/** The children as blocks, those named `tag` as entries of a list. */
export function entries(element: MarkdownElement, write: MarkdownWriter, tag: string): string {
  return joined(
    ...element.children.map((child) => {
      const block = joined(...write.blocks([child]));
      return typeof child !== 'string' && child.tag === tag && block !== '' ? listItem('-', block) : block;
    }),
  );
}
