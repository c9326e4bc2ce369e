/** The import and export statements of a page, and the files behind its imports. */
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import type { Root } from 'hast';
import type {} from '../types.js';
import type { ImportDeclaration } from 'acorn';
import type { Report } from '../../errors.js';
import { parseStatements } from './expression.js';
import { declaredNames, freeNames } from './free-names.js';
import type { Position } from './scope.js';

export interface ImportStatement {
  specifier: string;
  /** File relative to the docs folder; `undefined` for packages. */
  file?: string;
  /** Local name of the default import. */
  defaultName?: string;
  names: string[];
  source: string;
  at: Position;
}

/** All statements of a file, taken apart. */
export interface Statements {
  imports: ImportStatement[];
  /** Source of everything that is not an import. */
  rest: string;
  declared: Set<string>;
  free: Set<string>;
}

/** Collects the statements of a page's hast. */
export function readStatements(root: Root): Statements {
  const statements: Statements = { imports: [], rest: '', declared: new Set(), free: new Set() };
  for (const node of root.children) {
    if (node.type === 'mdxjsEsm') readBlock(node.value, node.position?.start.line ?? 1, statements);
  }
  for (const name of statements.declared) statements.free.delete(name);
  return statements;
}

function readBlock(source: string, firstLine: number, statements: Statements): void {
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
    if (statement.type !== 'ImportDeclaration') continue;
    rest += source.slice(end, statement.start);
    end = statement.end;
    statements.imports.push(importStatement(statement, source, firstLine));
  }
  statements.rest += `${rest}${source.slice(end)}\n`;
}

function importStatement(statement: ImportDeclaration, source: string, firstLine: number): ImportStatement {
  const defaultName = statement.specifiers.find((specifier) => specifier.type === 'ImportDefaultSpecifier')?.local.name;
  return {
    specifier: String(statement.source.value),
    ...(defaultName === undefined ? {} : { defaultName }),
    names: statement.specifiers.map((specifier) => specifier.local.name),
    source: source.slice(statement.start, statement.end),
    at: { line: firstLine + statement.loc!.start.line - 1, column: statement.loc!.start.column + 1 },
  };
}

const endings = ['', '.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '/index.mdx', '/index.jsx', '/index.tsx', '/index.js'];

/** Finds the file behind each import of `file`; those without one are reported and left out of the result. */
export function resolveImports(imports: ImportStatement[], file: string, root: string, report: Report): ImportStatement[] {
  return imports.filter((statement) => {
    const { specifier } = statement;
    if (!/^[./]/.test(specifier)) return isInstalled(specifier, root) || !reportMissing(statement, file, report);
    const path = specifier.startsWith('/') ? posix.normalize(specifier).slice(1) : posix.join(posix.dirname(file), specifier);
    if (path.startsWith('..')) {
      report.error({
        code: 'path-outside',
        message: `The import "${specifier}" leads out of the docs folder.`,
        hint: 'Copy the file into the docs folder and import it from there.',
        file,
        ...statement.at,
      });
      return false;
    }
    const found = existingFile(path, root);
    if (found === undefined) return !reportMissing(statement, file, report);
    statement.file = found;
    return true;
  });
}

function existingFile(path: string, root: string): string | undefined {
  const ending = endings.find((candidate) => {
    const absolute = join(root, path + candidate);
    return existsSync(absolute) && statSync(absolute).isFile();
  });
  return ending === undefined ? undefined : path + ending;
}

/** React is part of the runtime. Other packages are looked up as Node would from the docs folder. */
function isInstalled(specifier: string, root: string): boolean {
  if (/^(?:node:|virtual:|octavo(?:\/|$)|react(?:\/|$)|react-dom(?:\/|$))/.test(specifier)) return true;
  const name = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  const folders = createRequire(join(root, 'page.js')).resolve.paths(name) ?? [];
  return folders.some((folder) => existsSync(join(folder, name)));
}

function reportMissing({ specifier, names, at }: ImportStatement, file: string, report: Report): true {
  const shown = names.length > 0 ? `, so ${names.map((name) => `"${name}"`).join(', ')} cannot be shown` : '';
  report.error({
    code: 'import-missing',
    message: `The import "${specifier}" was not found${shown}.`,
    hint: /^[./]/.test(specifier)
      ? 'Imports start with "/" for the docs folder, or with "./" for the folder of the page. Check the path and the extension.'
      : `Install the package with npm install ${specifier}, or import a file of the docs folder by a path that starts with "/".`,
    file,
    ...at,
  });
  return true;
}
