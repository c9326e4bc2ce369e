import { h, type Node } from '../../runtime/jsx/node.js';
import { CodeBlock, codeBlockTitle, mergedProps, type CodeBlockProps } from '../code-block/code-block.page.js';
import type { PageComponent, PageContext } from '../page-component.js';
import { componentChildren } from '../props/component-children.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { defaultContent } from '../markdown-form.js';
import { tabPanels, type TabPanel } from '../tabs/tab-panels.js';

/** Props of `<CodeGroup>`. */
export interface CodeGroupProps extends ContentProps {
  /** Shows a menu instead of a row of tabs. Default `false`. */
  dropdown?: unknown;
}

/** `<CodeGroup>`: code blocks in tabs. Other content moves above the group. */
export const CodeGroup: PageComponent<CodeGroupProps> = (props, page) => {
  const blocks = componentChildren(props.children, CodeBlock, page);
  if (blocks.matches.length === 0) {
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

function group(props: CodeGroupProps, { matches, rest }: Blocks, page: PageContext): Node {
  const panels = matches.map((block, index) => page.locate(block.at, () => panel(block, index, page)));
  return [
    ...rest,
    h(
      'octavo-code-group',
      { ...hostAttributes(props), dropdown: booleanProp(props.dropdown) },
      tabPanels(panels, 0, page),
    ),
  ];
}

/** The tab shows title and icon, so the code block has neither. */
function panel(block: Blocks['matches'][number], index: number, page: PageContext): TabPanel {
  const props = mergedProps(block.props);
  return {
    title: codeBlockTitle(props) ?? `Code ${index + 1}`,
    icon: page.icon(props.icon),
    key: block.key,
    content: { ...block, props: { ...props, title: undefined, filename: undefined, icon: undefined } },
  };
}

/** The children of an example; several code blocks become a group. */
export function codeBlocks({ children, dropdown }: CodeGroupProps, page: PageContext): Node {
  const blocks = componentChildren(children, CodeBlock, page);
  return blocks.matches.length > 1 ? group({ dropdown }, blocks, page) : children;
}

export const record = {
  components: { CodeGroup },
  aliases: { SnippetGroup: CodeGroup },
  blocks: { 'octavo-code-group': defaultContent },
};
