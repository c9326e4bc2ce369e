/** Writes JSX and hast properties as HTML attributes. */
import { escapeHtml } from './escape.js';

/** Properties whose attribute name follows no rule. */
const irregular: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  xlinkHref: 'xlink:href',
  xmlnsXlink: 'xmlns:xlink',
  xmlSpace: 'xml:space',
};

/** SVG presentation attributes are hyphenated in HTML: `strokeWidth` → `stroke-width`. */
const hyphenated =
  /^(?:(?:accent|alignment|baseline|color|dominant|fill|flood|font|glyph|letter|lighting|overline|paint|pointer|shape|stop|strikethrough|stroke|transform|underline|unicode|vector|word|writing)(?=[A-Z])|clip(?=Path$|Rule)|image(?=Rendering)|marker(?=Start|Mid|End)|mask(?=Type)|text(?=Anchor|Decoration|Rendering))/;

/** Properties for the runtime, which are never attributes. */
const internal = new Set([
  'children',
  'key',
  'ref',
  'dangerouslySetInnerHTML',
  'suppressHydrationWarning',
  '__self',
  '__source',
]);

/** CSS properties whose numbers have no unit. */
const unitless =
  /^(?:--|animationIterationCount|aspectRatio|columnCount|columns|fillOpacity|flex|flexGrow|flexShrink|fontWeight|gridArea|gridColumn|gridColumnEnd|gridColumnStart|gridRow|gridRowEnd|gridRowStart|lineClamp|lineHeight|opacity|order|orphans|scale|strokeOpacity|strokeWidth|tabSize|widows|zIndex|zoom)/;

const attributeNames = new Map<string, string>();

/** The HTML name of a property: `className` → `class`, `autoPlay` → `autoplay`. Empty for properties that are never attributes. */
function attributeName(property: string): string {
  let name = attributeNames.get(property);
  if (name === undefined) {
    const isWritten = !internal.has(property) && !/^on[A-Z]/.test(property) && /^[^\s"'<>/=\0]+$/.test(property);
    attributeNames.set(property, (name = isWritten ? toAttributeName(property) : ''));
  }
  return name;
}

function toAttributeName(property: string): string {
  if (Object.hasOwn(irregular, property)) return irregular[property]!;
  if (/^aria[A-Z]/.test(property)) return `aria-${property.slice(4).toLowerCase()}`;
  if (/^data[A-Z]/.test(property) || hyphenated.test(property))
    return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return property.includes('-') || property === 'viewBox' ? property : property.toLowerCase();
}

/** A style object as CSS text: `{ marginTop: 4 }` → `margin-top:4px`. */
function styleText(style: Record<string, unknown>): string {
  return Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined && typeof value !== 'boolean' && value !== '')
    .map(([name, value]) => {
      const property = name.startsWith('--')
        ? name
        : name.replace(/^ms(?=[A-Z])/, 'Ms').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${typeof value === 'number' && value !== 0 && !unitless.test(name) ? `${value}px` : String(value).trim()}`;
    })
    .join(';');
}

/** Attributes with the values "true" and "false". */
const worded = /^(?:aria-|data-|(?:contenteditable|draggable|spellcheck)$)/;

function attributeValue(name: string, value: unknown): string | true | undefined {
  if (value === null || typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value === 'boolean' && !worded.test(name)) return value || undefined;
  if (Array.isArray(value)) return value.join(' ');
  if (name === 'style' && typeof value === 'object') return styleText(value as Record<string, unknown>) || undefined;
  return value === undefined ? undefined : String(value);
}

/** All attributes of `props`, each with a leading space. Skips event handlers and functions. */
export function attributesText(props: Record<string, unknown>): string {
  let text = '';
  for (const property in props) {
    const name = attributeName(property);
    if (name === '') continue;
    const value = attributeValue(name, props[property]);
    if (value === undefined) continue;
    text += value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
  }
  return text;
}
