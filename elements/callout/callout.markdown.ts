import { bold, joined, quoted, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** A quote; of a callout with a kind, with its marker: `> [!NOTE]`. */
export function calloutMarkdown(marker?: string): MarkdownForm {
  return (element, write) => {
    const title = slotText(element, 'title', write) || (element.attribute('title') ?? '');
    const words = joined(bold(title), ...write.blocks(unslotted(element)));
    return quoted(marker ? `[!${marker}]\n${words}` : words);
  };
}
