/** Finds the names that JavaScript code uses but does not declare. */

interface Tree {
  type: string;
  [key: string]: unknown;
}

class Scope {
  readonly names = new Set<string>();
  readonly outer: Scope | undefined;
  readonly isFunction: boolean;

  constructor(outer: Scope | undefined, isFunction: boolean) {
    this.outer = outer;
    this.isFunction = isFunction;
  }

  has(name: string): boolean {
    return this.names.has(name) || (this.outer?.has(name) ?? false);
  }

  declare(name: string, hoisted: boolean): void {
    if (hoisted && !this.isFunction && this.outer) this.outer.declare(name, true);
    else this.names.add(name);
  }
}

/** The names that `tree` (an ESTree with JSX) reads or writes without declaring them. */
export function freeNames(tree: object): Set<string> {
  const free = new Set<string>();
  const scope = new Scope(undefined, true);
  declareIn(tree as Tree, scope);
  visit(tree as Tree, scope, free);
  return free;
}

/** The names that the top level of `program` declares, including imports. */
export function declaredNames(program: object): Set<string> {
  const scope = new Scope(undefined, true);
  declareIn(program as Tree, scope);
  return scope.names;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string';
}

function childTrees(tree: Tree): Tree[] {
  return Object.values(tree).flatMap((value) =>
    Array.isArray(value) ? value.filter(isTree) : isTree(value) ? [value] : [],
  );
}

const isFunctionTree = (tree: Tree): boolean => /Function/.test(tree.type);

/** Declares the names of the statements directly in `tree`, and of every `var` inside it. */
function declareIn(tree: Tree, scope: Scope): void {
  for (const child of childTrees(tree)) {
    const statement =
      /^Export(?:Named|Default)Declaration$/.test(child.type) && isTree(child.declaration) ? child.declaration : child;
    declareStatement(statement, scope);
  }
}

function declareStatement(statement: Tree, scope: Scope): void {
  if (statement.type === 'ImportDeclaration') {
    for (const specifier of statement.specifiers as Tree[])
      patternNames(specifier.local as Tree).forEach((name) => scope.declare(name, false));
  } else if (statement.type === 'VariableDeclaration') {
    const declarations = statement.declarations as Tree[];
    for (const { id } of declarations)
      patternNames(id as Tree).forEach((name) => scope.declare(name, statement.kind === 'var'));
  } else if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    if (isTree(statement.id)) patternNames(statement.id).forEach((name) => scope.declare(name, false));
  }
}

function patternNames(pattern: Tree | null): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern.name as string];
  if (pattern.type === 'AssignmentPattern') return patternNames(pattern.left as Tree);
  if (pattern.type === 'RestElement') return patternNames(pattern.argument as Tree);
  if (pattern.type === 'ArrayPattern') return (pattern.elements as (Tree | null)[]).flatMap(patternNames);
  if (pattern.type === 'ObjectPattern') {
    return (pattern.properties as Tree[]).flatMap((property) =>
      patternNames((property.type === 'Property' ? property.value : property) as Tree),
    );
  }
  return [];
}

function visit(tree: Tree, scope: Scope, free: Set<string>): void {
  if (tree.type === 'Identifier') return note(tree.name as string, scope, free);
  if (tree.type.startsWith('JSX')) return visitJsx(tree, scope, free);
  // The parts of `import.meta` and `new.target` are not names.
  if (tree.type === 'MetaProperty' || (tree.type.startsWith('Import') && tree.type !== 'ImportExpression')) return;
  const inner = scopeOf(tree, scope);
  for (const child of childTrees(tree)) {
    if (!isName(tree, child)) visit(child, inner, free);
  }
}

function note(name: string, scope: Scope, free: Set<string>): void {
  if (!scope.has(name)) free.add(name);
}

/** The scope inside `tree`. */
function scopeOf(tree: Tree, scope: Scope): Scope {
  if (isFunctionTree(tree)) {
    const inner = new Scope(scope, true);
    if (tree.type !== 'ArrowFunctionExpression') inner.declare('arguments', false);
    if (isTree(tree.id)) patternNames(tree.id).forEach((name) => inner.declare(name, false));
    (tree.params as Tree[]).flatMap(patternNames).forEach((name) => inner.declare(name, false));
    return inner;
  }
  if (!/^(?:BlockStatement|For|SwitchStatement|CatchClause|ClassExpression|StaticBlock)/.test(tree.type)) return scope;
  const inner = new Scope(scope, false);
  if (tree.type === 'CatchClause')
    patternNames(tree.param as Tree | null).forEach((name) => inner.declare(name, false));
  if (tree.type === 'ClassExpression')
    patternNames(tree.id as Tree | null).forEach((name) => inner.declare(name, false));
  declareIn(tree, inner);
  return inner;
}

/** Whether `child` is the name of a property, a label or an export instead of a variable. */
function isName(tree: Tree, child: Tree): boolean {
  if (tree.type === 'MemberExpression') return child === tree.property && !tree.computed;
  if (tree.type === 'Property') return child === tree.key && !tree.computed && tree.key !== tree.value;
  if (/^(?:MethodDefinition|PropertyDefinition)$/.test(tree.type)) return child === tree.key && !tree.computed;
  if (tree.type === 'ExportSpecifier') return child === tree.exported && tree.exported !== tree.local;
  return /^(?:LabeledStatement|BreakStatement|ContinueStatement)$/.test(tree.type) && child === tree.label;
}

function visitJsx(tree: Tree, scope: Scope, free: Set<string>): void {
  if (tree.type === 'JSXOpeningElement') {
    const name = rootName(tree.name as Tree);
    if (name) note(name, scope, free);
    (tree.attributes as Tree[]).forEach((attribute) => visit(attribute, scope, free));
  } else if (tree.type === 'JSXAttribute') {
    if (isTree(tree.value)) visit(tree.value, scope, free);
  } else if (tree.type !== 'JSXClosingElement') {
    childTrees(tree).forEach((child) => visit(child, scope, free));
  }
}

/** `Foo` of `<Foo>` and `<Foo.Bar>`; `undefined` for plain elements such as `<div>`. */
function rootName(name: Tree): string | undefined {
  if (name.type === 'JSXMemberExpression')
    return rootName(name.object as Tree) ?? ((name.object as Tree).name as string);
  return name.type === 'JSXIdentifier' && /^[A-Z_$]/.test(name.name as string) ? (name.name as string) : undefined;
}
