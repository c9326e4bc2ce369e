/** Words of Octavo's own in the content of a page, which may be rendered before its language is known. */
import type { Labels } from '../../../elements/labels.js';

/** Stands for a word until the page is finished. Authors have no use for these signs, and they need no escaping. */
export function wordMark(name: keyof Labels): string {
  return `\uE000octavo:${name}\uE001`;
}

/** The content with `words` in the place of their marks. */
export function fillWords(content: string, words: Labels): string {
  if (!content.includes('\uE000octavo:')) return content;
  return content.replace(/\uE000octavo:(\w+)\uE001/g, (_, name: keyof Labels) => words[name]);
}
