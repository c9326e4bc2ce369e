import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent } from '../page-component.js';
import { componentChildren } from '../props/component-children.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { requireProp } from '../props/require-prop.js';
import { lonePanel, tabPanels, type TabPanel } from './tab-panels.js';
import { codeFence } from '../code-block/code-block.page.js';
import { bold, joined, unslotted, type MarkdownElement, type MarkdownForm } from '../markdown-form.js';

/** What authors may write on one tab. */
export interface TabProps extends HostProps {
  title?: string;
  /** Other names for the title. */
  label?: string;
  value?: string;
  /** Name, path or URL of an icon, or an element. */
  icon?: unknown;
  iconType?: string;
  children?: Node;
}

/** What authors may write on a group of tabs. */
export interface TabsProps extends HostProps {
  /** 0-based place of the tab that is open at first. Default 0. */
  defaultTabIndex?: number | string;
  /** Whether the choice is shared by title with the other groups. Default `true`. */
  sync?: unknown;
  /** A line under the panel. Default `false`. */
  borderBottom?: unknown;
  children?: Node;
}

/** `<Tabs>`: panels of which one is shown. Content outside of `<Tab>` stands above the group. */
export const Tabs: PageComponent<TabsProps> = (props, page) => {
  const { found, rest } = componentChildren(props.children, Tab, page);
  if (found.length === 0) {
    page.warn({
      code: 'tabs-empty',
      message: '<Tabs> contains no <Tab>.',
      hint: 'Put <Tab title="npm">…</Tab> directly inside it.',
    });
    return rest;
  }
  const panels = found.map(({ props: tab }, index): TabPanel => {
    const title = tab.title ?? tab.label ?? tab.value;
    requireProp(page, title, 'Tab', 'title', '<Tab title="npm">');
    return {
      title: title ? String(title) : `Tab ${index + 1}`,
      icon: page.icon(tab.icon, { type: tab.iconType }),
      id: tab.id,
      content: tab.children,
    };
  });
  const shown = Math.min(Math.max(Number(props.defaultTabIndex) || 0, 0), panels.length - 1);
  const attributes = {
    ...hostAttributes(props),
    sync: props.sync === undefined || booleanProp(props.sync) ? undefined : 'false',
    'border-bottom': booleanProp(props.borderBottom),
  };
  return [...rest, h('octavo-tabs', attributes, tabPanels(panels, shown, page))];
};

/** `<Tab>`: one panel; `<Tabs>` reads its props, so this is only called for one that stands alone. */
export const Tab: PageComponent<TabProps> = (props, page) =>
  lonePanel({
    title: String(props.title ?? props.label ?? props.value ?? ''),
    icon: page.icon(props.icon, { type: props.iconType }),
    id: props.id,
    content: props.children,
  });

/** Each panel below its label. A panel that is one block of code has the label in its fence. */
export const tabMarkdown: MarkdownForm = (element, write) => {
  const label = element.attribute('label') ?? element.attribute('title') ?? '';
  const content = unslotted(element).filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [only] = content;
  if (content.length === 1 && isCode(only) && !only.children.some(hasSlot)) return codeFence(only, label);
  return joined(bold(label), ...write.blocks(content));
};

/** The panels; their labels stand with them, so the row of tabs says nothing more. */
export const tabsMarkdown: MarkdownForm = (element, write) => joined(...write.blocks(unslotted(element)));

function isCode(node: MarkdownElement['children'][number] | undefined): node is MarkdownElement {
  return typeof node === 'object' && node.tag === 'octavo-code-block';
}

function hasSlot(node: MarkdownElement['children'][number]): boolean {
  return typeof node !== 'string' && node.attribute('slot') === 'title';
}
