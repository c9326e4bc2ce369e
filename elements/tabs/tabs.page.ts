import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageComponent, PageContext } from '../page-component.js';
import { componentChildren } from '../props/component-children.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { iconOf, type IconProps } from '../props/icon-props.js';
import { requireProp } from '../props/require-prop.js';
import { lonePanel, tabPanels, type TabPanel } from './tab-panels.js';
import { codeFence } from '../code-block/code-block.page.js';
import { bold, defaultContent, joined, unslotted, type MarkdownElement, type MarkdownForm } from '../markdown-form.js';

/** Props of `<Tab>`. */
export interface TabProps extends ContentProps, IconProps {
  title?: string;
  /** Alias of `title`. */
  label?: string;
  value?: string;
}

/** Props of `<Tabs>`. */
export interface TabsProps extends ContentProps {
  /** Index of the tab that is selected first, from 0. Default 0. */
  defaultTabIndex?: number | string;
  /** Switches together with groups that have the same tab titles. Default `true`. */
  sync?: unknown;
  /** Draws a line below the panel. Default `false`. */
  borderBottom?: unknown;
}

/** `<Tabs>`: panels with a row of tabs. Content outside `<Tab>` moves above the group. */
export const Tabs: PageComponent<TabsProps> = (props, page) => {
  const { matches, rest } = componentChildren(props.children, Tab, page);
  if (matches.length === 0) {
    page.warn({
      code: 'tabs-empty',
      message: '<Tabs> contains no <Tab>.',
      hint: 'Put <Tab title="npm">…</Tab> directly inside it.',
    });
    return rest;
  }
  const panels = matches.map(({ props: tab, at, key }, index) => ({
    ...page.locate(at, () => panelOf(tab, index, page)),
    key,
  }));
  const selected = Math.min(Math.max(Number(props.defaultTabIndex) || 0, 0), panels.length - 1);
  const attributes = {
    ...hostAttributes(props),
    sync: props.sync === undefined || booleanProp(props.sync) ? undefined : 'false',
    'border-bottom': booleanProp(props.borderBottom),
  };
  return [...rest, h('octavo-tabs', attributes, tabPanels(panels, selected, page))];
};

function panelOf(tab: TabProps & { children?: Node }, index: number, page: PageContext): TabPanel {
  const title = tab.title ?? tab.label ?? tab.value;
  requireProp(page, title, 'Tab', 'title', '<Tab title="npm">');
  return {
    title: title ? String(title) : `Tab ${index + 1}`,
    icon: iconOf(tab, page),
    host: hostAttributes(tab),
    content: tab.children,
  };
}

/** `<Tab>` outside `<Tabs>`, which reads the props of its tabs itself. */
export const Tab: PageComponent<TabProps> = (props, page) =>
  lonePanel({
    title: String(props.title ?? props.label ?? props.value ?? ''),
    icon: iconOf(props, page),
    host: hostAttributes(props),
    content: props.children,
  });

/** The label, then the panel. If the panel is a single code block, the label is in its info string. */
const tabMarkdown: MarkdownForm = (element, write) => {
  const label = element.attribute('label') ?? element.attribute('title') ?? '';
  const content = unslotted(element).filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [only] = content;
  if (content.length === 1 && isCode(only) && !only.children.some(hasSlot)) return codeFence(only, label);
  return joined(bold(label), ...write.blocks(content));
};

function isCode(node: MarkdownElement['children'][number] | undefined): node is MarkdownElement {
  return typeof node === 'object' && node.tag === 'octavo-code-block';
}

function hasSlot(node: MarkdownElement['children'][number]): boolean {
  return typeof node !== 'string' && node.attribute('slot') === 'title';
}

/** Each panel includes its label, so the row of tabs is left out. */
export const record = {
  components: { Tab, Tabs },
  blocks: { 'octavo-tab': tabMarkdown, 'octavo-tabs': defaultContent },
  files: ['tab', 'tabs'],
};
