import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { separate, inSlot } from '../props/in-slot.js';
import { bold, joined, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** What authors may write on an expandable. */
export interface ExpandableProps extends HostProps {
  /** What is inside. Default `child attributes`. */
  title?: Node;
  /** Whether it is open at first. Default `false`. */
  defaultOpen?: unknown;
  children?: Node;
}

/** `<Expandable>`: the properties of an object, behind one line. */
export const Expandable: PageComponent<ExpandableProps> = (props, page) =>
  h(
    'octavo-expandable',
    { ...hostAttributes(props), open: booleanProp(props.defaultOpen) },
    separate(inSlot('title', props.title || page.word('childAttributes')), props.children),
  );

/** The title in bold, the fields below. */
export const expandableMarkdown: MarkdownForm = (element, write) =>
  joined(
    bold(slotText(element, 'title', write) || (element.attribute('title') ?? '')),
    ...write.blocks(unslotted(element)),
  );
