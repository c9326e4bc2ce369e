import { codeFence } from '../code-block/code-block.markdown.js';
import { bold, joined, unslotted, type MarkdownElement, type MarkdownForm } from '../markdown-form.js';

/** Each panel below its label. A panel that is one block of code has the label in its fence. */
export const tabMarkdown: MarkdownForm = (element, write) => {
  const label = element.attribute('label') ?? element.attribute('title') ?? '';
  const content = unslotted(element).filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [only] = content;
  if (content.length === 1 && isCode(only) && !only.children.some(hasSlot)) return codeFence(only, label);
  return joined(bold(label), ...write.blocks(content));
};

/** The panels; their labels stand with them, so the row of tabs says nothing more. */
export const tabsMarkdown: MarkdownForm = (element, write) => joined(...write.blocks(unslotted(element)));

function isCode(node: MarkdownElement['children'][number] | undefined): node is MarkdownElement {
  return typeof node === 'object' && node.tag === 'octavo-code-block';
}

function hasSlot(node: MarkdownElement['children'][number]): boolean {
  return typeof node !== 'string' && node.attribute('slot') === 'title';
}
