import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { needed } from '../props/needed.js';
import { apart, slotted } from '../props/slotted.js';

/** What authors may write on an entry of a changelog. */
export interface UpdateProps extends HostProps {
  /** Date or version; makes the anchor. */
  label?: string;
  /** A line below the label. */
  description?: Node;
  tags?: string | readonly string[];
  children?: Node;
}

/** `<Update label description tags>`: an entry whose label is a heading that can be linked to. */
export const Update: PageComponent<UpdateProps> = (props, page) => {
  const { id: own, ...host } = hostAttributes(props);
  const labelled = needed(page, props.label, 'Update', 'label', '<Update label="2026-11-21">');
  const id = own ?? (labelled ? page.id(String(props.label)) : undefined);
  const label = labelled ? h('a', { href: `#${id}` }, props.label) : undefined;
  return h(
    'octavo-update',
    host,
    apart(
      slotted('label', label, 'h2', { id }),
      slotted('description', props.description),
      ...[props.tags ?? []].flat().map((tag) => slotted('tag', tag)),
      props.children,
    ),
  );
};
