import type { Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { choice } from '../props/choice.js';

/** What authors may write on `<Visibility>`. */
export interface VisibilityProps {
  /** `humans` or `agents`. Default `humans`. */
  for?: string;
  children?: Node;
}

/** `<Visibility for="humans | agents">`: the children for readers; what is for agents is not in the HTML. */
export const Visibility: PageComponent<VisibilityProps> = (props, page) => {
  const audience = choice(page, props.for, {
    component: 'Visibility',
    prop: 'for',
    allowed: ['humans', 'agents'],
    fallback: 'humans',
  });
  return audience === 'agents' ? undefined : props.children;
};
