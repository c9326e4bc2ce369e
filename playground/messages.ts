/** Messages of the playground about requests that fail. Apart from its labels, because they are loaded only when needed. */
import { filledText } from './filled-text.js';
import { english } from './model/labels/messages.js';

/** The message called `name`, with `values` instead of its placeholders. */
export function message(name: keyof typeof english, values: Readonly<Record<string, string>> = {}): string {
  return filledText(name, english[name], values);
}
