import { h } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { allContent } from '../markdown-form.js';

/** `<Panel>`: content for the column beside the page. It needs no role, because the column is a landmark. */
export const Panel: PageComponent<ContentProps> = (props) =>
  h('octavo-panel', { ...hostAttributes(props) }, props.children);

export const record = { components: { Panel }, blocks: { 'octavo-panel': allContent } };
