/** UI strings of the parts that the playground loads later. Apart from its labels, so that it starts without them. */
import { filledText } from './filled-text.js';
import { english } from './model/labels/messages.js';

/** The string called `name`, with `values` instead of its placeholders. */
export function message(name: keyof typeof english, values: Readonly<Record<string, string>> = {}): string {
  return filledText(name, english[name], values);
}
