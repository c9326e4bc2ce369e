/** Evaluates pages that need code: those with imports, expressions and components of their own. */
import { createRunnableDevEnvironment, createServer, isRunnableDevEnvironment } from 'vite';
import type { InlineConfig, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { join } from 'node:path';
import { OctavoError } from '../errors.js';
import type { Problem } from '../errors.js';
import { ImportGraph } from './import-graph.js';
import { modulePlugins } from './module-plugin.js';
import type { ModuleSite } from './module-plugin.js';
import { ProcessModulesEvaluator } from './process-modules.js';

/** A page or snippet evaluated. */
export interface LoadedModule {
  /** What the module exports; `undefined` where it could not be evaluated. */
  exports: Record<string, unknown> | undefined;
  /** What is wrong with it and with the files that it imports. */
  problems: Problem[];
  /** The files of the docs folder that it imports, directly or not. Absolute. */
  dependencies: string[];
}

/** Options of a loader: see `ModuleSite`. */
export type ModuleLoaderOptions = Omit<ModuleSite, 'graph' | 'report'> & {
  /** Where the site stands on its host: addresses of imported pictures begin with it. */
  base: string;
  /** A folder for what Vite keeps. */
  cacheDir: string;
};

export class ModuleLoader {
  readonly #site: ModuleSite;
  readonly #server: ViteDevServer;
  readonly #problems: Map<string, Problem[]>;

  private constructor(site: ModuleSite, server: ViteDevServer, problems: Map<string, Problem[]>) {
    this.#site = site;
    this.#server = server;
    this.#problems = problems;
  }

  /** Starts the Vite server inside: no port, no watcher, no optimiser. */
  static async start(options: ModuleLoaderOptions): Promise<ModuleLoader> {
    const problems = new Map<string, Problem[]>();
    const report: ModuleSite['report'] = (file, found) => void problems.set(file, [...(problems.get(file) ?? []), ...found]);
    const site: ModuleSite = { ...options, graph: new ImportGraph(), report };
    return new ModuleLoader(site, await createServer(serverConfig(site, options)), problems);
  }

  /** Evaluates `file` (relative to the docs folder). Never throws for what an author wrote. */
  async load(file: string): Promise<LoadedModule> {
    const id = join(this.#site.root, file);
    const thrown: Problem[] = [];
    const exports = await this.#environment.runner.import<Record<string, unknown>>(id).catch((error: unknown) => {
      thrown.push(evaluationProblem(file, error));
      return undefined;
    });
    const files = this.#site.graph.reachable(id);
    const found = [...files].flatMap((each) => this.#problems.get(each) ?? []);
    // A snippet that could not be compiled has been reported at its own place.
    const problems = found.some(({ file: place }) => thrown.some((problem) => problem.file === place)) ? found : [...found, ...thrown];
    return { exports, problems, dependencies: [...files].filter((each) => each !== id) };
  }

  /** Forgets `file` (relative to the docs folder), so that the next load reads it again. With `importers`, also those who import it. */
  forget(file: string, importers = false): void {
    const id = join(this.#site.root, file);
    for (const each of importers ? this.#site.graph.importers(id) : [id]) {
      for (const node of this.#environment.moduleGraph.getModulesByFile(each) ?? []) this.#environment.moduleGraph.invalidateModule(node);
      for (const node of this.#environment.runner.evaluatedModules.getModulesByFile(each) ?? []) {
        this.#environment.runner.evaluatedModules.invalidateModule(node);
      }
      this.#site.graph.forget(each);
      this.#problems.delete(each);
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

function serverConfig(site: ModuleSite, { base, cacheDir }: ModuleLoaderOptions): InlineConfig {
  return {
    root: site.root,
    base,
    cacheDir,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    appType: 'custom',
    css: { postcss: {} },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null, preTransformRequests: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'octavo', development: false } },
    plugins: modulePlugins(site),
    environments: {
      ssr: {
        dev: {
          createEnvironment: (name, config) => createRunnableDevEnvironment(name, config, { hot: false, runnerOptions: { hmr: false, evaluator: new ProcessModulesEvaluator() } }),
        },
      },
    },
  };
}

/** What a page's own code threw, in words that need no knowledge of Octavo. */
function evaluationProblem(file: string, error: unknown): Problem {
  if (error instanceof OctavoError) return error.problem;
  const { message = String(error), loc } = error as { message?: string; loc?: { line?: number; column?: number; file?: string } };
  return {
    code: 'page-throws',
    message: `The code of this page fails: ${message.split('\n')[0]!}`,
    hint: /\b(?:window|document|localStorage|navigator)\b/.test(message)
      ? 'Pages are built without a browser. Use browser objects in an event handler or an effect only.'
      : 'Look at the imports, exports and expressions of the page.',
    file,
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
  };
}
