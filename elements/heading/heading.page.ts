import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';

/** What authors may write on a heading. */
export interface HeadingProps extends HostProps {
  /** 1 to 6. Default 2. */
  level?: number | string;
  /** Leaves out the link to the heading beside its words. Default `false`. */
  noAnchor?: unknown;
  children?: Node;
}

/** `<Heading level noAnchor>`: a heading as Markdown makes it, where its level or id is computed. */
export const Heading: PageComponent<HeadingProps> = (props, page) => {
  const level = enumProp(page, props.level, {
    component: 'Heading',
    prop: 'level',
    allowed: ['1', '2', '3', '4', '5', '6'],
    fallback: '2',
  });
  return h(
    `h${level}`,
    { ...hostAttributes(props), 'data-no-anchor': booleanProp(props.noAnchor) || undefined },
    props.children,
  );
};
