/** Finds the names that JavaScript code uses but does not declare. */
import { boundNames, childTrees, isTree, type Tree } from './syntax-tree.js';

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

  /** Declares the names that `pattern` binds. `isHoisted`: in the function around it. */
  declare(pattern: Tree | null, isHoisted = false): void {
    if (isHoisted && !this.isFunction && this.outer) this.outer.declare(pattern, true);
    else for (const name of boundNames(pattern)) this.names.add(name);
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
    for (const { local } of statement.specifiers as Tree[]) scope.declare(local as Tree);
  } else if (statement.type === 'VariableDeclaration') {
    for (const { id } of statement.declarations as Tree[]) scope.declare(id as Tree, statement.kind === 'var');
  } else if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
    scope.declare(statement.id as Tree | null);
  }
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
    if (tree.type !== 'ArrowFunctionExpression') inner.names.add('arguments');
    inner.declare(tree.id as Tree | null);
    for (const parameter of tree.params as Tree[]) inner.declare(parameter);
    return inner;
  }
  if (!/^(?:BlockStatement|For|SwitchStatement|CatchClause|ClassExpression|StaticBlock)/.test(tree.type)) return scope;
  const inner = new Scope(scope, false);
  if (tree.type === 'CatchClause') inner.declare(tree.param as Tree | null);
  if (tree.type === 'ClassExpression') inner.declare(tree.id as Tree | null);
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
