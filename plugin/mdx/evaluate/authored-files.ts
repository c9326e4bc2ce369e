/**
 * The files of the docs folder as modules: used by the module runner, which builds pages, and by the browser bundle.
 */
import { findModuleFile } from '../compile/imports/module-files.js';
import type { Component } from '../../../runtime/jsx/node.js';
import type { CompiledPage } from '../types.js';
import { writeContent } from '../../core/tree/write-html.js';
import { isInside, relativePath } from '../../core/text/slash-path.js';
import { hasNames, moduleId, withoutNames } from './module-id.js';
import type { SnippetNames, SnippetNamesOptions } from './snippet-names.js';

/** Data and functions of the site that the plugins need. */
export interface AuthoredFiles extends SnippetNamesOptions {
  /** The components that need no import, by name. */
  components: Readonly<Record<string, Component<any, any>>>;
}

/** Ids of Markdown pages and snippets. */
export const markdownId = /\.mdx?$/;
/** Ids of scripts. */
export const scriptId = /\.[cm]?[jt]sx?$/;
/** Ids of both. */
export const codeId = /\.(?:mdx?|[cm]?[jt]sx?)$/;
/** Ids that are never an author's file: modules of packages, and files with a special query (`?raw`). */
export const foreignId = /[\\/]node_modules[\\/]|\?(?!octavo-names=)/;

/** Whether `id` is a file that the author of the site wrote. */
export function isAuthored(root: string, id: string): boolean {
  return isInside(root, id) && !foreignId.test(id);
}

/** Compiles the page or snippet with the id `id` to code with JSX, and remembers its names. Line numbers match the file. */
export async function compileAuthored(
  { root, read, compile }: AuthoredFiles,
  id: string,
  snippetNames: SnippetNames,
): Promise<{ compiled: CompiledPage; code: string }> {
  const file = relativePath(root, withoutNames(id));
  const names = snippetNames.imports(id);
  const source = read(file);
  const compiled = await compile(file, names ? `${source}\n\n${names}\n` : source);
  if (!hasNames(id)) snippetNames.add(id, compiled);
  return { compiled, code: moduleCode(compiled) };
}

/** A page without code is a module that shows its HTML. */
function moduleCode(compiled: CompiledPage): string {
  if (compiled.kind === 'module') return compiled.code;
  const content = compiled.kind === 'static' ? writeContent(compiled.tree) : '';
  return `import { html } from 'octavo/page-module';\nexport default () => html(${JSON.stringify(content)});`;
}

/**
 * The target of a relative or root-absolute specifier: the id of a file, with the query to append, or the reason why
 * there is none.
 */
export type ResolvedPath = { kind: 'file'; id: string; query: string } | { kind: 'outside' } | { kind: 'missing' };

/** Resolves `specifier` in the module `importer`. */
export async function resolveAuthored(
  root: string,
  specifier: string,
  importer: string,
  names: SnippetNames,
): Promise<ResolvedPath> {
  const imported = await names.importedFile(specifier, importer);
  if (imported !== undefined) return { kind: 'file', id: await names.idFor(imported, importer), query: '' };
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(specifier)!;
  const match = findModuleFile(root, withoutNames(importer), path);
  if (match.kind !== 'file') return match;
  return { kind: 'file', id: query ? moduleId(match.file) : await names.idFor(match.file, importer), query };
}
