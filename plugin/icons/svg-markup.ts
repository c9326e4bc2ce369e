/** Prepares SVG for use in a page: one class, no sizes, no comments, minified. */

/** Attributes of the root that affect rendering; all other attributes are removed. */
const keptAttributes = [
  'viewBox',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'fill-rule',
  'clip-rule',
];

/** Content that can run code or contact another host, whatever the source of the SVG. */
const unsafe =
  /<\s*(?:script|foreignObject|iframe|image|use|style|a|animate|set)\b|\son\w+\s*=|javascript:|<!DOCTYPE|<\?xml-stylesheet/i;

/** A drawing without its wrapper: the attributes of the root, and its content. */
export interface Drawing {
  attributes: string;
  body: string;
  /** The style of an icon of Font Awesome: `solid`, `regular`, `brands`. */
  style?: string;
}

/**
 * Parses an SVG file or an author's inline SVG. `undefined` if it is not SVG, has no size, or contains more than a
 * drawing.
 */
export function readDrawing(svg: string): Drawing | undefined {
  const match = /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg.replace(/<!--[\s\S]*?-->/g, ''));
  if (!match || unsafe.test(svg)) return undefined;
  const attributes = readAttributes(match[1]!);
  if (!attributes.has('viewBox')) {
    const [width, height] = ['width', 'height'].map((side) => Number.parseFloat(attributes.get(side) ?? ''));
    if (!width || !height) return undefined;
    attributes.set('viewBox', `0 0 ${width} ${height}`);
  }
  const body = compact(match[2]!);
  // Font Awesome colors each path. Set once on the root, the color is shorter and can be overridden.
  const uncolored = body.replaceAll(' fill="currentColor"', '');
  if (uncolored !== body && !attributes.has('fill')) attributes.set('fill', 'currentColor');
  const look = keptAttributes
    .flatMap((name) => (attributes.has(name) ? ` ${name}="${attributes.get(name)}"` : []))
    .join('');
  return { attributes: look, body: attributes.get('fill') === 'currentColor' ? uncolored : body };
}

/** Whether parts of the drawing have the color of the text around it. */
export function isTextColored({ attributes, body }: Drawing): boolean {
  return /currentcolor/i.test(attributes + body);
}

/** Whether parts of the drawing refer to each other by `id`, which could clash with ids of the page. */
export function hasIds({ body }: Drawing): boolean {
  return /\sid=/.test(body);
}

/**
 * The `<svg>` of a drawing. `color` and `size` become attributes instead of styles, so that a strict content security
 * policy allows them.
 */
export function writeSvg({ attributes, body }: Drawing, color?: string, size?: number | string): string {
  const tint = color !== undefined && /^[#\w\s(),.%/-]+$/.test(color) ? ` color="${color}"` : '';
  const length = fontSize(size);
  const scale = length === undefined ? '' : ` font-size="${length}"`;
  return `<svg class="icon octavo-icon"${attributes}${tint}${scale} aria-hidden="true">${body}</svg>`;
}

/** The size of an icon as an attribute of SVG; `undefined` if it is not a length. */
export function fontSize(size: number | string | undefined): string | undefined {
  return size !== undefined && /^[\d.]+(?:px|r?em|%)?$/.test(String(size)) ? String(size) : undefined;
}

function readAttributes(tag: string): Map<string, string> {
  const matches = tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"<]*)"|'([^'"<]*)')/g);
  return new Map([...matches].map(([, name, double, single]) => [name!, double ?? single ?? '']));
}

function compact(body: string): string {
  return body
    .replace(/<path stroke="none" d="M0 0h24v24H0z" fill="none"\s*\/>/, '')
    .replace(/<(?:title|desc|metadata)\b[\s\S]*?<\/(?:title|desc|metadata)>/g, '')
    .replace(/>\s+</g, '><')
    .replace(/\s*\/>/g, '/>')
    .replace(/\s+/g, ' ')
    .trim();
}
