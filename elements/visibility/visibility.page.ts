import { h, html, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { choice } from '../props/choice.js';

/** What authors may write on `<Visibility>`. */
export interface VisibilityProps {
  /** `humans` or `agents`. Default `humans`. */
  for?: string;
  children?: Node;
}

/**
 * `<Visibility for="humans | agents">`: the children for readers of the page, or of its Markdown form. The renderer takes
 * the marks away, and what is for the others with them.
 */
export const Visibility: PageComponent<VisibilityProps> = (props, page) => {
  const audience = choice(page, props.for, {
    component: 'Visibility',
    prop: 'for',
    allowed: ['humans', 'agents'],
    fallback: 'humans',
  });
  // Marks, and no element, for people: a tab or a step in it stays a child of its group.
  if (audience === 'humans') return [html('<!--octavo:humans-->'), props.children, html('<!--/octavo:humans-->')];
  return h('octavo-visibility', { for: audience }, props.children);
};
