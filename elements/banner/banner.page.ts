import { h } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { allContent } from '../markdown-form.js';

/** Props of `<Banner>`. */
export interface BannerProps extends ContentProps {
  /** `info`, `warning` or `critical`. Default `info`. */
  type?: string;
  /** Alias of `type`. */
  variant?: string;
  /** Adds a close button. Default `false`. */
  dismissible?: unknown;
}

/** `<Banner type dismissible>`: an announcement. */
export const Banner: PageComponent<BannerProps> = (props, page) => {
  const prop = props.type === undefined ? 'variant' : 'type';
  const type = enumProp(page, props[prop], 'Banner', prop, ['info', 'warning', 'critical'], 'info');
  return h(
    'octavo-banner',
    { ...hostAttributes(props), type: type === 'info' ? undefined : type, dismissible: booleanProp(props.dismissible) },
    props.children,
  );
};

export const record = { components: { Banner }, blocks: { 'octavo-banner': allContent } };
