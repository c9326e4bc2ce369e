/** The part of the page's address behind `#`. */

/** The element that the address points to. */
export function hashTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Makes the address point to `element`, by the id of the anchor in it or its own, without a jump or a new step in the history. */
export function pointTo(element: Element): void {
  const id = element.querySelector(':scope > [slot="anchor"][id]')?.id || element.id;
  if (id) replaceAddress(location.href.replace(/#.*|$/, `#${encodeURIComponent(id)}`));
}

/** Puts `address` in the place of the current one. */
export function replaceAddress(address: string): void {
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A page inside another one may not have an address to change.
  }
}
