/** Hides `element` so that find-in-page and links still reach it, or shows it. */
export function setHidden(element: Element, isHidden: boolean): void {
  if (!isHidden) element.removeAttribute('hidden');
  else if (element.getAttribute('hidden') !== 'until-found') element.setAttribute('hidden', 'until-found');
}
