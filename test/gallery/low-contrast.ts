/** Runs in a page: finds texts whose contrast with everything below them is less than WCAG AA needs. */
declare global {
  interface Window {
    /** The texts with too little contrast, with the contrast and the element. */
    lowContrast(): string[];
  }
}

type Color = [number, number, number, number];
const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
const context = canvas.getContext('2d', { willReadFrequently: true })!;
const known = new Map<string, Color>();

/** Red, green, blue (0 to 255) and opacity (0 to 1) of a computed color. */
const read = (css: string): Color => {
  let color = known.get(css);
  if (color) return color;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  color = [red, green, blue, alpha / 255];
  known.set(css, color);
  return color;
};
const over = ([r, g, b, a]: Color, [red, green, blue]: Color): Color => [
  red + (r - red) * a,
  green + (g - green) * a,
  blue + (b - blue) * a,
  1,
];
const luminance = ([red, green, blue]: Color): number => {
  const linear = (value: number): number =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};
/** The element around `element` in the flat tree. */
const around = (element: Element): Element | null => {
  const parent = element.assignedSlot ?? element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
};
const isElement = (node: Element | null): node is Element => node instanceof Element;

const groundOf = (element: Element): Color => {
  const layers: Color[] = [];
  for (let node: Element | null = element; isElement(node); node = around(node))
    layers.push(read(getComputedStyle(node).backgroundColor));
  return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1] as Color);
};
const isVisible = (element: Element): boolean => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
    return false;
  const { width, height } = element.getBoundingClientRect();
  // The background of the button in the header is a sibling of its text.
  const other = '[disabled], [aria-disabled="true"], [inert], #topbar-cta-button';
  return width > 2 && height > 2 && !element.closest(other);
};

/** The texts found so far. */
let found = new Set<string>();
const check = (text: Text): void => {
  const element = text.parentElement ?? (text.getRootNode() as ShadowRoot).host;
  if (text.data.trim() === '' || !element || /^(?:style|script|template|title|noscript)$/i.test(element.tagName))
    return;
  if (!isVisible(element)) return;
  const style = getComputedStyle(element);
  const ground = groundOf(element);
  const [light, dark] = [luminance(over(read(style.color), ground)), luminance(ground)].toSorted((a, b) => b - a);
  const ratio = (light! + 0.05) / (dark! + 0.05);
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  if (ratio < (isLarge ? 3 : 4.5)) found.add(`${ratio.toFixed(2)} ${element.tagName} ${text.data.trim().slice(0, 30)}`);
};
const walk = (root: Node): void => {
  for (const node of root.childNodes) {
    if (node instanceof Text) check(node);
    else walk(node);
  }
  if (root instanceof Element && root.shadowRoot) walk(root.shadowRoot);
};

window.lowContrast = () => {
  found = new Set();
  walk(document.body);
  return [...found];
};

export {};
