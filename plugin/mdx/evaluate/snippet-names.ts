/**
 * The names of a page inside the snippets that it imports. Authors write snippets as parts of a page, so a name that a
 * snippet does not declare refers to the declaration in the importing file. A snippet that uses such names is a
 * separate module for each set of them, whose key its id contains.
 */
import { join } from 'node:path';
import { isBound } from '../compile/bind-free-names.js';
import { parseStatements } from '../source/javascript/parse.js';
import { declaredNames, freeNames } from '../source/javascript/free-names.js';
import { findModuleFile } from '../compile/imports/module-files.js';
import type { CompiledPage, FileNames, IslandUse, NameSources } from '../types.js';
import type { ReadSource } from '../../load/page-source.js';
import { contentKey } from '../../core/cache/content-key.js';
import { relativePath } from '../../core/text/slash-path.js';
import { authoredId, moduleId, namesOfId, namesQuery, withoutNames } from './module-id.js';
import { compileScript } from './vite-versions.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

const sourcePrefix = 'octavo/names:';

/** The file that `specifier` refers to, if it is in `SnippetNames.imports`: relative to the docs folder, with a slash. */
export function nameSource(specifier: string): string | undefined {
  return specifier.startsWith(sourcePrefix) ? specifier.slice(sourcePrefix.length) : undefined;
}

/** Options of `SnippetNames`. */
export interface SnippetNamesOptions {
  /** The docs folder, absolute. */
  root: string;
  /** Reads a page or another file of the docs folder. */
  read: ReadSource;
  /** Compiles a page or snippet (its path is relative to the docs folder). */
  compile(file: string, source: string): Promise<CompiledPage>;
  /** The components that need no import, by name. */
  components: object;
}

const noNames: FileNames = { declared: {}, used: [], imports: [] };

function namesOf(compiled: CompiledPage): FileNames {
  return compiled.kind === 'module' ? compiled.names : noNames;
}

/** Finds the names that each snippet takes. */
export class SnippetNames {
  readonly #site: SnippetNamesOptions;
  /** By file, relative to the docs folder with a slash. */
  readonly #files = new Map<string, Promise<FileNames>>();
  /** The names that modules take, by the query of their ids. */
  readonly #taken: Map<string, NameSources>;

  /** `islands`: ids that another process made, with their names. */
  constructor(site: SnippetNamesOptions, islands: readonly IslandUse[] = []) {
    this.#site = site;
    this.#taken = new Map(islands.flatMap(({ file, names }) => (names ? [[namesOfId(file), names]] : [])));
  }

  /** The names that the module `id` takes from the file that imports it. Default: none. */
  of(id: string): NameSources | undefined {
    return this.#taken.get(namesOfId(id));
  }

  /** The imports of these names, on one line. */
  imports(id: string): string {
    const statements = Object.entries(this.of(id) ?? {}).map(([name, { from, exported }]) => {
      const clause = exported === '*' ? `* as ${name}` : `{ ${exported} as ${name} }`;
      return `import ${clause} from ${JSON.stringify(from.startsWith('/') ? sourcePrefix + from : from)};`;
    });
    return statements.length > 0 ? `${statements.join(' ')} ` : '';
  }

  /** The id of the file `target` (absolute) for an import in the module `importer`. */
  async idFor(target: string, importer: string): Promise<string> {
    const id = authoredId(target);
    if (!/\.(?:mdx?|[cm]?[jt]sx?)$/.test(id)) return id;
    const file = this.#path(id);
    const names = await this.#namesFor(file, importer);
    const taken: Record<string, NameSources[string]> = {};
    await this.#collect(file, names, taken, new Set());
    const sorted = Object.entries(taken).sort(([a], [b]) => (a < b ? -1 : 1));
    if (sorted.length === 0) return id;
    // Plugins recognize the file by the end of its id.
    const named = `${namesQuery}${contentKey(sorted)}&${/\.\w+$/.exec(id)![0]}`;
    this.#taken.set(named, Object.fromEntries(sorted));
    return id + named;
  }

  /** The file (absolute) that the page `importer` imports as `specifier`, found when the page was compiled. */
  async importedFile(specifier: string, importer: string): Promise<string | undefined> {
    if (!/\.mdx?$/.test(importer)) return undefined;
    const { imports } = await this.#read(this.#path(importer));
    const match = imports.find((each) => each.specifier === specifier);
    return match && join(this.#site.root, match.file);
  }

  /** Remembers the names of a compiled page. */
  add(id: string, compiled: CompiledPage): void {
    this.#files.set(this.#path(id), Promise.resolve(namesOf(compiled)));
  }

  /** Forgets a file that has changed. */
  forget(id: string): void {
    this.#files.delete(this.#path(id));
  }

  #path(id: string): string {
    return `/${relativePath(this.#site.root, withoutNames(id))}`;
  }

  /** The names that `importer` has for `file`. */
  async #namesFor(file: string, importer: string): Promise<NameSources> {
    const inherited = this.of(importer) ?? {};
    if (!/\.mdx?$/.test(importer)) return inherited;
    const { declared, imports } = await this.#read(this.#path(importer));
    const passed = imports.find((each) => each.file === file)?.passed ?? [];
    return Object.fromEntries(Object.entries({ ...inherited, ...declared }).filter(([name]) => !passed.includes(name)));
  }

  /** Adds to `taken` the `names` that `file` or one of its imports uses without declaring them. */
  async #collect(
    file: string,
    names: NameSources,
    taken: Record<string, NameSources[string]>,
    visited: Set<string>,
  ): Promise<void> {
    if (visited.has(file) || Object.keys(names).length === 0) return;
    visited.add(file);
    const { used, imports, declared } = await this.#read(file);
    for (const name of used) {
      const source = Object.hasOwn(names, name) ? names[name] : undefined;
      if (!source || source.from === file) continue;
      taken[name] = source;
      if (source.from.startsWith('/')) await this.#collect(source.from, names, taken, visited);
    }
    for (const { file: next, passed } of imports) {
      const rest = Object.entries(names).filter(([name]) => !Object.hasOwn(declared, name) && !passed.includes(name));
      await this.#collect(next, Object.fromEntries(rest), taken, visited);
    }
  }

  #read(file: string): Promise<FileNames> {
    return getOrInsert(this.#files, file, () => this.#readFile(file).catch(() => noNames));
  }

  async #readFile(file: string): Promise<FileNames> {
    const path = join(this.#site.root, file);
    const source = this.#site.read(file.slice(1));
    if (/\.mdx?$/.test(file)) return namesOf(await this.#site.compile(file.slice(1), source));
    const program = parseStatements(source) ?? parseStatements(await compileScript(source, path));
    if (!program) return noNames;
    const specifiers = program.body.flatMap((statement) =>
      'source' in statement && statement.source ? String(statement.source.value) : [],
    );
    const found = specifiers
      .filter((each) => /^[./]/.test(each))
      .map((specifier) => ({ specifier, ...findModuleFile(this.#site.root, path, specifier) }));
    return {
      declared: Object.fromEntries([...declaredNames(program)].map((name) => [name, { from: file, exported: name }])),
      used: [...freeNames(program)].filter((name) => !isBound(name, this.#site.components)),
      imports: found.flatMap((each) =>
        each.kind === 'file' ? { specifier: each.specifier, file: this.#path(moduleId(each.file)), passed: [] } : [],
      ),
    };
  }
}
