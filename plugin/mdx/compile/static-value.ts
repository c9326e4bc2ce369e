/** Evaluates expressions that need no outside names: literals, lists, objects and plain JSX. */
import { Fragment, h, type Element, type Node, type Props } from '../../../runtime/jsx/node.js';
import type { Tree } from '../source/javascript/syntax-tree.js';

/** Resolves a component name in JSX; `undefined` if it is only known at run time. */
export type FindComponent = (name: string) => Element['type'] | undefined;

type Evaluate = (tree: Tree, find: FindComponent) => unknown;

/** Thrown internally if a value depends on running code. */
const dynamic = Symbol('dynamic');

/** `{ value }`, or `undefined` if `expression` (an ESTree with JSX) has to be run. */
export function staticValue(expression: object, findComponent: FindComponent): { value: unknown } | undefined {
  try {
    return { value: evaluate(expression as Tree, findComponent) };
  } catch (reason) {
    if (reason === dynamic) return undefined;
    throw reason;
  }
}

/** Evaluators by kind of expression. All other kinds are dynamic. */
const evaluators: Record<string, Evaluate> = {
  Literal: (tree) => (tree.regex ? leave() : tree.value),
  Identifier: (tree) => (tree.name === 'undefined' ? undefined : leave()),
  TemplateLiteral: templateText,
  UnaryExpression: (tree, find) => unary(tree.operator as string, evaluate(tree.argument as Tree, find)),
  BinaryExpression: sum,
  ArrayExpression: (tree, find) =>
    (tree.elements as (Tree | null)[]).map((element) => element && evaluate(element, find)),
  ObjectExpression: (tree, find) =>
    Object.fromEntries((tree.properties as Tree[]).map((property) => objectEntry(property, find))),
  JSXElement: jsxElement,
  JSXFragment: jsxElement,
};

function evaluate(tree: Tree, find: FindComponent): unknown {
  return (evaluators[tree.type] ?? leave)(tree, find);
}

/** Marks the expression as dynamic. */
function leave(): never {
  throw dynamic;
}

function templateText(tree: Tree, find: FindComponent): string {
  const values = (tree.expressions as Tree[]).map((expression) => evaluate(expression, find));
  return (tree.quasis as { value: { cooked: string } }[])
    .map((part, index) => part.value.cooked + (index < values.length ? String(values[index]) : ''))
    .join('');
}

function unary(operator: string, value: unknown): unknown {
  if (operator === '-' && typeof value === 'number') return -value;
  if (operator === '!') return !value;
  if (operator === '+') return Number(value);
  throw dynamic;
}

/** `'a' + 'b'`: long strings are often split like this. */
function sum(tree: Tree, find: FindComponent): string | number {
  if (tree.operator !== '+') throw dynamic;
  const [left, right] = [evaluate(tree.left as Tree, find), evaluate(tree.right as Tree, find)];
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  if (typeof left === 'string' || typeof right === 'string') return `${left as string}${right as string}`;
  throw dynamic;
}

function objectEntry(property: Tree, find: FindComponent): [string, unknown] {
  const key = property.key as Tree | undefined;
  if (property.type !== 'Property' || property.computed || property.kind !== 'init' || !key) throw dynamic;
  return [String(key.type === 'Identifier' ? key.name : key.value), evaluate(property.value as Tree, find)];
}

function jsxElement(tree: Tree, find: FindComponent): Element {
  const children = jsxChildren(tree.children as Tree[], find);
  if (tree.type === 'JSXFragment') return h(Fragment, null, ...children);
  const opening = tree.openingElement as Tree;
  const name = jsxName(opening.name as Tree);
  const type = /^[a-z]/.test(name) && !name.includes('.') ? name : find(name);
  if (type === undefined) throw dynamic;
  const props: Props = {};
  for (const attribute of opening.attributes as Tree[]) Object.assign(props, jsxAttribute(attribute, find));
  return h(type, props, ...children);
}

function jsxName(name: Tree): string {
  if (name.type === 'JSXMemberExpression') return `${jsxName(name.object as Tree)}.${jsxName(name.property as Tree)}`;
  if (name.type === 'JSXNamespacedName') return `${jsxName(name.namespace as Tree)}:${jsxName(name.name as Tree)}`;
  return name.name as string;
}

function jsxAttribute(attribute: Tree, find: FindComponent): Props {
  if (attribute.type === 'JSXSpreadAttribute') return evaluate(attribute.argument as Tree, find) as Props;
  const name = jsxName(attribute.name as Tree);
  const value = attribute.value as Tree | null;
  if (/^on[A-Z]/.test(name) && value?.type === 'JSXExpressionContainer') throw dynamic;
  if (value === null) return { [name]: true };
  return { [name]: evaluate((value.type === 'JSXExpressionContainer' ? value.expression : value) as Tree, find) };
}

function jsxChildren(children: Tree[], find: FindComponent): Node[] {
  return children.flatMap((child): Node[] => {
    if (child.type === 'JSXText') return [jsxText(child.value as string)];
    if (child.type !== 'JSXExpressionContainer') return [evaluate(child, find) as Node];
    const expression = child.expression as Tree;
    return expression.type === 'JSXEmptyExpression' ? [] : [evaluate(expression, find) as Node];
  });
}

/** JSX drops line breaks with the spaces around them, and keeps all other spaces. */
function jsxText(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => (index === 0 ? line : line.trimStart()))
    .map((line, index) => (index === lines.length - 1 ? line : line.trimEnd()))
    .filter(Boolean)
    .join(' ');
}
