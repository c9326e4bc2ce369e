import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { choice } from '../props/choice.js';
import { flag } from '../props/flag.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { joined, type MarkdownForm } from '../markdown-form.js';

/** What authors may write on a banner. */
export interface BannerProps extends HostProps {
  /** `info`, `warning` or `critical`. Default `info`. */
  type?: string;
  /** The same as `type`. */
  variant?: string;
  /** Whether readers can close it. Default `false`. */
  dismissible?: unknown;
  children?: Node;
}

/** `<Banner type dismissible>`: an announcement. */
export const Banner: PageComponent<BannerProps> = (props, page) => {
  const prop = props.type === undefined ? 'variant' : 'type';
  const type = choice(page, props[prop], {
    component: 'Banner',
    prop,
    allowed: ['info', 'warning', 'critical'],
    fallback: 'info',
  });
  return h(
    'octavo-banner',
    { ...hostAttributes(props), type: type === 'info' ? undefined : type, dismissible: flag(props.dismissible) },
    props.children,
  );
};

/** Its words. */
export const bannerMarkdown: MarkdownForm = (element, write) => joined(...write.blocks(element.children));
