import { entries } from '../accordion/accordion.markdown.js';
import { bold, joined, markdownLink, slotNodes, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** The title in bold, as a link where the card is one; then the words and the call to action. */
export const cardMarkdown: MarkdownForm = (element, write) => {
  const [title] = slotNodes(element, 'title');
  const href = title?.attribute('href') ?? element.attribute('href');
  const name =
    slotText(element, 'title', write) || (element.attribute('title') ?? title?.attribute('aria-label') ?? '');
  const cta = slotText(element, 'cta', write) || (element.attribute('cta') ?? '');
  return joined(markdownLink(bold(name), href), ...write.blocks(unslotted(element)), cta);
};

/** A list of cards. */
export const cardGroupMarkdown: MarkdownForm = (element, write) => entries(element, write, 'octavo-card');
