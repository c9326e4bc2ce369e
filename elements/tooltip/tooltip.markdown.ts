import { slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** The word with its explanation in brackets. */
export const tooltipMarkdown: MarkdownForm = (element, write) => {
  const tip = slotText(element, 'tip', write) || (element.attribute('tip') ?? '');
  const words = write.inline(unslotted(element));
  return tip ? `${words.trimEnd()} (${tip})` : words;
};
