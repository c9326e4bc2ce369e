import { bold, joined, listItem, slotNodes, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** An entry of a list: name and values. */
export const colorItemMarkdown: MarkdownForm = (element, write) => {
  const name = slotText(element, 'name', write) || (element.attribute('name') ?? '');
  const values = slotNodes(element, 'value').map((value) => write.inline([value]));
  const value = values.join(' / ') || (element.attribute('value') ?? '');
  return listItem('-', [name, value].filter(Boolean).join(': '));
};

/** The items below the title. */
export const colorRowMarkdown: MarkdownForm = (element, write) =>
  joined(
    bold(slotText(element, 'title', write) || (element.attribute('title') ?? '')),
    write.blocks(unslotted(element)).join('\n'),
  );

/** The items as one list, or the rows. */
export const colorMarkdown: MarkdownForm = (element, write) => {
  const hasRows = element.children.some((child) => typeof child !== 'string' && child.tag === 'octavo-color-row');
  return write.blocks(unslotted(element)).join(hasRows ? '\n\n' : '\n');
};
