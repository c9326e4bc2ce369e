/** Attributes, and properties whose names begin with a dot. `undefined` and `false` set nothing. */
type Values = Record<string, string | number | boolean | undefined | ((event: never) => void)>;

/** Creates an HTML element. A function is a listener for the event that its name has after `on`. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  values: Values = {},
  ...children: (Node | string | undefined | false)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}

/** An icon: the paths of a 24-pixel drawing. */
export function createIcon(path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}
