import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { requireProp } from '../props/require-prop.js';

/** What authors may write on `<Visibility>`. */
export interface VisibilityProps {
  /** `humans` or `agents`. Required: for anyone else the children are hidden from people. */
  for?: string;
  children?: Node;
}

/**
 * `<Visibility for="humans | agents">`: the children for readers of the page, or of its Markdown form. A finished page
 * has no such element: a tab or a step in one is a child of its group.
 */
export const Visibility: PageComponent<VisibilityProps> = (props, page) => {
  requireProp(page, props.for, 'Visibility', 'for', '<Visibility for="humans">');
  const audience = enumProp(page, props.for, {
    component: 'Visibility',
    prop: 'for',
    allowed: ['humans', 'agents'],
    fallback: 'agents',
  });
  return h('octavo-visibility', { for: audience }, props.children);
};
