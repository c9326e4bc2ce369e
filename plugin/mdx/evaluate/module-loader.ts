/** Evaluates pages with code: imports, expressions and their own components. */
import {
  createRunnableDevEnvironment,
  createServer,
  createServerModuleRunnerTransport,
  mergeConfig,
  isRunnableDevEnvironment,
} from 'vite';
import type { InlineConfig, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { createDefaultImportMeta, ModuleRunner } from 'vite/module-runner';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStart, OctavoError, type Problem } from '../../core/errors/errors.js';
import { memberOf, readThrown, textOf } from '../../core/errors/thrown.js';
import { plainFolder, usualPaths } from '../../core/text/plain-folder.js';
import { authoredId, withoutNames } from './module-id.js';
import { SnippetNames } from './snippet-names.js';
import type { NameSources } from '../types.js';
import type { CodeConfig } from './author-config.js';
import { authorPlace } from '../../core/errors/author-frame.js';
import { pageProblem, syntaxProblem } from './code-syntax.js';
import { guardProblems } from './guard-problems.js';
import { ImportGraph } from './import-graph.js';
import { jsx, modulePlugins, type Findings, type ModuleContext } from './authored-modules-plugin.js';
import { ProcessModulesEvaluator } from './process-modules.js';
import { jsxConfig, ownConfig } from './vite-versions.js';

/** An evaluated page or snippet. */
export interface LoadedModule {
  /** The exports of the module; `undefined` if it could not be evaluated. */
  exports: Record<string, unknown> | undefined;
  /** Problems of the module and of the files that it imports. */
  problems: Pick<Findings, 'errors' | 'warnings'>;
  links: Findings['links'];
  /** The files of the docs folder that it imports, directly or indirectly. Absolute. */
  dependencies: string[];
}

/** Options of a loader: see `ModuleContext`. */
export type ModuleLoaderOptions = Omit<ModuleContext, 'graph' | 'names' | 'report'> & {
  /** The site's path on its host: the prefix of URLs of imported images. */
  base: string;
  /** The author's configuration of Vite. Default: there is none. */
  config?: CodeConfig;
};

export class ModuleLoader {
  /** Its `root` is the plain folder. */
  readonly #site: ModuleContext;
  readonly #server: ViteDevServer;
  readonly #findings: Map<string, Findings>;

  private constructor(site: ModuleContext, server: ViteDevServer, findings: Map<string, Findings>) {
    this.#site = site;
    this.#server = server;
    this.#findings = findings;
  }

  /** Starts the internal Vite server: no port, no watcher, no optimizer. */
  static async start(given: ModuleLoaderOptions): Promise<ModuleLoader> {
    const { root, preserveSymlinks } = plainFolder(given.root);
    const options = { ...given, root };
    const findings = new Map<string, Findings>();
    const report: ModuleContext['report'] = (file, more) =>
      void findings.set(file, merged([findings.get(file) ?? {}, more]));
    const site: ModuleContext = { ...options, graph: new ImportGraph(), names: new SnippetNames(options), report };
    const own = serverConfig(site, options, preserveSymlinks);
    const server = await createServer(options.config ? mergeConfig(options.config, own) : own);
    return new ModuleLoader(site, server, findings);
  }

  /** Evaluates `file` (relative to the docs folder). Never throws for errors in author code. */
  async load(file: string): Promise<LoadedModule> {
    const id = authoredId(join(this.#site.root, file));
    let thrown: Problem | undefined;
    const exports = await this.#environment.runner.import<Record<string, unknown>>(id).catch((error: unknown) => {
      thrown = evaluationProblem(file, error, usualPaths(this.#site.root));
      return undefined;
    });
    const files = [...this.#site.graph.reachable(id)];
    const { errors, warnings, links } = merged(files.map((each) => this.#findings.get(each) ?? {}));
    warnings.push(...files.flatMap((each) => guardProblems(each, this.#site)));
    if (thrown && errors.length === 0) errors.push(thrown);
    return {
      exports,
      problems: { errors, warnings },
      links,
      dependencies: [...new Set(files.map(withoutNames))].filter((each) => each !== withoutNames(id)).map(usualPaths),
    };
  }

  /** The names that the module `id` takes from the file that imports it. Default: none. */
  namesOf(id: string): NameSources | undefined {
    return this.#site.names.of(id);
  }

  /**
   * Invalidates `file` (relative to the docs folder), so that the next load reads it again. With `importers`, also the
   * files that import it.
   */
  forget(file: string, importers = false): void {
    const id = authoredId(join(this.#site.root, file));
    const changed = [id, ...this.#site.graph.files].filter((each) => withoutNames(each) === withoutNames(id));
    const forgotten = importers ? changed.flatMap((each) => [...this.#site.graph.importers(each)]) : changed;
    for (const each of new Set(forgotten)) {
      this.#site.names.forget(each);
      const changedFile = authoredId(withoutNames(each));
      for (const node of this.#environment.moduleGraph.getModulesByFile(changedFile) ?? [])
        this.#environment.moduleGraph.invalidateModule(node);
      for (const node of this.#environment.runner.evaluatedModules.getModulesByFile(changedFile) ?? []) {
        this.#environment.runner.evaluatedModules.invalidateModule(node);
      }
      this.#site.graph.forget(each);
      this.#findings.delete(each);
    }
  }

  /** Stops the server. */
  async close(): Promise<void> {
    await this.#server.close();
  }

  get #environment(): RunnableDevEnvironment {
    const environment = this.#server.environments.ssr;
    if (!isRunnableDevEnvironment(environment)) throw new TypeError('The module environment of Vite cannot run code.');
    return environment;
  }
}

function merged(some: readonly Partial<Findings>[]): Findings {
  return {
    errors: some.flatMap(({ errors = [] }) => errors),
    warnings: some.flatMap(({ warnings = [] }) => warnings),
    links: some.flatMap(({ links = [] }) => links),
  };
}

function serverConfig(site: ModuleContext, { base }: ModuleLoaderOptions, preserveSymlinks: boolean): InlineConfig {
  return {
    root: site.root,
    base,
    // Nothing is optimized, so no files are written there. The default would be in the author's project.
    cacheDir: join(tmpdir(), 'octavo-vite'),
    ...ownConfig,
    appType: 'custom',
    css: { postcss: {} },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null, preTransformRequests: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { preserveSymlinks },
    ...jsxConfig(jsx, true),
    plugins: modulePlugins(site),
    environments: {
      ssr: {
        // Modules of this process; otherwise an installed React would be used instead.
        resolve: { noExternal: [/^(?:react|react-dom|octavo)(?:\/|$)/] },
        dev: {
          createEnvironment: (name, config) =>
            createRunnableDevEnvironment(name, config, {
              hot: false,
              runner: ({ hot: channel }) =>
                new ModuleRunner(
                  {
                    transport: createServerModuleRunnerTransport({ channel }),
                    hmr: false,
                    // Node's own would start a thread in each process, only for import.meta.resolve.
                    createImportMeta: createDefaultImportMeta,
                  },
                  new ProcessModulesEvaluator(usualPaths(site.root), site.components),
                ),
            }),
        },
      },
    },
  };
}

/** Explains an error that a page's own code threw, without Octavo's internals. */
function evaluationProblem(file: string, error: unknown, root: string): Problem {
  const syntax = syntaxProblem(error, file, root);
  if (syntax) return syntax;
  // Vite copies errors, so their class is lost.
  const problem = memberOf(error, 'problem') as Problem | undefined;
  if (textOf(error, 'name') === OctavoError.name && problem) return problem;
  const { message, stack } = readThrown(error);
  const loc = memberOf(error, 'loc') as { line?: number; column?: number } | undefined;
  const place = loc
    ? { file, line: loc.line || 1, column: (loc.column ?? 0) + 1 }
    : (authorPlace(stack, root) ?? fileStart(file));
  const hint = /\b(?:window|document|localStorage|navigator)\b/.test(message)
    ? 'Pages are built without a browser. Use browser objects only in an event handler or an effect.'
    : undefined;
  return pageProblem(message, place, hint);
}
