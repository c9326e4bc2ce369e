import { h } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';

/** `<Panel>`: content for the column beside the page. */
export const Panel: PageComponent<HostProps> = (props) =>
  h('octavo-panel', { ...hostAttributes(props), role: 'complementary' }, props.children);
