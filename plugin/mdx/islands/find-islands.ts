/** Finds the top-level names of a module that need a browser, by their code and by the names that they refer to. */
import type { Program } from 'acorn';
import { freeNames } from '../source/javascript/free-names.js';
import { boundNames, childTrees, type Tree } from '../source/javascript/syntax-tree.js';
import { browserGlobals, isHandlerName, isLiveCall, liveMembers } from './browser-names.js';

/** A top-level name of a module, and its code. */
export interface Declaration {
  name: string;
  tree: Tree;
  /** Whether its own code, or a declaration in the same module that it refers to, needs a browser. */
  isLive: boolean;
  /** Imported names that it refers to, directly or indirectly. They are resolved when the module runs. */
  imported: string[];
}

/** The specifier of the import of `name`. */
export type ImportedFrom = ReadonlyMap<string, string>;

/** All top-level declarations of `program` (JavaScript, JSX compiled). */
export function findIslands(program: Program): Declaration[] {
  const imported = importedNames(program);
  const all = new Map(topLevel(program as unknown as Tree).map((each) => [each.name, each.tree]));
  const facts = new Map(
    [...all].map(([name, tree]) => {
      const names = freeNames({ type: 'ParenthesizedExpression', expression: tree });
      const isLive =
        [...names].some((each) => browserGlobals.has(each) && !all.has(each) && !imported.has(each)) ||
        needsBrowser(tree, imported);
      return [name, { isLive, names: [...names].filter((each) => each !== name) }];
    }),
  );
  return [...all].map(([name, tree]) => {
    const reached = reach(name, (each) => facts.get(each)?.names ?? []);
    return {
      name,
      tree,
      isLive: reached.some((each) => facts.get(each)?.isLive),
      imported: reached.filter((each) => imported.has(each)),
    };
  });
}

/** `name` and every name reachable from it, in the order of discovery. */
function reach(name: string, namesOf: (name: string) => readonly string[]): string[] {
  const used = new Set([name]);
  for (const each of used) for (const next of namesOf(each)) used.add(next);
  return [...used];
}

/** Local names of imports with their specifiers. */
export function importedNames(program: Program): ImportedFrom {
  const names = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const { local } of statement.specifiers) names.set(local.name, String(statement.source.value));
  }
  return names;
}

function topLevel(program: Tree): { name: string; tree: Tree }[] {
  return (program.body as Tree[])
    .flatMap((statement) => {
      const { declaration } = statement as { declaration?: Tree | null };
      const isExport = /^Export(?:Named|Default)Declaration$/.test(statement.type);
      const inner = isExport && declaration ? declaration : statement;
      if (inner.type === 'VariableDeclaration')
        return (inner.declarations as Tree[]).flatMap((each) =>
          boundNames(each.id as Tree).map((name) => ({ name, tree: each.init as Tree })),
        );
      const { id } = inner as { id?: { name: string } | null };
      return /^(?:Function|Class)Declaration$/.test(inner.type) && id ? [{ name: id.name, tree: inner }] : [];
    })
    .filter(({ tree }) => tree !== null);
}

function needsBrowser(tree: Tree, imported: ImportedFrom): boolean {
  return isLiveNode(tree, imported) || childTrees(tree).some((child) => needsBrowser(child, imported));
}

function isLiveNode(tree: Tree, imported: ImportedFrom): boolean {
  switch (tree.type) {
    case 'CallExpression':
      return isLiveCall(lastName(tree.callee as Tree)) || isPackageElement(tree, imported);
    case 'Property':
      return isHandlerName(keyOf(tree)) && (tree.value as Tree).type !== 'Literal';
    case 'MemberExpression':
      return liveMembers.has(lastName(tree));
    case 'MethodDefinition':
      return liveMembers.has(keyOf(tree));
    default:
      return tree.type === 'ImportExpression';
  }
}

function keyOf({ key }: Tree): string {
  const { name, value } = key as { name?: string; value?: unknown };
  return name ?? String(value);
}

function lastName(tree: Tree): string {
  if (tree.type === 'Identifier') return tree.name as string;
  return tree.type === 'MemberExpression' && !tree.computed ? lastName(tree.property as Tree) : '';
}

/**
 * `jsx(Chart, …)` with a component of an npm package: its code is unknown, and it is likely to be made for browsers.
 */
function isPackageElement({ callee, arguments: given }: Tree, imported: ImportedFrom): boolean {
  if (!/^_?(?:jsx|jsxs|jsxDEV|createElement|h)$/.test(lastName(callee as Tree))) return false;
  let type = (given as Tree[])[0];
  while (type?.type === 'MemberExpression') type = type.object as Tree;
  const from = type?.type === 'Identifier' ? imported.get(type.name as string) : undefined;
  return from !== undefined && isPackage(from);
}

/** Whether a specifier names a package that is not part of the runtime. */
function isPackage(specifier: string): boolean {
  return !/^(?:[./]|virtual:|octavo(?:\/|$)|react(?:-dom)?(?:\/|$)|preact(?:\/|$))/.test(specifier);
}
