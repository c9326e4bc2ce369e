/** Changes the URL of the page. */

/** Anchors of an element: in its slot, or in its content if the build has composed it. */
const anchors = [
  ':scope > [slot="anchor"][id]',
  ':scope > [data-component-part$="-anchor"][id]',
  ':scope > * > [data-component-part$="-anchor"][id]',
].join();

/** Sets the hash of the URL to the id of `element`, or of the anchor in it, without scrolling or a history entry. */
export function pointTo(element: Element): void {
  const id = element.querySelector(anchors)?.id || element.id;
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
