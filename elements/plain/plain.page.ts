import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';

/** Props of `<Link>`: the attributes of `<a>`. */
export interface LinkProps {
  href?: string;
  target?: string;
  rel?: string;
  title?: string;
  id?: string;
  className?: string;
  class?: string;
  style?: unknown;
  onClick?: unknown;
  children?: Node;
}

/** Props of `<ZoomImage>`: the attributes of `<img>`, and those of `<video>`. */
export interface ImageProps {
  src?: string;
  alt?: string;
  width?: number | string;
  height?: number | string;
  title?: string;
  id?: string;
  className?: string;
  class?: string;
  style?: unknown;
  poster?: string;
  controls?: unknown;
  autoPlay?: unknown;
  loop?: unknown;
  muted?: unknown;
  playsInline?: unknown;
  noZoom?: unknown;
}

/** Props of `<OptimizedVideo>`. */
export interface MediaProps extends ImageProps {
  children?: Node;
}

/** Props of `<Variation>`. */
export interface VariationProps {
  /** Id of the variation. @unsupported readers cannot choose a variation yet: all variations are shown */
  is?: string;
  children?: Node;
}

/** `<Link href>`: a link. The name comes from frameworks with a router. */
export const Link: PageComponent<LinkProps> = ({ children, ...props }) => h('a', { ...props }, children);

/** `<ZoomImage src>`: an image. All images can be zoomed. */
export const ZoomImage: PageComponent<ImageProps> = (props) => h('img', { ...props, children: undefined });

/** `<OptimizedVideo src>`: a video. */
export const OptimizedVideo: PageComponent<MediaProps> = ({ children, ...props }) => h('video', { ...props }, children);

/** `<MDX>`: its content. */
export const MDX: PageComponent<{ children?: Node }> = ({ children }) => children;

/** `<Variation is>`: content for one variation of the documentation. */
export const Variation: PageComponent<VariationProps> = ({ children }) => children;

export const record = { aliases: { Link, MDX, OptimizedVideo, Variation, ZoomImage }, files: [] };
