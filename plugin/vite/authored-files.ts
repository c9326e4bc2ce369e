/** The files of the docs folder as modules: shared by the module runner, which builds pages, and the bundle for the browser. */
import { readFileSync } from 'node:fs';
import { findModuleFile, isInside } from '../mdx/compile/module-files.js';
import type { CompiledPage } from '../mdx/types.js';
import { relativePath } from '../slash-path.js';
import { moduleId } from './module-id.js';

/** What the plugins need of the site. */
export interface AuthoredFiles {
  /** The docs folder, absolute. */
  root: string;
  /** Compiles a page or snippet (its path is relative to the docs folder). */
  compile(file: string, source: string): CompiledPage | Promise<CompiledPage>;
  /** Adds imports for the names that a script uses but does not declare: hooks and built-in components. */
  bindNames(code: string): string;
}

/** The ids of pages and snippets in Markdown. */
export const markdownId = /\.mdx?$/;
/** The ids of scripts. */
export const scriptId = /\.[cm]?[jt]sx?$/;
/** The ids of both. */
export const codeId = /\.(?:mdx?|[cm]?[jt]sx?)$/;
/** Ids that are never an author's file: modules of packages, and files that Vite treats otherwise (`?raw`). */
export const foreignId = /[\\/]node_modules[\\/]|\?/;

/** Whether `id` is a file that the author of the site wrote. */
export function isAuthored(root: string, id: string): boolean {
  return isInside(root, id) && !foreignId.test(id);
}

/** Compiles the page or snippet with the id `id`, to code in which JSX is left. */
export async function compileAuthored(
  { root, compile }: AuthoredFiles,
  id: string,
): Promise<{ compiled: CompiledPage; code: string }> {
  const compiled = await compile(relativePath(root, id), readFileSync(id, 'utf8'));
  return { compiled, code: moduleCode(compiled) };
}

/** A page without code is a module that shows its HTML. */
function moduleCode(compiled: CompiledPage): string {
  if (compiled.kind === 'module') return compiled.code;
  const content = compiled.kind === 'static' ? compiled.html : '';
  return `import { html } from 'octavo/page-module';\nexport default () => html(${JSON.stringify(content)});`;
}

/** What a relative or root-absolute specifier points to: the id of a file, with the query to append, or why there is none. */
export type ResolvedPath = { kind: 'file'; id: string; query: string } | { kind: 'outside' } | { kind: 'missing' };

/** Resolves `specifier`, written in the file `importer`. */
export function resolveAuthored(root: string, specifier: string, importer: string): ResolvedPath {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(specifier)!;
  const match = findModuleFile(root, importer, path);
  return match.kind === 'file' ? { kind: 'file', id: moduleId(match.file), query } : match;
}
