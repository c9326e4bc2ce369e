/** Changes the URL of the page. */

/** Sets the hash of the URL to the id of `element`, or of the anchor in it, without scrolling or a history entry. */
export function pointTo(element: Element): void {
  const id = element.querySelector(':scope > [slot="anchor"][id]')?.id || element.id;
  if (id) replaceAddress(location.href.replace(/#.*|$/, `#${encodeURIComponent(id)}`));
}

/** Replaces the URL of the page with `address`. */
export function replaceAddress(address: string): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // Not allowed in some frames, such as `srcdoc`.
  }
}
