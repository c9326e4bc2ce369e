/** Checks trees that remark and rehype plugins of authors have changed. */
import { memberOf } from '../../core/errors/thrown.js';
import { maxLevels } from '../../reader/limits.js';
import { kindOf } from './plugin-problem.js';

/** Names of MDX nodes, which are passed through unchanged. */
export const mdxNodes = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

type Members = Readonly<Record<string, 'string' | 'object'>>;

/** The members that nodes of Markdown need. Nodes of other types become elements. */
const markdown: Readonly<Record<string, Members>> = { text: { value: 'string' } };

/** The types of nodes in HTML, with the members that they need. */
const html: Readonly<Record<string, Members>> = {
  ...markdown,
  root: { children: 'object' },
  element: { tagName: 'string', properties: 'object', children: 'object' },
  comment: { value: 'string' },
  raw: { value: 'string' },
  doctype: {},
  ...Object.fromEntries(mdxNodes.map((name) => [name, {}])),
};

/** Throws for a tree of Markdown that cannot be read. */
export function checkMarkdown(tree: unknown): void {
  checkRoot(tree, markdown);
}

/** The same for a tree of HTML. */
export function checkHtml(tree: unknown): void {
  checkRoot(tree, html, true);
}

function checkRoot(tree: unknown, types: typeof html, isComplete = false): void {
  if (memberOf(tree, 'type') !== 'root' || !Array.isArray(memberOf(tree, 'children')))
    throw new TypeError('A remark or rehype plugin returned something else than a tree');
  const check = (node: unknown, level: number): void => {
    if (level > maxLevels)
      throw new TypeError(`The tree is nested more than ${maxLevels} levels deep, or contains itself`);
    const { type, children } = checkedNode(node, types, isComplete);
    if (children === undefined) return;
    if (!Array.isArray(children)) throw new TypeError(`The tree has ${kindOf(children)} as the children of "${type}"`);
    for (const child of children) check(child, level + 1);
  };
  check(tree, 0);
}

function checkedNode(node: unknown, types: typeof html, isComplete: boolean): { type: string; children?: unknown } {
  const type = memberOf(node, 'type');
  if (typeof type !== 'string') throw new TypeError(`The tree has ${kindOf(node)} instead of a node`);
  const members = Object.hasOwn(types, type) ? types[type] : undefined;
  if (isComplete && !members) throw new TypeError(`The tree has a node of the unknown type "${type}"`);
  for (const [name, kind] of Object.entries(members ?? {}))
    if (typeof memberOf(node, name) !== kind || memberOf(node, name) === null)
      throw new TypeError(`The tree has a node "${type}" without "${name}"`);
  return node as { type: string; children?: unknown };
}
