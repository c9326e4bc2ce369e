/** Copies a page as Markdown, for `<octavo-page-menu>`. */
import { copy } from '../copy-text.js';

/** Copies the text at `address` and fires `octavo-copy` on `element`. Returns whether that succeeded. */
export function copyPage(address: string, element: Element): Promise<boolean> {
  const text = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(response.statusText);
    return response.text();
  });
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // The browser can refuse before it waits for the page.
  blob.catch(() => {});
  // A promise, because Safari allows clipboard access only while it handles the click.
  return copy(() => navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]), text, element);
}
