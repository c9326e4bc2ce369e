/** Finds the uses of imported names in a page. */
import type { Root } from 'hast';
import type {} from '../../types.js';
import type { PageNode } from '../../transforms/walk.js';

/** Whether the content of a page mentions one of the names, outside of its imports and of comments. */
export function usesName(root: Root, names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const mention = new RegExp(`(?<![\\w$])(?:${names.map((name) => name.replaceAll('$', '\\$')).join('|')})(?![\\w$])`);
  const mentions = (text: unknown): boolean => typeof text === 'string' && mention.test(withoutComments(text));
  const visit = (node: PageNode): boolean => {
    if (node.type === 'mdxjsEsm') return mentions(node.value.replace(/^import\b.*?['"][^'"]*['"];?$/gms, ''));
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return mentions(node.value);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (mentions(node.name)) return true;
      const values = node.attributes.map((attribute) =>
        typeof attribute.value === 'string' ? undefined : attribute.value,
      );
      if (values.some((value) => mentions(value?.value))) return true;
    }
    return 'children' in node && node.children.some((child) => visit(child));
  };
  return root.children.some((node) => visit(node));
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** The props that the content of a page gives to the component `name`, at all places. */
export function propsOf(root: Root, name: string): string[] {
  const props = new Set<string>();
  const visit = (node: PageNode): void => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name)
      for (const attribute of node.attributes) if (attribute.type === 'mdxJsxAttribute') props.add(attribute.name);
    if ('children' in node) node.children.forEach((child) => visit(child));
  };
  root.children.forEach((node) => visit(node));
  return [...props];
}
