/** Syntax trees of JavaScript. */

/** A node of an ESTree, which may contain JSX. */
export interface Tree {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';
}

/** The direct child nodes of `tree`. */
export function childTrees(tree: Tree): Tree[] {
  return Object.values(tree).flatMap((value) =>
    Array.isArray(value) ? value.filter(isTree) : isTree(value) ? [value] : [],
  );
}

/** The names that a pattern binds. */
export function boundNames(pattern: Tree | null): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name as string];
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left as Tree);
  if (pattern.type === 'RestElement') return boundNames(pattern.argument as Tree);
  if (pattern.type === 'ArrayPattern') return (pattern.elements as (Tree | null)[]).flatMap(boundNames);
  if (pattern.type === 'ObjectPattern') {
    return (pattern.properties as Tree[]).flatMap((property) =>
      boundNames((property.type === 'Property' ? property.value : property) as Tree),
    );
  }
  return [];
}
