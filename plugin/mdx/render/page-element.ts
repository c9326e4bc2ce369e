/** Completes plain HTML elements of a page before they are written: addresses with the base path, sizes, labels. */
import type { PageContext } from '../../../elements/page-component.js';
import { pictureActions } from '../../../elements/picture/picture.page.js';
import { takesAddress } from '../../../elements/safe-address.js';
import { attributesText } from '../../../runtime/jsx/attributes.js';
import { h, Html, html, type Element, type Node, type Props } from '../../../runtime/jsx/node.js';
import { ownValue } from '../../core/text/own-value.js';
import { isFileAddress, replaceCssAddresses } from '../../load/scan/css-addresses.js';

/** The page that elements ask about. */
export interface ElementPage extends PageContext {
  /** Whether an interactive component is being rendered, outside of its slots. */
  isLive: boolean;
  /** Whether the content comes from a specification or a setting instead of the author's page. */
  isData: boolean;
  /** The address, or a safe replacement for an address that runs code. */
  safeAddress(address: string): string;
}

/** The changed props of an HTML element, or the element that replaces it. */
export function pageElement(type: string, props: Props, page: ElementPage): Props | Element {
  const given = page.isData ? withoutEffects(props) : props;
  readClasses(given, page);
  const styled = type === 'style' ? styleSheet(given, page) : given.style ? withStyle(given, page) : given;
  if (isLink(type) && typeof given.href === 'string') return { ...styled, href: page.link(given.href) };
  const safe = withSafeAddresses(styled, page);
  if (type === 'img') return picture(safe, page);
  const complete = withFiles(type, safe, page);
  return type === 'input' ? labelled(complete, page) : complete;
}

/** The props without handlers, and without styles that load something. */
function withoutEffects(props: Props): Props {
  const unsafe = Object.keys(props).filter(
    (name) => /^on/i.test(name) || (name === 'style' && /url|image|src|@|\\\\/i.test(JSON.stringify(props.style))),
  );
  return unsafe.length === 0
    ? props
    : Object.fromEntries(Object.entries(props).filter(([name]) => !unsafe.includes(name)));
}

function isLink(type: string): boolean {
  return type === 'a' || type === 'area';
}

/** Elements that load files, and the attributes with their addresses. */
const fileAttributes: Record<string, readonly string[]> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href', 'xlinkHref'],
  input: ['src'],
  object: ['data'],
  'octavo-playground': ['spec'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  use: ['href', 'xlinkHref'],
  video: ['src', 'poster'],
};

/** `<link>` relations that load a file. Other relations, such as `canonical`, point to pages. */
const loadedRelations = /(?:^|\s)(?:icon|manifest|modulepreload|preload|stylesheet)(?:\s|$)/i;

function filesOf(type: string, { rel }: Props): readonly string[] {
  if (type === 'link') return typeof rel === 'string' && loadedRelations.test(rel) ? ['href'] : [];
  return ownValue(fileAttributes, type) ?? [];
}

function withFiles(type: string, props: Props, page: ElementPage): Props {
  const names = filesOf(type, props);
  if (names.length === 0) return props;
  const files = names.flatMap((name) => {
    const value = props[name];
    return typeof value === 'string' && !value.startsWith('#') ? [[name, page.asset(value)] as const] : [];
  });
  return { ...props, ...(type === 'source' && sourceSet(props, page)), ...Object.fromEntries(files) };
}

/** The content of `<style>` with the addresses that browsers need. */
function styleSheet(props: Props, page: ElementPage): Props {
  const { children, dangerouslySetInnerHTML: inner } = props;
  if (!isMarkup(inner)) return { ...props, children: withAddresses(children, page) };
  return { ...props, dangerouslySetInnerHTML: { __html: cssText(inner.__html, page) } };
}

function isMarkup(value: unknown): value is { __html: string } {
  return typeof value === 'object' && value !== null && '__html' in value && typeof value.__html === 'string';
}

function withAddresses(css: Node, page: ElementPage): Node {
  if (Array.isArray(css)) return css.map((part: Node) => withAddresses(part, page));
  if (css instanceof Html) return html(cssText(css.value, page));
  return typeof css === 'string' ? cssText(css, page) : css;
}

function withStyle(props: Props, page: ElementPage): Props {
  const { style } = props;
  if (typeof style === 'string') return { ...props, style: cssText(style, page) };
  if (typeof style !== 'object' || style === null) return props;
  const entries = Object.entries(style).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? cssText(value, page) : value,
  ]);
  return { ...props, style: Object.fromEntries(entries) as object };
}

/** Finds the files of utility classes such as `bg-[url(/sky.png)]`. */
function readClasses({ className, class: classes = className }: Props, page: ElementPage): void {
  if (typeof classes === 'string' && classes.includes('[url(')) cssText(classes, page);
}

function cssText(css: string, page: ElementPage): string {
  if (!/url\(|src\(|@import/i.test(css)) return css;
  return replaceCssAddresses(css, (address) => {
    if (!isFileAddress(address)) return address;
    const file = page.asset(address);
    // The output of an interactive component must stay as the browser draws it.
    return page.isLive ? address : file;
  });
}

/** `a.png 1x, b.png 2x`: images to choose from. */
function sourceSet({ srcSet, srcset = srcSet }: Props, page: ElementPage): Props {
  if (typeof srcset !== 'string') return {};
  const files = srcset.replace(
    /([^\s,]\S*[^\s,])(\s+[\d.]+[wx])?/g,
    (_, file: string, size = '') => page.asset(file) + size,
  );
  return { [srcSet === undefined ? 'srcset' : 'srcSet']: files };
}

/** Other attributes that take an address stay as they are, unless it runs code. */
function withSafeAddresses(props: Props, page: ElementPage): Props {
  let safe = props;
  for (const name in props) {
    const value = props[name];
    if (!takesAddress(name) || typeof value !== 'string') continue;
    const address = page.safeAddress(value);
    if (address !== value) safe = { ...safe, [name]: address };
  }
  return safe;
}

function picture(props: Props, page: ElementPage): Props | Element {
  const { actions, actionsPlacement, ...given } = props;
  const attributes = image(page.isLive ? given : withinPage(given), page);
  // The output of an interactive component must stay as the browser draws it.
  const buttons = page.isLive ? undefined : pictureActions(actions, actionsPlacement, page);
  return buttons ? h('octavo-picture', buttons, html(`<img${attributesText(attributes)}>`)) : attributes;
}

/** The author's largest width also ends at the edge of a phone: it replaces the limit of 100 % that images have. */
function withinPage(props: Props): Props {
  const { style } = props;
  const limited = (width: string): string =>
    width.replace(/^\s*\d[\d.]*(?:px|r?em)\s*$/, (limit) => `min(${limit.trim()}, 100%)`);
  if (typeof style === 'string')
    return { ...props, style: style.replace(/(?<=max-width:)[^;!]+/i, (width) => limited(width)) };
  const { maxWidth } = (style ?? {}) as { maxWidth?: unknown };
  const width = typeof maxWidth === 'number' ? `${maxWidth}px` : maxWidth;
  return typeof width === 'string' ? { ...props, style: { ...(style as object), maxWidth: limited(width) } } : props;
}

function image(props: Props, page: ElementPage): Props {
  const { noZoom, ...rest } = props;
  if (noZoom !== undefined && noZoom !== false) rest['data-no-zoom'] = '';
  if (typeof rest.src !== 'string') return rest;
  const size = page.imageSize(rest.src);
  return {
    loading: 'lazy',
    decoding: 'async',
    ...rest,
    ...fittingSize(rest, size),
    src: page.asset(rest.src),
    ...sourceSet(rest, page),
    alt: rest.alt ?? '',
  };
}

/** The checkbox of a task list gets its state as its label. */
function labelled(props: Props, page: ElementPage): Props {
  if (props.type !== 'checkbox' || !props.disabled || props['aria-label'] !== undefined) return props;
  const isChecked = props.checked ?? props.defaultChecked;
  return { ...props, 'aria-label': page.word(isChecked ? 'done' : 'toDo') };
}

/** Width and height from the file if the author did not set them, or the missing one of the two. */
function fittingSize(props: Props, size: { width: number; height: number } | undefined): Partial<Props> {
  if (!size || size.width === 0 || size.height === 0) return {};
  const [width, height] = [pixels(props.width), pixels(props.height)];
  if (props.width === undefined && props.height === undefined) return size;
  if (width !== undefined && props.height === undefined)
    return { height: Math.round((width * size.height) / size.width) };
  if (height !== undefined && props.width === undefined)
    return { width: Math.round((height * size.width) / size.height) };
  return {};
}

function pixels(value: unknown): number | undefined {
  return /^\d+(?:px)?$/.test(String(value)) ? Number.parseInt(String(value), 10) : undefined;
}
