/** A part of `element` in each form, by its name in the template. */
export function findPart(element: Element, name: string): HTMLElement | null {
  const { shadowRoot } = element;
  if (shadowRoot) return shadowRoot.querySelector<HTMLElement>(`[part~="${name}"]`);
  return element.querySelector<HTMLElement>(`[data-component-part$="-${name}"]`);
}
