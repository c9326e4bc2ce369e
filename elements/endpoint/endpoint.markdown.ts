import { slotNodes, slotText, type MarkdownForm } from '../markdown-form.js';

/** Method and address: `**GET** https://…`. */
export const endpointMarkdown: MarkdownForm = (element, write) => {
  const path = slotNodes(element, 'path').map((node) => write.inline(node.children));
  return `**${slotText(element, 'method', write)}** ${slotText(element, 'base', write)}${path.join('')}`;
};
