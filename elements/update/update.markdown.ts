import { joined, slotNodes, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** The label as a heading, then description, tags and words. */
export const updateMarkdown: MarkdownForm = (element, write) => {
  const label = slotText(element, 'label', write) || (element.attribute('label') ?? '');
  const tags = slotNodes(element, 'tag').map((tag) => `\`${write.inline(tag.children)}\``);
  return joined(
    label && `## ${label}`,
    slotText(element, 'description', write) || (element.attribute('description') ?? ''),
    tags.join(' '),
    ...write.blocks(unslotted(element)),
  );
};
