/** The Vite plugin that serves pages and snippets to the module runner: resolves their imports and loads them. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Problem } from '../../core/errors/errors.js';
import {
  codeId,
  compileAuthored,
  foreignId,
  isAuthored,
  markdownId,
  resolveAuthored,
  scriptId,
} from './authored-files.js';
import type { AuthoredFiles } from './authored-files.js';
import { authoredId, moduleId, withoutNames } from './module-id.js';
import { nameSource, type SnippetNames } from './snippet-names.js';
import type { LocalLink } from '../types.js';
import { usualPaths } from '../../core/text/plain-folder.js';
import { isInside, relativePath } from '../../core/text/slash-path.js';
import type { ImportGraph } from './import-graph.js';
import {
  importCycle,
  importedNames,
  importOutside,
  missingFile,
  missingPackage,
} from '../compile/imports/import-problems.js';
import type { WrittenImport } from '../compile/imports/import-problems.js';
import { bindFreeNames } from '../compile/bind-free-names.js';
import { markIslands } from '../islands/mark-islands.js';
import { isProcessModule, processModuleId } from './process-modules.js';
import { transformJsx } from './vite-versions.js';

/** Problems found while a file is loaded. */
export interface Findings {
  errors: Problem[];
  warnings: Problem[];
  links: LocalLink[];
}

/** Data of the site that the plugin needs, and the targets for its findings. */
export interface ModuleContext extends AuthoredFiles {
  /** Files of the docs folder, root-absolute, for suggestions. */
  files: readonly string[];
  graph: ImportGraph;
  names: SnippetNames;
  /** Records the findings for `file` (absolute). */
  report(file: string, findings: Partial<Findings>): void;
}

/** The target of JSX in pages and snippets. */
export const jsx = 'octavo';

const missingPrefix = '\0octavo-missing:';
const loadedId = /^\0octavo[:-]|\.mdx?$|\?octavo-names=|[\uE023\uE03F]/;

/** Resolves and loads the imports of pages. */
export function modulePlugins(site: ModuleContext): Plugin[] {
  return [
    {
      name: 'octavo:modules',
      enforce: 'pre',
      resolveId: {
        filter: { id: /^[^\0]/ },
        async handler(specifier, importer) {
          const id = processModuleId(specifier);
          if (id) return id;
          if (isInside(site.root, specifier)) return moduleId(specifier);
          const source = nameSource(specifier);
          if (source && importer) return site.names.idFor(join(site.root, source), importer);
          if (!importer || !isAuthored(site.root, importer)) return undefined;
          const resolved = /^[./]/.test(specifier)
            ? await resolvePath(site, specifier, importer)
            : await this.resolve(specifier, importer, { skipSelf: true });
          return resolved ?? refused(site, importer, specifier, (each) => missingProblem(each, site.files));
        },
      },
      load: {
        filter: { id: loadedId },
        async handler(id) {
          if (isProcessModule(id)) return '';
          if (id.startsWith(missingPrefix)) return missingCode(id.slice(missingPrefix.length));
          if (!isAuthored(site.root, id)) return undefined;
          if (!markdownId.test(id)) return site.read(relativePath(site.root, withoutNames(id)));
          const { compiled, code } = await compileAuthored(site, id, site.names);
          site.report(id, { ...compiled.problems, links: compiled.links });
          for (const file of compiled.dependencies) site.graph.add(id, authoredId(join(site.root, file)));
          // The author's statements can contain JSX although the file extension does not indicate it.
          return { code: await transformJsx(code, id, jsx), map: null };
        },
      },
    },
    {
      name: 'octavo:names',
      enforce: 'post',
      transform: {
        filter: { id: { include: scriptId, exclude: foreignId } },
        handler: (code, id) =>
          isInside(site.root, id)
            ? { code: bindFreeNames(site.names.imports(id) + code, site.components), map: null }
            : undefined,
      },
    },
    {
      name: 'octavo:islands',
      enforce: 'post',
      transform: {
        filter: { id: { include: codeId, exclude: foreignId } },
        handler: (code, id) =>
          isInside(site.root, id) ? { code: markIslands(code, usualPaths(id)), map: null } : undefined,
      },
    },
  ];
}

async function resolvePath(site: ModuleContext, specifier: string, importer: string): Promise<string | undefined> {
  const resolved = await resolveAuthored(site.root, specifier, importer, site.names);
  if (resolved.kind === 'missing') return undefined;
  if (resolved.kind === 'outside') return refused(site, importer, specifier, importOutside);
  const { id, query } = resolved;
  const cycle = markdownId.test(id) ? site.graph.pathBetween(id, importer) : undefined;
  if (!cycle) {
    site.graph.add(importer, id);
    return id + query;
  }
  const chain = [importer, ...cycle].map((each) => relativePath(site.root, withoutNames(each)));
  return refused(site, importer, specifier, (statement) => importCycle(statement, chain));
}

function missingProblem(statement: WrittenImport, files: readonly string[]): Problem {
  if (/^[./]/.test(statement.specifier)) return missingFile(statement, files);
  const [, ...named] = importedNames(statement);
  return missingPackage(statement, named);
}

/**
 * Reports a file that cannot be imported. Returns the id of the module in its place: components show their children, everything
 * else is undefined.
 */
function refused(
  site: ModuleContext,
  importer: string,
  specifier: string,
  toProblem: (statement: WrittenImport) => Problem,
): string {
  const file = relativePath(site.root, withoutNames(importer));
  const statement = { file, source: site.read(file), specifier };
  site.report(importer, { errors: [toProblem(statement)] });
  return `${missingPrefix}${importedNames(statement).join(',')}`;
}

function missingCode(names: string): string {
  const exports = names.split(',').map((name) => {
    const value = name === 'default' || /^[A-Z]/.test(name) ? 'missing' : 'undefined';
    return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
  });
  return `import { missing } from 'octavo/page-module';\n${exports.join('\n')}`;
}
