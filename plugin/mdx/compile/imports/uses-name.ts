/** Finds the uses of imported names in a page. */
import type { Root } from 'hast';
import { isJsx, walk, type PageNode } from '../../transforms/walk.js';

/** Whether the content of a page mentions one of the names, outside of its imports and of comments. */
export function usesName(root: Root, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const mention = new RegExp(`(?<![\\w$])(?:${names.map((name) => name.replaceAll('$', '\\$')).join('|')})(?![\\w$])`);
  let isUsed = false;
  walk(root, (node) => {
    isUsed ||= codeIn(node).some((code) => mention.test(withoutComments(code)));
  });
  return isUsed;
}

/** The parts of a node that can mention a name. */
function codeIn(node: PageNode): string[] {
  if (node.type === 'mdxjsEsm') return [node.value.replace(/^import\b.*?['"][^'"]*['"];?$/gms, '')];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [node.value];
  if (!isJsx(node)) return [];
  const values = node.attributes.flatMap(({ value }) => (typeof value === 'object' && value ? value.value : []));
  return [node.name ?? '', ...values];
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** The props that the content of a page gives to the component `name`, at all places. */
export function propsOf(root: Root, name: string): string[] {
  const props = new Set<string>();
  walk(root, (node) => {
    if (!isJsx(node) || node.name !== name) return;
    for (const attribute of node.attributes) if (attribute.type === 'mdxJsxAttribute') props.add(attribute.name);
  });
  return [...props];
}
