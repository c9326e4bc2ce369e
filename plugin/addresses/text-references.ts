/** Finds addresses in text that may contain them. */
import type { FileReference } from '../core/model/references.js';

/** Addresses in the text of settings and front matter. `isAddress` depends on their key. */
export function referencesInText(text: string, isAddress: boolean): FileReference[] {
  return text.split(/[\s"'()<>\]]+/).flatMap((address) => (address ? [{ address, isAddress }] : []));
}
