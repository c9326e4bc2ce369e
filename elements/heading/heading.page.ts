import { h } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { enumProp } from '../props/enum-prop.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';

/** Props of `<Heading>`. */
export interface HeadingProps extends ContentProps {
  /** Level of the heading, 1 to 6. Default 2. */
  level?: number | string;
  /** Hides the anchor link beside the heading. Default `false`. */
  noAnchor?: unknown;
}

/** `<Heading level noAnchor>`: the same as a Markdown heading, for a computed level or id. */
export const Heading: PageComponent<HeadingProps> = (props, page) => {
  const level = enumProp(page, props.level, 'Heading', 'level', ['1', '2', '3', '4', '5', '6'], '2');
  return h(
    `h${level}`,
    { ...hostAttributes(props), 'data-no-anchor': booleanProp(props.noAnchor) || undefined },
    props.children,
  );
};

export const record = { components: { Heading }, files: [] };
