/** Reads Markdown with HTML, in which `{` and `<Name>` are text, as specifications write it. */
import type { Root } from 'hast';
import { nativeMarkdown } from './native.js';
import { createReader } from './reference.js';

let reference: ((text: string) => Root) | undefined;

/** The tree of CommonMark with tables, strikethrough and autolinks. Each tag of HTML is a `raw` node. Never fails. */
export function readMarkdown(text: string): Root {
  return (nativeMarkdown ?? (reference ??= createReader('md')))(text);
}
