import { slotText, unslotted, type MarkdownElement, type MarkdownForm, type MarkdownWriter } from '../markdown-form.js';

function entry(element: MarkdownElement, write: MarkdownWriter, ending = ''): string {
  const name = slotText(element, 'name', write) || (element.attribute('name') ?? '');
  const comment = slotText(element, 'comment', write) || (element.attribute('comment') ?? '');
  return `- ${name.replace(/\/$/, '')}${ending || (name.endsWith('/') ? '/' : '')}${comment && `: ${comment}`}`;
}

/** An entry of a list. */
export const treeFileMarkdown: MarkdownForm = (element, write) => entry(element, write);

/** An entry with a slash, and what is in the folder below it. */
export const treeFolderMarkdown: MarkdownForm = (element, write) =>
  [entry(element, write, '/'), ...write.blocks(unslotted(element))].join('\n').replace(/\n/g, '\n  ');

/** Folders and files as a nested list. */
export const treeMarkdown: MarkdownForm = (element, write) => write.blocks(unslotted(element)).join('\n');
