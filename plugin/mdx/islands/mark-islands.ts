/** Adds the data about islands that the build and the browser need to an author's module. */
import { createHash } from 'node:crypto';
import { parseStatements } from '../source/javascript/parse.js';
import { browserGlobals } from './browser-names.js';
import { EditedText, type Edit } from '../source/edited-text.js';
import { childTrees, type Tree } from '../source/javascript/syntax-tree.js';
import { findIslands, importedNames } from './find-islands.js';

/**
 * The code for the build: components that need a browser are registered under `file`, and statements that would fail
 * without a browser are guarded, so that all other code is available. Invalid code is returned unchanged.
 */
export function markIslands(code: string, file: string): string {
  const program = parseStatements(code);
  if (!program) return code;
  const named = withNamedDefault(code, program.body as unknown as Tree[]);
  if (named !== code) return markIslands(named, file);
  const declarations = findIslands(program);
  const noted = declarations.filter(({ name, isLive, imported }) => (isLive || imported.length > 0) && !isOurs(name));
  const live = new Set(declarations.filter(({ isLive }) => isLive).map(({ name }) => name));
  const edits = (program.body as unknown as Tree[]).flatMap((statement) => guards(statement, live));
  if (noted.length === 0 && edits.length === 0) return code;
  const list = noted.map(
    ({ name, isLive, imported }) => `[${JSON.stringify(name)}, ${name}, ${isLive}, [${imported.join(', ')}]]`,
  );
  return (
    // On the same line as the first statement, so that line numbers in stack traces match the author's file.
    `import { islands as _islands, createGuard as _createGuard } from 'octavo/page-module'; ` +
    `const _guard = _createGuard(${JSON.stringify(file)}); ` +
    `${edited(code, edits)}\n_islands(${JSON.stringify(file)}, [${list.join(', ')}]);\n`
  );
}

/** The code for dev, where components keep their state after an edit unless it changes their hooks. */
export function describeHooks(code: string): string {
  const program = parseStatements(code);
  if (!program) return code;
  const hash = createHash('sha256').update(code).digest('hex');
  const lines = findIslands(program)
    .filter(({ name, tree }) => /^(?:[A-Z]|_Live\d)/.test(name) && /Function/.test(tree.type))
    .map(({ name, tree }) => {
      // Content of a page begins again after every edit of the page's code: its author expects to see the edit.
      const text = name.startsWith('_') ? hash : hookCalls(tree, code).join(' ');
      return `${name}.octavoHooks = ${JSON.stringify(text)};`;
    });
  return lines.length === 0 ? code : `${code}\n${lines.join(' ')}\n`;
}

/**
 * The calls of hooks in `tree`. Hooks with state include their arguments, because their initial value may have changed.
 */
function hookCalls(tree: Tree, code: string): string[] {
  const inside = childTrees(tree).flatMap((child) => hookCalls(child, code));
  if (tree.type !== 'CallExpression') return inside;
  const callee = tree.callee as Tree;
  const [name = ''] = /\w+$/.exec(code.slice(callee.start, callee.end)) ?? [];
  if (!/^use[A-Z]/.test(name)) return inside;
  return [...inside, /^use(?:State|Reducer)$/.test(name) ? code.slice(tree.start, tree.end) : name];
}

/**
 * The code for the browser bundle: `names` are exported for the page's script, even if the module does not export them.
 */
export function exportIslands(code: string, names: readonly string[]): string {
  const program = parseStatements(code);
  if (!program) return code;
  const named = withNamedDefault(code, program.body as unknown as Tree[]);
  if (named !== code) return exportIslands(named, names);
  const declared = new Set([...findIslands(program).map(({ name }) => name), ...importedNames(program).keys()]);
  const list = names.filter((name) => declared.has(name)).map((name) => `${name} as ${islandExport(name)}`);
  return list.length > 0 ? `${code}\nexport { ${list.join(', ')} };\n` : code;
}

/**
 * The code of a page for the browser bundle: without source locations, which change whenever the text above is edited.
 */
export function withoutPositions(code: string): string {
  const program = parseStatements(code) as Tree | undefined;
  return program ? edited(code, positionEdits(program, code)) : code;
}

function positionEdits(tree: Tree, code: string): Edit[] {
  const inner = childTrees(tree).flatMap((child) => positionEdits(child, code));
  if (tree.type !== 'CallExpression') return inner;
  const [callee, [element, , column]] = [tree.callee as Tree, tree.arguments as Tree[]];
  const isPlaced = /^(?:_at|_octavo\.locateIn\("[^"]*"\))$/.test(code.slice(callee.start, callee.end));
  return isPlaced && element && column ? [...inner, { start: element.end, end: column.end, text: '' }] : inner;
}

/** The name under which a bundled module exports the component `name`. */
export function islandExport(name: string): string {
  return `_island_${name}`;
}

/** Names an anonymous default export. */
function withNamedDefault(code: string, body: Tree[]): string {
  const statement = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const declaration = statement?.declaration as Tree | undefined;
  if (!statement || !declaration || declaration.id || declaration.type === 'Identifier') return code;
  const value = code.slice(declaration.start, declaration.end);
  return edited(code, [{ ...statement, text: `const _Default = ${value};\nexport { _Default as default };` }]);
}

/** Whether the page compiler declares the name. */
function isOurs(name: string): boolean {
  return name === 'MDXContent' || (name.startsWith('_') && !/^_(?:Live\d|Default$)/.test(name));
}

/** Guards top-level statements that use browser objects immediately. */
function guards(statement: Tree, live: ReadonlySet<string>): Edit[] {
  const inner = (statement.declaration as Tree | null | undefined) ?? statement;
  if (inner.type === 'VariableDeclaration') {
    return (inner.declarations as Tree[]).flatMap(({ id, init }) => {
      const value = init as Tree | null;
      if (!value || !runsInBrowser(value, live)) return [];
      const empty = { ObjectPattern: ' ?? {}', ArrayPattern: ' ?? []' }[(id as Tree).type] ?? '';
      return around(value, '_guard(() => (', `), ${JSON.stringify((id as { name?: string }).name ?? '')})${empty}`);
    });
  }
  const isPlain = /^(?:Expression|If|For|ForOf|ForIn|While|Try|Switch|Block)Statement$/.test(inner.type);
  return isPlain && runsInBrowser(inner, live) ? around(inner, '_guard(() => {', '});') : [];
}

function around({ start, end }: Tree, before: string, after: string): Edit[] {
  return [
    { start, end: start, text: before },
    { start: end, end, text: after },
  ];
}

/** Whether evaluating `tree` itself, not a function in it, uses a browser object or a name that does. */
function runsInBrowser(tree: Tree, live: ReadonlySet<string>): boolean {
  if (/Function|^Class/.test(tree.type)) return false;
  const called = tree.type === 'CallExpression' ? (tree.callee as Tree) : undefined;
  if (called?.type === 'Identifier' && live.has(called.name as string)) return true;
  if (tree.type === 'Identifier') return browserGlobals.has(tree.name as string) || live.has(tree.name as string);
  const keys =
    (/^(?:Property|MemberExpression)$/.test(tree.type) && !tree.computed && (tree.key ?? tree.property)) || null;
  return childTrees(tree).some((child) => child !== keys && runsInBrowser(child, live));
}

function edited(code: string, edits: readonly Edit[]): string {
  return EditedText.of(code).edit(edits).text;
}
