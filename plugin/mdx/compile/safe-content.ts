/**
 * Content that a specification adds to a page (`x-mint.content`): Markdown, HTML that formats text, and Octavo's
 * components with literal props. It never becomes code of the build or of the page.
 */
import type { Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import type { Position } from 'unist';
import { pageComponents } from '../../../elements/page-components.js';
import { isElement } from '../../../runtime/jsx/node.js';
import { briefText } from '../../core/text/brief-text.js';
import type { Problem } from '../../core/errors/errors.js';
import { opaqueTags, safeAttributes, safeTags } from '../render/safe-html.js';
import { isJsx, walk, type JsxNode, type PageNode } from '../transforms/walk.js';
import { parseExpression } from '../source/javascript/parse.js';
import { staticValue } from './static-value.js';

type Warn = (problem: Pick<Problem, 'code' | 'message' | 'hint'>, position: Position | undefined) => void;

/** Props that would add styles or code to the page. */
const unsafeProp = /^(?:on|(?:class|className|style|srcDoc|ref|dangerouslySetInnerHTML)$)/i;

/**
 * Components that pass all their props to a plain HTML element, and the props allowed for it besides `safeAttributes`.
 */
const plainComponent = /^(?:Link|OptimizedVideo|ZoomImage)$/;
const plainProp = /^(?:id|target|rel|poster|controls|autoplay|loop|muted|playsinline|nozoom)$/i;

/** Removes everything unsafe from the tree, with a warning for each removed part. */
export function keepSafeContent(root: Root, warn: Warn): void {
  const reject = (what: string, { position }: PageNode): void =>
    warn(
      {
        code: 'content-unsafe',
        message: `The content of a specification may not contain ${what}.`,
        hint: 'Use Markdown and the components of Octavo with plain values. For your own specifications, set "api": { "trustContent": true }.',
      },
      position,
    );
  const keep = (node: PageNode): PageNode[] | undefined => {
    if (isJsx(node)) return keepJsx(node);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [textOf(node, reject)];
    if (node.type === 'element' || node.type === 'text') return undefined;
    if (node.type === 'mdxjsEsm') reject(`code: ${briefText(node.value.trim())}`, node);
    return [];
  };
  const keepJsx = (node: JsxNode): PageNode[] | undefined => {
    const { name } = node;
    const isComponent = name !== null && Object.hasOwn(pageComponents, name);
    if (name === null || isComponent || safeTags.has(name)) {
      node.attributes = node.attributes.filter((attribute) => isSafe(attribute, node, isComponent, reject));
      return undefined;
    }
    reject(`<${briefText(name)}>`, node);
    if (opaqueTags.has(name.toLowerCase())) return [];
    const content: Root = { type: 'root', children: node.children };
    walk(content, keep);
    return content.children;
  };
  walk(root, keep);
}

/** A literal value between tags as text; an expression as it is written. */
function textOf(
  node: Extract<PageNode, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  reject: (what: string, node: PageNode) => void,
): PageNode {
  const literal = literalOf(node.value);
  if (literal && typeof literal.value !== 'object')
    return { type: 'text', value: ['string', 'number'].includes(typeof literal.value) ? String(literal.value) : '' };
  reject(`an expression: {${briefText(node.value)}}`, node);
  return { type: 'text', value: `{${node.value}}` };
}

function isSafe(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  node: JsxNode,
  isComponent: boolean,
  reject: (what: string, node: PageNode) => void,
): boolean {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    reject(`{${briefText(attribute.value)}} in <${node.name}>`, node);
    return false;
  }
  const { name, value } = attribute;
  const isPlain = !isComponent || plainComponent.test(node.name!);
  const isKept = isPlain
    ? safeAttributes.has(name.toLowerCase()) || (isComponent && plainProp.test(name))
    : !unsafeProp.test(name);
  // Styles are ignored without a warning, because the page has its own.
  if (!isKept && !/^(?:class|className|style)$/.test(name))
    reject(`the attribute ${briefText(name)} of <${node.name}>`, node);
  if (!isKept || typeof value !== 'object' || value === null) return isKept;
  const isLiteral = literalOf(value.value) !== undefined;
  if (!isLiteral) reject(`an expression: ${name}={${briefText(value.value)}}`, node);
  return isLiteral;
}

/** The value of an expression that consists of literals, without JSX. A comment has the value `undefined`. */
function literalOf(source: string): { value: unknown } | undefined {
  const tree = parseExpression(source);
  if (!tree) return { value: undefined };
  const literal = staticValue(tree, () => undefined);
  return literal && isData(literal.value) ? literal : undefined;
}

function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return !isElement(value) && Object.values(value).every(isData);
}
