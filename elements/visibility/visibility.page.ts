import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { requireProp } from '../props/require-prop.js';

/** Props of `<Visibility>`. */
export interface VisibilityProps {
  /** `humans` or `agents`. Required. With any other value, people do not see the children. */
  for?: string;
  children?: Node;
}

/**
 * `<Visibility for="humans | agents">`: content only for the page, or only for its Markdown form. The element is removed
 * from the page, so a tab or a step inside it is a child of its group.
 */
export const Visibility: PageComponent<VisibilityProps> = (props, page) => {
  requireProp(page, props.for, 'Visibility', 'for', '<Visibility for="humans">');
  const audience = enumProp(page, props.for, 'Visibility', 'for', ['humans', 'agents'], 'agents');
  return h('octavo-visibility', { for: audience }, props.children);
};

export const record = { components: { Visibility } };
