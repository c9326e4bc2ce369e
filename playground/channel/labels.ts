/**
 * UI strings of the playground of channels. They are separate from the strings of other playgrounds, because they are
 * loaded with it.
 */
import { filledText } from '../filled-text.js';
import { english } from '../model/labels/channel-labels.js';

/** The string called `name`, with `values` instead of its placeholders. */
export function channelText(name: keyof typeof english, values: Readonly<Record<string, string>> = {}): string {
  return filledText(name, english[name], values);
}
