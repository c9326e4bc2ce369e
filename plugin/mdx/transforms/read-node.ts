/** Reads attributes and text of nodes, whether they are written in Markdown or as tags. */
import { nameOf, type PageNode } from './walk.js';

/**
 * The value of an attribute: text, `true` for a bare name, `'code'` as a symbol for JavaScript, `undefined` if it is
 * missing. With a spread (`{...props}`), a missing attribute may still be set.
 */
export type AttributeValue = string | true | typeof byCode | undefined;

/** The value of an attribute that code sets. */
export const byCode = Symbol('code');

export function attributeOf(node: PageNode, name: string): AttributeValue {
  if (node.type === 'element') {
    const value = node.properties[name];
    return value === undefined || value === null ? undefined : value === true ? true : String(value);
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  let isSpread = false;
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') isSpread = true;
    else if (attribute.name === name) return literalOf(attribute.value);
  }
  return isSpread ? byCode : undefined;
}

/** `{"text"}` is text too, and `{undefined}` is the same as no attribute. */
function literalOf(value: string | null | undefined | { value: string }): AttributeValue {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  if (/^\s*(?:undefined|null)\s*$/.test(value.value)) return undefined;
  const [, , text] = /^\s*(["'`])([^"'`\\$]*)\1\s*$/.exec(value.value) ?? [];
  return text ?? byCode;
}

/** The text of an attribute; `undefined` if it is missing or code. */
export function textAttribute(node: PageNode, name: string): string | undefined {
  const value = attributeOf(node, name);
  return typeof value === 'string' ? value : undefined;
}

/** The children of a node; none of a text. */
export function childrenOf(node: PageNode): readonly PageNode[] {
  return 'children' in node ? node.children : [];
}

/** Whether code contributes to the text of a node, so that it cannot be known. */
export function hasCode(node: PageNode): boolean {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return !/^\s*(?:\/\*[^]*\*\/|(["'`])\s*\1)?\s*$/.test(node.value);
  return childrenOf(node).some(hasCode);
}

/** The text of a node. */
export function textIn(node: PageNode): string {
  if (node.type === 'text') return node.value;
  const code = isComponent(node) && nameOf(node) === 'CodeBlock' ? (textAttribute(node, 'code') ?? '') : '';
  return code + childrenOf(node).map(textIn).join('');
}

/** Whether text shows nothing. Spaces without a width are not white space for `trim`. */
export function isBlank(text: string): boolean {
  return text.replace(/[\u200B-\u200D\u2060]/g, '').trim() === '';
}

/** Whether a node contains a component or an image, which may show text of its own. */
export function showsMore(node: PageNode): boolean {
  return childrenOf(node).some(
    (child) => isComponent(child) || ['img', 'svg'].includes(nameOf(child) ?? '') || showsMore(child),
  );
}

/** A tag in MDX. */
export type ComponentNode = Extract<PageNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Whether a node is a component, such as `<Card>`. */
export function isComponent(node: PageNode): node is ComponentNode {
  const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isTag && /^[A-Z]/.test(node.name ?? '');
}

/** Whether a node is written in Markdown rather than as a tag. */
export function isMarkdown(node: PageNode): boolean {
  return node.type === 'element';
}
