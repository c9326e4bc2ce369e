import { fenced, slotText, type MarkdownElement, type MarkdownForm } from '../markdown-form.js';

/** A fence with its language and its title, as authors write them. */
export const codeBlockMarkdown: MarkdownForm = (element, write) =>
  codeFence(element, slotText(element, 'title', write));

/** The code of a block as a fence. */
export function codeFence(element: MarkdownElement, title: string): string {
  const given = element.attribute('language') ?? '';
  // The grammar's own name is known to few.
  const language = given === 'shellscript' ? 'bash' : given;
  const info = title && title !== language ? `${language || 'text'} ${title}` : language;
  return fenced(codeOf(element), info === 'text' ? '' : info);
}

function codeOf({ children }: MarkdownElement): string {
  return children
    .map((child) => (typeof child === 'string' || child.attribute('slot') !== undefined ? '' : textOf(child)))
    .join('');
}

function textOf({ children }: MarkdownElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
