/** The light DOM of `<Tabs>` and `<CodeGroup>`. */
import { h, type Element, type Node } from '../../runtime/jsx/node.js';
import type { PageContext } from '../page-component.js';
import type { hostAttributes } from '../props/host-attributes.js';
import { separate } from '../props/in-slot.js';

/** One panel and its tab. */
export interface TabPanel {
  /** Label of the tab. */
  title: string;
  icon?: Node;
  /** Attributes of the panel: the author's id, unchanged, class, style and data. */
  host?: ReturnType<typeof hostAttributes>;
  /** The author's key, with which an interactive component adds, moves and removes tabs. */
  key?: Element['key'];
  content: Node;
}

/** The tabs, then the panels. All panels except the one at index `shown` are `hidden="until-found"`. */
export function tabPanels(panels: readonly TabPanel[], shown: number, page: PageContext): Node {
  const ids = panels.map(({ host, title }) => host?.id ?? page.id(`tab ${title}`));
  const tabs = panels.map((panel, index) => tab(ids[index]!, index === shown, panel));
  return separate(...tabs, ...panels.map((panel, index) => tabPanel(ids[index]!, index === shown, panel)));
}

function tab(id: string, selected: boolean, { title, icon, key }: TabPanel): Node {
  const attributes = {
    slot: 'tab',
    type: 'button',
    role: 'tab',
    id: `${id}-tab`,
    'aria-controls': id,
    'aria-selected': String(selected),
    'data-active': String(selected),
    tabindex: selected ? '0' : '-1',
  };
  return withKey(h('button', attributes, h('div', null, icon, title)), 'tab', key);
}

function tabPanel(id: string, selected: boolean, { title, content, host, key }: TabPanel): Node {
  const attributes = {
    role: 'tabpanel',
    ...host,
    id,
    'aria-labelledby': `${id}-tab`,
    label: title,
    hidden: selected ? undefined : 'until-found',
  };
  const anchor = host?.id ? undefined : h('span', { slot: 'anchor' });
  return withKey(h('octavo-tab', attributes, anchor, content), 'panel', key);
}

/** A tab and its panel are siblings, so their keys differ. */
function withKey(element: Element, part: string, key: TabPanel['key']): Element {
  return key === undefined || key === null ? element : { ...element, key: `${part} ${key}` };
}

/** A panel without its tab, below its title. */
export function lonePanel({ title, icon, host, content }: TabPanel): Node {
  const hasTitle = title !== '' || Boolean(icon);
  return h('octavo-tab', { ...host }, hasTitle && h('p', null, h('strong', null, icon, title)), content);
}
