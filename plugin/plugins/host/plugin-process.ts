/** Runs the tasks of the author's plugins for the process that loads the site. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place, Report } from '../../core/errors/errors.js';
import { InProcessPool } from '../../core/pool/in-process-pool.js';
import type { Outcome, Pool, Task } from '../../core/pool/pool.js';
import { defaultPool, logWriter, type PoolOptions } from '../../core/pool/pool-options.js';
import { ProcessPool } from '../../core/pool/process-pool.js';
import { codeOwner, findPluginsFile, givenFile, type PluginRun, type PluginsFile } from '../../load/plugins-file.js';
import { failureProblem } from '../../page/failure-problem.js';
import type { PluginOption } from '../plugin.js';
import { pluginPlace } from '../plugin-place.js';
import { pluginTasks, type PluginSetup, type Watched } from './plugin-setup.js';

export interface SitePluginsOptions extends PoolOptions {
  /** Plugins as functions, which run in this process. Default: none. */
  given?: PluginOption;
  /** Folder for cached data about plugins. Default: nothing is cached. */
  cacheDir?: string;
  /** Default: `build`. */
  command?: PluginRun['command'];
  base?: string;
  siteUrl?: string;
}

export class PluginProcess {
  /** The docs folder. */
  readonly root: string;
  readonly options: SitePluginsOptions;
  readonly report: Report;
  /** The absolute paths of files that hooks have named. */
  readonly watched = new Set<string>();
  #file: PluginsFile | undefined;
  #pool: Pool | undefined;

  /** Problems are added to `report`. */
  constructor(root: string, report: Report, options: SitePluginsOptions) {
    this.root = root;
    this.report = report;
    this.options = options;
    this.#file = findPluginsFile(root, report);
  }

  /** Default: there is none. */
  get file(): PluginsFile | undefined {
    return this.#file;
  }

  /** Processes that have run the plugins with another key, or could not read them, are not used for these. */
  use({ file, key, modules }: PluginsFile): void {
    this.#file &&= { file, key, modules };
  }

  /** The output of a task; `undefined` if a plugin fails, which is reported. `weight`: see `TaskOptions`. */
  async output<Input, Output>(
    task: Task<Input, Watched<Output>>,
    input: Input,
    weight = 1,
  ): Promise<Output | undefined> {
    const outcome = await this.#run(task, input, weight);
    if ('failure' in outcome) {
      this.report.error(failureProblem(outcome.failure, this.file?.file ?? ''));
      return undefined;
    }
    for (const file of outcome.output.watched) this.watched.add(file);
    return outcome.output.output;
  }

  /** Reads the plugins for tasks that follow. If that fails, these fail, too. */
  start(): void {
    void this.#run(pluginTasks.read, {});
  }

  get run(): PluginRun {
    const { command = 'build', base = '/', siteUrl, cacheDir } = this.options;
    return { command, base, siteUrl, cacheFolder: join(cacheDir ?? temporaryCache(), 'plugins') };
  }

  /** The place of the plugin with this name. */
  readonly placeOf = (plugin: string): Place => {
    const { file = givenFile, modules = [] } = this.file ?? {};
    return pluginPlace(plugin, this.root, file, modules);
  };

  async close(): Promise<void> {
    await this.#pool?.close();
  }

  #run<Input, Output>(task: Task<Input, Output>, input: Input, weight = 1): Promise<Outcome<Output>> {
    return (this.#pool ??= this.#open()).run(task, input, { isFinal: true, weight });
  }

  #open(): Pool {
    const { root, file, report } = this;
    const { given, onLog, pageTimeout } = this.options;
    const setup: PluginSetup = { kind: 'plugins', source: { given, file }, root, run: this.run };
    const onProblem: PoolOptions['onProblem'] = (level, problem) => report[`${level}s`].push(problem);
    const common = { root, onLog: logWriter(onLog), onProblem };
    if (!given && !defaultPool.isInProcess)
      return new ProcessPool({
        ...common,
        setup,
        codeOwner: () => codeOwner(root, this.#file),
        size: 1,
        timeout: pageTimeout,
      });
    return new InProcessPool({
      ...common,
      open: async (host) => (await import('./plugin-tasks.js')).openPluginTasks(setup, host),
    });
  }
}

let folder: string | undefined;

/** A folder for the caches of plugins in a run without a cache. It is created when it is used, and removed when this process ends. */
function temporaryCache(): string {
  if (folder !== undefined) return folder;
  const created = join(tmpdir(), `octavo-${randomUUID()}`);
  process.once('exit', () => rmSync(created, { recursive: true, force: true }));
  return (folder = created);
}
