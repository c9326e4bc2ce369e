/** What plain HTML elements of a page get before they are written: addresses with the base path, sizes, labels. */
import type { PageContext } from '../../../elements/page-component.js';
import { pictureActions } from '../../../elements/picture/picture.page.js';
import { attributesText } from '../../../runtime/jsx/attributes.js';
import type { Element, Props } from '../../../runtime/jsx/node.js';
import { h, html } from '../../../runtime/jsx/node.js';
import { ownValue } from '../../own-value.js';
import { takesAddress } from '../../site/safe-address.js';

/** The page that elements ask about. */
export interface ElementPage extends PageContext {
  /** Whether an interactive component is being rendered, outside of its slots. */
  isLive: boolean;
  /** The address, or what replaces one that runs code. */
  safeAddress(address: string): string;
}

const mediaTags = new Set(['video', 'audio', 'source', 'iframe', 'embed', 'track']);

/** The changed props of an HTML element, or the element that replaces it. */
export function pageElement(type: string, props: Props, page: ElementPage): Props | Element {
  if (type === 'a' && typeof props.href === 'string') return { ...props, href: page.link(props.href) };
  if (type === 'img') return picture(props, page);
  if (type === 'input') return labelled(withSafeAddresses(props, page), page);
  if (typeof props.src === 'string' && mediaTags.has(type)) return media(props, page);
  return withFiles(type, withSafeAddresses(props, page), page);
}

/** Elements whose content is a file, and the attributes with its address. */
const fileAttributes: Record<string, readonly string[]> = { object: ['data'], image: ['href', 'xlinkHref'] };

/** Files of attributes other than `src`. */
function withFiles(type: string, props: Props, page: ElementPage): Props {
  const files = (ownValue(fileAttributes, type) ?? []).flatMap((name) => {
    const value = props[name];
    return typeof value === 'string' ? [[name, page.asset(value)] as const] : [];
  });
  return { ...props, ...(type === 'source' && sourceSet(props, page)), ...Object.fromEntries(files) };
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

function media(props: Props, page: ElementPage): Props {
  const poster = typeof props.poster === 'string' ? { poster: page.asset(props.poster) } : {};
  return { ...props, src: page.asset(props.src as string), ...poster };
}

function picture(props: Props, page: ElementPage): Props | Element {
  const { actions, actionsPlacement, ...given } = props;
  const attributes = image(given, page);
  // What an interactive component draws must stay as the browser draws it.
  const buttons = page.isLive ? undefined : pictureActions(actions, actionsPlacement, page);
  return buttons ? h('octavo-picture', buttons, html(`<img${attributesText(attributes)}>`)) : attributes;
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

/** The box of a task list has what it shows as its label. */
function labelled(props: Props, page: ElementPage): Props {
  if (props.type !== 'checkbox' || !props.disabled || props['aria-label'] !== undefined) return props;
  const isChecked = props.checked ?? props.defaultChecked;
  return { ...props, 'aria-label': page.word(isChecked ? 'done' : 'toDo') };
}

/** Width and height from the file where the author gave none, or the missing one of the two. */
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
