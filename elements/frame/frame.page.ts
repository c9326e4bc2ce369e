import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { separate, inSlot } from '../props/in-slot.js';
import { joined, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** What authors may write on a frame. */
export interface FrameProps extends HostProps {
  /** Words below; Markdown. */
  caption?: Node;
  /** Words above; Markdown. */
  hint?: Node;
  children?: Node;
}

/** `<Frame caption hint>`: a frame around pictures and films. */
export const Frame: PageComponent<FrameProps> = (props, page) => {
  const markdown = (words: Node) => (typeof words === 'string' && words !== '' ? page.markdown(words) : words);
  return h(
    'octavo-frame',
    { ...hostAttributes(props) },
    separate(inSlot('hint', markdown(props.hint)), props.children, inSlot('caption', markdown(props.caption))),
  );
};

/** The hint, the pictures, the caption. */
export const frameMarkdown: MarkdownForm = (element, write) => {
  const caption = slotText(element, 'caption', write) || (element.attribute('caption') ?? '');
  return joined(
    slotText(element, 'hint', write) || (element.attribute('hint') ?? ''),
    ...write.blocks(unslotted(element)),
    caption && !/[*_]/.test(caption) ? `*${caption}*` : caption,
  );
};
