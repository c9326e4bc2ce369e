import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { separate, inSlot } from '../props/in-slot.js';
import { joined, slotOrAttribute, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Frame>`. */
export interface FrameProps extends ContentProps {
  /** Caption below the content, as Markdown. */
  caption?: Node;
  /** Hint above the content, as Markdown. */
  hint?: Node;
}

/** `<Frame caption hint>`: a frame around images and videos. */
export const Frame: PageComponent<FrameProps> = (props, page) => {
  const markdown = (text: Node) => (typeof text === 'string' && text !== '' ? page.markdown(text) : text);
  return h(
    'octavo-frame',
    { ...hostAttributes(props) },
    separate(inSlot('hint', markdown(props.hint)), props.children, inSlot('caption', markdown(props.caption))),
  );
};

/** The hint, the content, the caption. */
const frameMarkdown: MarkdownForm = (element, write) => {
  const caption = slotOrAttribute(element, 'caption', write);
  return joined(
    slotOrAttribute(element, 'hint', write),
    ...write.blocks(unslotted(element)),
    caption && !/[*_]/.test(caption) ? `*${caption}*` : caption,
  );
};

export const record = { components: { Frame }, aliases: { Example: Frame }, blocks: { 'octavo-frame': frameMarkdown } };
