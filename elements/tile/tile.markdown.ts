import { bold, joined, markdownLink, slotNodes, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** The title as a link, the description, the pictures. */
export const tileMarkdown: MarkdownForm = (element, write) => {
  const href = slotNodes(element, 'title')[0]?.attribute('href') ?? element.attribute('href');
  const title = slotText(element, 'title', write) || (element.attribute('title') ?? '');
  const description = slotText(element, 'description', write) || (element.attribute('description') ?? '');
  return joined(markdownLink(bold(title), href), description, ...write.blocks(unslotted(element)));
};
