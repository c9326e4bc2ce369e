/** SVG made fit to stand in a page: one class, no sizes, no comments, as few bytes as can be. */

/** Attributes of the root that say how the drawing looks; all others go. */
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

/** What may run code or reach another host, wherever the SVG comes from. */
const unsafe =
  /<\s*(?:script|foreignObject|iframe|image|use|style|a|animate|set)\b|\son\w+\s*=|javascript:|<!DOCTYPE|<\?xml-stylesheet/i;

/** A drawing without its wrapper: what stands in the root's tag and what inside. */
export interface Drawing {
  attributes: string;
  body: string;
}

/** Reads an SVG file or an author's inline SVG. `undefined` where it is no SVG, has no size, or holds more than a drawing. */
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
  // Font Awesome colors each path: said once on the root, it is shorter and can be changed.
  const uncolored = body.replaceAll(' fill="currentColor"', '');
  if (uncolored !== body && !attributes.has('fill')) attributes.set('fill', 'currentColor');
  const look = keptAttributes
    .flatMap((name) => (attributes.has(name) ? ` ${name}="${attributes.get(name)}"` : []))
    .join('');
  return { attributes: look, body: attributes.get('fill') === 'currentColor' ? uncolored : body };
}

/** Whether parts of the drawing refer to each other by `id`, which could clash with the ids of a page. */
export function hasIds({ body }: Drawing): boolean {
  return /\sid=/.test(body);
}

/** The `<svg>` of a drawing. `color` and `size` become attributes and not styles, so that a strict content security policy lets them through. */
export function writeSvg({ attributes, body }: Drawing, color?: string, size?: number | string): string {
  const tint = color !== undefined && /^[#\w\s(),.%/-]+$/.test(color) ? ` color="${color}"` : '';
  const scale = size !== undefined && /^[\d.]+(?:px|r?em|%)?$/.test(String(size)) ? ` font-size="${size}"` : '';
  return `<svg class="octavo-icon"${attributes}${tint}${scale} aria-hidden="true">${body}</svg>`;
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
