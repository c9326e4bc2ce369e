/** The Vite plugin that gives pages and snippets to the module runner: where imports lead, and what they load. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Problem } from '../errors.js';
import { moduleId } from './module-id.js';
import type { CompiledPage, LocalLink } from '../mdx/types.js';
import type { ImportGraph } from '../modules/import-graph.js';
import { importCycle, importedNames, importOutside, missingImport } from '../mdx/compile/import-problems.js';
import type { WrittenImport } from '../mdx/compile/import-problems.js';
import { markIslands } from '../mdx/islands/mark-islands.js';
import { findModuleFile, isInside } from '../mdx/compile/module-files.js';
import { isProcessModule, processModuleId } from '../modules/process-modules.js';
import { transformJsx } from './vite-versions.js';

/** What loading a file brings to light. */
export interface Findings {
  errors: Problem[];
  warnings: Problem[];
  links: LocalLink[];
}

/** What the plugin needs of the site, and where it notes what it finds. */
export interface ModuleSite {
  /** The docs folder, absolute. */
  root: string;
  /** Files of the docs folder, root-absolute: what a wrong path could have meant. */
  files: readonly string[];
  /** Compiles a page or snippet (its path is relative to the docs folder). */
  compile(file: string, source: string): CompiledPage | Promise<CompiledPage>;
  /** Adds imports for the names that a script uses but does not declare: hooks and built-in components. */
  bindNames(code: string): string;
  graph: ImportGraph;
  /** Notes what was found in `file` (absolute). */
  found(file: string, found: Partial<Findings>): void;
}

/** What JSX is compiled to in pages and snippets. */
export const jsx = 'octavo';

const missingPrefix = '\0octavo-missing:';
const pageFile = /\.mdx?$/;
const scriptFile = /\.[cm]?[jt]sx?$/;
const codeFile = /\.(?:mdx?|[cm]?[jt]sx?)$/;

/** Resolves and loads what pages import. */
export function modulePlugins(site: ModuleSite): Plugin[] {
  return [
    {
      name: 'octavo:modules',
      enforce: 'pre',
      async resolveId(specifier, importer) {
        const known = processModuleId(specifier);
        if (known) return known;
        if (isInside(site.root, specifier)) return moduleId(specifier);
        if (!importer || !isOwn(site, importer)) return undefined;
        const found = /^[./]/.test(specifier)
          ? resolvePath(site, specifier, importer)
          : await this.resolve(specifier, importer, { skipSelf: true });
        return found ?? missing(site, writtenImport(site, importer, specifier), importer);
      },
      async load(id) {
        if (isProcessModule(id)) return '';
        if (id.startsWith(missingPrefix)) return missingCode(id.slice(missingPrefix.length));
        if (!isOwn(site, id) || !pageFile.test(id)) return undefined;
        const compiled = await site.compile(relativeFile(site, id), readFileSync(id, 'utf8'));
        site.found(id, { ...compiled.problems, links: compiled.links });
        for (const file of compiled.dependencies) site.graph.add(id, moduleId(join(site.root, file)));
        // The author's own statements may hold JSX, and its file name does not say so.
        return { code: await transformJsx(moduleCode(compiled), id, jsx), map: null };
      },
    },
    {
      name: 'octavo:names',
      enforce: 'post',
      transform(code, id) {
        if (!isOwn(site, id) || !scriptFile.test(id)) return undefined;
        return { code: site.bindNames(code), map: null };
      },
    },
    {
      name: 'octavo:islands',
      enforce: 'post',
      transform(code, id) {
        return isOwn(site, id) && codeFile.test(id) ? { code: markIslands(code, id), map: null } : undefined;
      },
    },
  ];
}

function resolvePath(site: ModuleSite, specifier: string, importer: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/.exec(specifier)!;
  const found = findModuleFile(site.root, importer, path);
  if (found.kind === 'missing') return undefined;
  if (found.kind === 'outside') {
    const written = writtenImport(site, importer, specifier);
    site.found(importer, { errors: [importOutside(written)] });
    return missingId(written);
  }
  const id = moduleId(found.file);
  const way = pageFile.test(id) ? site.graph.way(id, importer) : undefined;
  if (!way) {
    site.graph.add(importer, id);
    return id + query;
  }
  const written = writtenImport(site, importer, specifier);
  site.found(importer, {
    errors: [
      importCycle(
        written,
        [importer, ...way].map((file) => relativeFile(site, file)),
      ),
    ],
  });
  return missingId(written);
}

function missing(site: ModuleSite, written: WrittenImport, importer: string): string {
  site.found(importer, { errors: [missingImport(written, site.files)] });
  return missingId(written);
}

/** A page without code of its own is a module that shows its HTML. */
function moduleCode(compiled: CompiledPage): string {
  if (compiled.kind === 'module') return compiled.code;
  const content = compiled.kind === 'static' ? compiled.html : '';
  return `import { html } from 'octavo/page-module';\nexport default () => html(${JSON.stringify(content)});`;
}

/** Stands for a file that cannot be imported: components show their children, everything else is undefined. */
function missingId(written: WrittenImport): string {
  return `${missingPrefix}${importedNames(written).join(',')}`;
}

function missingCode(names: string): string {
  const exports = names.split(',').map((name) => {
    const value = name === 'default' || /^[A-Z]/.test(name) ? 'missing' : 'undefined';
    return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
  });
  return `import { missing } from 'octavo/page-module';\n${exports.join('\n')}`;
}

function writtenImport(site: ModuleSite, importer: string, specifier: string): WrittenImport {
  return { file: relativeFile(site, importer), source: readFileSync(importer, 'utf8'), specifier };
}

/** Whether `id` is a file that the author of the site wrote. */
function isOwn(site: ModuleSite, id: string): boolean {
  return isInside(site.root, id) && !/[\\/]node_modules[\\/]/.test(id) && !id.includes('?');
}

function relativeFile(site: ModuleSite, file: string): string {
  return relative(site.root, file).split(sep).join('/');
}
