/** The import and export statements of a page, and the imported files. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Root } from 'hast';
import type {} from '../../types.js';
import type {
  ExportAllDeclaration,
  ExportNamedDeclaration,
  ExportSpecifier,
  ImportDeclaration,
  ModuleDeclaration,
  Statement,
} from 'acorn';
import { importOutside, missingFile, missingPackage, packageName, isUnneeded } from './import-problems.js';
import { findModuleFile } from './module-files.js';
import type { Report } from '../../../core/errors/errors.js';
import { relativePath } from '../../../core/text/slash-path.js';
import { walk } from '../../transforms/walk.js';
import { parseStatements } from '../../source/javascript/parse.js';
import { declaredNames, freeNames } from '../../source/javascript/free-names.js';

export interface ImportStatement {
  specifier: string;
  /** File relative to the docs folder; `undefined` for packages. */
  file?: string;
  /** Local name of the default import. */
  defaultName?: string;
  names: string[];
  /** The imported names, each with its local name. */
  bindings?: readonly [exported: string, local: string][];
  /** Local name of all exports. */
  namespace?: string;
  /** Whether it is a re-export: `export { a } from './b.js'`. Default: false. */
  isExport?: boolean;
  source: string;
  /** The path in the source, if it differs from `specifier`. */
  written?: string;
}

/** The parsed statements of a file. */
export interface Statements {
  imports: ImportStatement[];
  /** Source of all statements without a path of their own. The default export is the constant `_Layout`. */
  rest: string;
  /** Whether there is a default export, the layout of the page. */
  hasLayout: boolean;
  declared: Set<string>;
  free: Set<string>;
}

/** Collects the statements of a page's hast. */
export function readStatements(root: Root): Statements {
  const statements: Statements = { imports: [], rest: '', hasLayout: false, declared: new Set(), free: new Set() };
  // Statements can also be inside components.
  walk(root, (node) => {
    if (node.type === 'mdxjsEsm') readBlock(node.value, statements);
  });
  for (const name of statements.declared) statements.free.delete(name);
  return statements;
}

function readBlock(source: string, statements: Statements): void {
  const program = parseStatements(source);
  if (!program) {
    statements.rest += `${source}\n`;
    return;
  }
  declaredNames(program).forEach((name) => statements.declared.add(name));
  freeNames(program).forEach((name) => statements.free.add(name));
  let rest = '';
  let end = 0;
  for (const statement of program.body) {
    const left = readStatement(statement, source, statements);
    if (left === undefined) continue;
    rest += source.slice(end, statement.start) + left;
    end = statement.end;
  }
  statements.rest += `${rest}${source.slice(end)}\n`;
}

/** Reads a statement with a path or a default export. Returns the code that is left of it; `undefined` if all of it is. */
function readStatement(
  statement: Statement | ModuleDeclaration,
  source: string,
  statements: Statements,
): string | undefined {
  if (statement.type === 'ExportDefaultDeclaration') {
    const { start, end } = statement.declaration;
    statements.hasLayout = true;
    return `const _Layout = ${source.slice(start, end)};`;
  }
  if (statement.type === 'ExportNamedDeclaration' && defaultOf(statement))
    return readDefault(statement, source, statements);
  const imported =
    statement.type === 'ImportDeclaration' ? importStatement(statement, source) : reexport(statement, source);
  if (imported) statements.imports.push(imported);
  return imported && '';
}

/** `Layout` in `export { Layout as default }`. */
function defaultOf({ specifiers }: ExportNamedDeclaration): ExportSpecifier | undefined {
  return specifiers.find(({ exported }) => nameOf(exported) === 'default');
}

/** Reads a list of exports that names the layout, also one of another file. Returns the code for the page. */
function readDefault(statement: ExportNamedDeclaration, source: string, statements: Statements): string {
  const layout = defaultOf(statement)!;
  const others = statement.specifiers.filter((specifier) => specifier !== layout);
  const local = nameOf(layout.local);
  const from = statement.source && `from ${statement.source.raw}`;
  statements.hasLayout = true;
  if (statement.source)
    statements.imports.push({
      specifier: String(statement.source.value),
      names: ['_Layout'],
      bindings: [[local, '_Layout']],
      source: `import { ${local} as _Layout } ${from};`,
    });
  const list = others.map(({ start, end }) => source.slice(start, end)).join(', ');
  const rest = others.length > 0 ? `export { ${list} } ${from ?? ''};` : '';
  return statement.source ? rest : `const _Layout = ${local};${rest}`;
}

function nameOf(name: ExportSpecifier['local']): string {
  return name.type === 'Identifier' ? name.name : String(name.value);
}

function importStatement(statement: ImportDeclaration, source: string): ImportStatement {
  const defaultName = statement.specifiers.find((specifier) => specifier.type === 'ImportDefaultSpecifier')?.local.name;
  return {
    specifier: String(statement.source.value),
    ...(defaultName === undefined ? {} : { defaultName }),
    names: statement.specifiers.map((specifier) => specifier.local.name),
    bindings: statement.specifiers.flatMap((specifier) => binding(specifier)),
    namespace: statement.specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier')?.local.name,
    source: source.slice(statement.start, statement.end),
  };
}

/** `export { a } from './b.js'` and `export * from './b.js'`. */
function reexport(statement: Statement | ModuleDeclaration, source: string): ImportStatement | undefined {
  if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportAllDeclaration') return undefined;
  const from: ExportAllDeclaration['source'] | null | undefined = statement.source;
  if (!from) return undefined;
  const text = source.slice(statement.start, statement.end);
  return { specifier: String(from.value), names: [], isExport: true, source: text };
}

function binding(specifier: ImportDeclaration['specifiers'][number]): [exported: string, local: string][] {
  if (specifier.type === 'ImportNamespaceSpecifier') return [];
  if (specifier.type === 'ImportDefaultSpecifier') return [['default', specifier.local.name]];
  return [[nameOf(specifier.imported), specifier.local.name]];
}

/** The context in which imports are resolved. */
export interface ImportLookup {
  /** The docs folder, absolute. */
  root: string;
  /** Files of the docs folder, root-absolute, for suggestions. */
  files: readonly string[];
}

/**
 * Resolves the imports of `file`. Imports that fail are reported and left out of the result. Many sites still import
 * snippets that were removed, so a missing file is only an error if `isUsed` says that the page uses one of the names. A missing package
 * is a warning if the page has the components anyway.
 */
export function resolveImports(
  imports: ImportStatement[],
  file: string,
  source: string,
  lookup: ImportLookup,
  report: Report,
  isUsed: (names: readonly string[]) => boolean,
): ImportStatement[] {
  return imports.filter((statement) => {
    const { specifier, bindings = [] } = statement;
    const statementImport = { file, source, specifier, written: statement.written };
    if (!/^[./]/.test(specifier)) {
      if (isInstalled(specifier, lookup.root)) return true;
      const names = bindings.map(([exported, local]) => (exported === local ? exported : `${exported} as ${local}`));
      const problem = missingPackage(statementImport, names);
      if (isUnneeded(names)) report.warn(problem);
      else report.error(problem);
      return false;
    }
    const resolved = findModuleFile(lookup.root, join(lookup.root, file), specifier);
    if (resolved.kind === 'outside') report.error(importOutside(statementImport));
    if (resolved.kind === 'missing') {
      const problem = missingFile(statementImport, lookup.files);
      if (isUsed(statement.names)) report.error(problem);
      else report.warn(problem);
    }
    if (resolved.kind !== 'file') return false;
    statement.file = relativePath(lookup.root, resolved.file);
    return true;
  });
}

/** React is part of the runtime. Other packages are resolved like Node does, from the docs folder. */
function isInstalled(specifier: string, root: string): boolean {
  if (/^(?:node:|virtual:|octavo(?:\/|$)|react(?:\/|$)|react-dom(?:\/|$))/.test(specifier)) return true;
  const name = packageName(specifier);
  const folders = createRequire(join(root, 'page.js')).resolve.paths(name) ?? [];
  return folders.some((folder) => existsSync(join(folder, name)));
}
