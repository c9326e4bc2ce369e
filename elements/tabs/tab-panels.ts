/** The light DOM of `<Tabs>` and `<CodeGroup>`. */
import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageContext } from '../page-component.js';
import { separate, inSlot } from '../props/in-slot.js';

/** One panel and its tab. */
export interface TabPanel {
  /** Label of the tab. */
  title: string;
  icon?: Node;
  /** The author's id, unchanged. */
  id?: string;
  content: Node;
}

/** The tabs, then the panels. All panels except the one at index `shown` are `hidden="until-found"`. */
export function tabPanels(panels: readonly TabPanel[], shown: number, page: PageContext): Node {
  const ids = panels.map(({ id, title }) => id ?? page.id(`tab ${title}`));
  const tabs = panels.map(({ title, icon }, index) => tab(ids[index]!, index === shown, title, icon));
  return separate(...tabs, ...panels.map((panel, index) => tabPanel(ids[index]!, index === shown, panel)));
}

function tab(id: string, selected: boolean, title: string, icon: Node): Node {
  const attributes = {
    slot: 'tab',
    type: 'button',
    role: 'tab',
    id: `${id}-tab`,
    'aria-controls': id,
    'aria-selected': String(selected),
    tabindex: selected ? '0' : '-1',
  };
  return h('button', attributes, icon, title);
}

function tabPanel(id: string, selected: boolean, { title, content, id: authorId }: TabPanel): Node {
  const attributes = {
    role: 'tabpanel',
    id,
    'aria-labelledby': `${id}-tab`,
    label: title,
    hidden: selected ? undefined : 'until-found',
    flat: true,
  };
  return h('octavo-tab', attributes, authorId ? undefined : h('span', { slot: 'anchor' }), content);
}

/** A panel without its tab. */
export function lonePanel({ title, icon, id, content }: TabPanel): Node {
  return h('octavo-tab', { id, label: title }, inSlot('icon', icon), content);
}
