/** A list of which each part is a line that opens: responses, messages. */
import { h, type Node } from '../../../../runtime/jsx/node.js';

export interface Row {
  /** Of the content: a link to it opens the line. */
  id: string;
  /** Before the text, in a column of its own. Default: nothing. */
  label?: Node;
  text: Node;
  /** Default: the line does not open. */
  content?: Node;
  isOpen?: boolean;
}

export function rows(all: readonly Row[]): Node {
  return h('div', { class: 'octavo-rows' }, all.map(row));
}

/** The text of a line whose part has a name. */
export function named(name: string, summary: Node): Node {
  return [h('strong', null, name), summary && [' ', summary]];
}

function row({ id, label, text, content, isOpen = false }: Row): Node {
  const line = [label && [label, ' '], h('span', null, text)];
  if (content === undefined) return h('p', { id }, line);
  return h('details', { open: isOpen }, h('summary', null, line), h('div', { id }, content));
}
