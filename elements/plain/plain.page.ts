import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';

/** What authors may write on a plain element: all that HTML takes. */
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

/** What authors may write on an image or a video. */
export interface MediaProps {
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
  children?: Node;
}

/** What authors may write on a variation. */
export interface VariationProps {
  /** Id of the variation. @unsupported readers cannot choose a variation yet: the content of all is shown */
  is?: string;
  children?: Node;
}

/** `<Link href>`: a link, as in frameworks with a router. */
export const Link: PageComponent<LinkProps> = ({ children, ...props }) => h('a', { ...props }, children);

/** `<ZoomImage src>`: an image; all images can be zoomed. */
export const ZoomImage: PageComponent<MediaProps> = (props) => h('img', { ...props, children: undefined });

/** `<OptimizedVideo src>`: a video. */
export const OptimizedVideo: PageComponent<MediaProps> = ({ children, ...props }) => h('video', { ...props }, children);

/** `<MDX>`: its content. */
export const MDX: PageComponent<{ children?: Node }> = ({ children }) => children;

/** `<Variation is>`: content for one variation of the documentation. */
export const Variation: PageComponent<VariationProps> = ({ children }) => children;
