import { bold, joined, listItem, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** The title in bold, what to do below. */
export const stepMarkdown: MarkdownForm = (element, write) =>
  joined(
    bold(slotText(element, 'title', write) || (element.attribute('title') ?? '')),
    ...write.blocks(unslotted(element)),
  );

/** A numbered list; a number of the author's own is counted on from. */
export const stepsMarkdown: MarkdownForm = (element, write) => {
  let number = 0;
  return joined(
    ...element.children.map((child) => {
      const block = joined(...write.blocks([child]));
      if (typeof child === 'string' || child.tag !== 'octavo-step') return block;
      number = Number(child.attribute('number') ?? number + 1);
      return listItem(`${number}.`, block);
    }),
  );
};
