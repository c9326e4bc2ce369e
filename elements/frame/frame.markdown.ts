import { joined, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** The hint, the pictures, the caption. */
export const frameMarkdown: MarkdownForm = (element, write) => {
  const caption = slotText(element, 'caption', write) || (element.attribute('caption') ?? '');
  return joined(
    slotText(element, 'hint', write) || (element.attribute('hint') ?? ''),
    ...write.blocks(unslotted(element)),
    caption && !/[*_]/.test(caption) ? `*${caption}*` : caption,
  );
};
