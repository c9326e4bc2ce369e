import { childList, isElement, plainText, type Node } from '../../runtime/jsx/node.js';
import type { CodeBlockProps as Block, PageComponent } from '../page-component.js';
import { booleanProp } from '../props/boolean-prop.js';
import { lineNumbers } from './line-numbers.js';
import { fenced, slotText, type MarkdownElement, type MarkdownForm } from '../markdown-form.js';

/** Props of `<CodeBlock>`. A fence inside it provides the code and its own info string. */
export interface CodeBlockProps {
  code?: string;
  language?: string;
  lang?: string;
  title?: string;
  /** Alias of `title`. */
  filename?: string;
  icon?: string;
  /** Lines to highlight: `[1, 3]`, `"1,3-5"` or `"{1,3-5}"`. */
  highlight?: unknown;
  focus?: unknown;
  /** Shows line numbers; a number sets the first one. Default `false`. */
  lines?: unknown;
  wrap?: unknown;
  expandable?: unknown;
  nocopy?: unknown;
  twoslash?: unknown;
  inline?: unknown;
  children?: Node;
}

/** `expandable` has no effect on shorter code, in lines. */
const foldedFrom = 20;

/** `<CodeBlock>` and every code fence. */
export const CodeBlock: PageComponent<CodeBlockProps> = (props, page) => page.code(block(mergedProps(props)));

/** The props of a code block; a fence inside it fills in missing props. */
export function mergedProps(props: CodeBlockProps): CodeBlockProps {
  const fence = childList(props.children).find((child) => isElement(child) && child.type === CodeBlock);
  if (!isElement(fence)) return props;
  const blockProps = Object.fromEntries(
    Object.entries(props).filter(([name, value]) => name !== 'children' && value !== undefined),
  );
  return { ...(fence.props as CodeBlockProps), ...blockProps };
}

/** The label of a code block: its title, or its language. */
export function codeBlockTitle(props: CodeBlockProps): string | undefined {
  const { title, filename, language, lang } = mergedProps(props);
  return title || filename || language || lang || undefined;
}

function block(props: CodeBlockProps): Block {
  const code = props.code ?? plainText(props.children).replace(/^\n+|\s+$/g, '');
  return {
    code,
    language: props.language ?? props.lang,
    title: props.title || props.filename,
    icon: props.icon,
    highlight: lineNumbers(props.highlight),
    focus: lineNumbers(props.focus),
    lines: firstLine(props.lines) ?? booleanProp(props.lines),
    wrap: booleanProp(props.wrap),
    expandable: booleanProp(props.expandable) && code.split('\n').length > foldedFrom,
    nocopy: booleanProp(props.nocopy),
    twoslash: booleanProp(props.twoslash),
    inline: booleanProp(props.inline),
  };
}

/** The first line number of `lines={10}`. */
function firstLine(lines: unknown): number | undefined {
  return /^[1-9]\d{0,5}$/.test(String(lines)) ? Number(lines) : undefined;
}

/** A fence with its language and its title. */
const codeBlockMarkdown: MarkdownForm = (element, write) => codeFence(element, slotText(element, 'title', write));

/** The code of a block as a fence. */
export function codeFence(element: MarkdownElement, title: string): string {
  const grammar = element.attribute('language') ?? '';
  // Authors write `bash`; Shiki calls the grammar `shellscript`.
  const language = grammar === 'shellscript' ? 'bash' : grammar;
  const info = title && title !== language ? `${language || 'text'} ${title}` : language;
  return fenced(codeOf(element), info === 'text' ? '' : info);
}

function codeOf({ children }: MarkdownElement): string {
  return children
    .map((child) => (typeof child === 'string' || child.attribute('slot') !== undefined ? '' : textOf(child)))
    .join('');
}

function textOf({ children }: MarkdownElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

export const record = { components: { CodeBlock }, blocks: { 'octavo-code-block': codeBlockMarkdown } };
