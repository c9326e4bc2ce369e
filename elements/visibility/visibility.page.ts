import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { choice } from '../props/choice.js';

/** What authors may write on `<Visibility>`. */
export interface VisibilityProps {
  /** `humans` or `agents`. Default `humans`. */
  for?: string;
  children?: Node;
}

/**
 * `<Visibility for="humans | agents">`: the children for readers of the page, or of its Markdown form. A finished page
 * has no such element: a tab or a step in one is a child of its group.
 */
export const Visibility: PageComponent<VisibilityProps> = (props, page) => {
  const audience = choice(page, props.for, {
    component: 'Visibility',
    prop: 'for',
    allowed: ['humans', 'agents'],
    fallback: 'humans',
  });
  return h('octavo-visibility', { for: audience }, props.children);
};
