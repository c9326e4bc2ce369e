import { h, type Node } from '../../runtime/jsx/node.js';
import { CodeBlock, codeBlockTitle, mergedProps, type CodeBlockProps } from '../code-block/code-block.page.js';
import type { PageComponent, PageContext } from '../page-component.js';
import { componentChildren } from '../props/component-children.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { tabPanels, type TabPanel } from '../tabs/tab-panels.js';

/** What authors may write on a group of code blocks. */
export interface CodeGroupProps extends HostProps {
  /** A menu in place of the row of tabs. Default `false`. */
  dropdown?: unknown;
  children?: Node;
}

/** `<CodeGroup>`: code blocks of which one is shown, under tabs with their titles. Other content stands above the group. */
export const CodeGroup: PageComponent<CodeGroupProps> = (props, page) => {
  const blocks = componentChildren(props.children, CodeBlock, page);
  if (blocks.found.length === 0) {
    page.warn({
      code: 'code-group-empty',
      message: '<CodeGroup> contains no code block.',
      hint: 'Put fenced code blocks with a title inside it.',
    });
    return blocks.rest;
  }
  return group(props, blocks, page);
};

type Blocks = ReturnType<typeof componentChildren<CodeBlockProps>>;

function group(props: CodeGroupProps, { found, rest }: Blocks, page: PageContext): Node {
  const panels = found.map((block, index) => panel(block, index, page));
  return [
    ...rest,
    h('octavo-code-group', { ...hostAttributes(props), dropdown: booleanProp(props.dropdown) }, tabPanels(panels, 0, page)),
  ];
}

/** The tab carries title and icon, so the code block goes without. */
function panel(block: Blocks['found'][number], index: number, page: PageContext): TabPanel {
  const props = mergedProps(block.props);
  return {
    title: codeBlockTitle(props) ?? `Code ${index + 1}`,
    icon: page.icon(props.icon),
    content: { ...block, props: { ...props, title: undefined, filename: undefined, icon: undefined } },
  };
}

/** Children of an example: one code block as it is, several as a group. */
export function codeBlocks({ children, dropdown }: CodeGroupProps, page: PageContext): Node {
  const blocks = componentChildren(children, CodeBlock, page);
  return blocks.found.length > 1 ? group({ dropdown }, blocks, page) : children;
}
