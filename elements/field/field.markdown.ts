import {
  labelled,
  listItem,
  slotNodes,
  slotText,
  unslotted,
  type MarkdownElement,
  type MarkdownForm,
  type MarkdownWriter,
} from '../markdown-form.js';

const facts = ['type', 'location', 'required', 'optional', 'deprecated', 'default', 'placeholder'];

/** An entry of a list: name, facts in brackets, then what it does. */
export const fieldMarkdown: MarkdownForm = (element, write) => {
  const known = facts.map((slot) => slotText(element, slot, write)).filter(Boolean);
  const details = known.length > 0 ? `(${known.join(', ')})` : '';
  const words = [slotText(element, 'pre', write), nameOf(element, write), slotText(element, 'post', write), details];
  return listItem('-', labelled(words.filter(Boolean).join(' '), write.blocks(unslotted(element))));
};

/** The name is a link to itself, which says nothing here. */
function nameOf(element: MarkdownElement, write: MarkdownWriter): string {
  const [name] = slotNodes(element, 'name');
  return name ? write.inline(name.children) : (element.attribute('name') ?? '');
}
