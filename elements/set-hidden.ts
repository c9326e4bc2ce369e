/** Shows or hides `element`. Find-in-page and links still reach hidden elements. */
export function setHidden(element: Element, isHidden: boolean): void {
  if (!isHidden) element.removeAttribute('hidden');
  else if (element.getAttribute('hidden') !== 'until-found') element.setAttribute('hidden', 'until-found');
}
