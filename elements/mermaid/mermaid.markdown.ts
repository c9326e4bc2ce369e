import { fenced, slotNodes, type MarkdownForm } from '../markdown-form.js';

/** The source of the diagram. */
export const mermaidMarkdown: MarkdownForm = (element) => {
  const source = slotNodes(element, 'source').flatMap(({ children }) => children);
  return fenced(source.join('').trim(), 'mermaid');
};
