/** Markdown of footnotes: `[^1]`, and a block `[^1]: …` for each. */
import { listItem, type MarkdownElement, type MarkdownForm } from '../../../elements/markdown-form.js';

/** The number of a footnote in the text; nothing for the arrow in its list. Other links have another form. */
export function footnoteLink(element: MarkdownElement, text: string): string | undefined {
  if (element.attribute('data-footnote-ref') !== undefined) return `[^${text}]`;
  return element.attribute('data-footnote-backref') === undefined ? undefined : '';
}

/** The list of footnotes. */
export const footnoteList: MarkdownForm = (section, write) => {
  const list = section.children.find((child) => typeof child !== 'string' && child.tag === 'ol');
  const items = typeof list === 'object' ? list.children.filter((child) => typeof child !== 'string') : [];
  return items
    .map((item, index) => listItem(`[^${index + 1}]:`, write.blocks(item.children).join('\n\n').trim()))
    .join('\n\n');
};
