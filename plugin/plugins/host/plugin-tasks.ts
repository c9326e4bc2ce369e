/** Tasks of plugins before pages are built. Their code never runs in the main process, unless they are passed there. */
import { fileStart, OctavoError, type Problem } from '../../core/errors/errors.js';
import { unexpectedProblem } from '../../core/errors/unexpected-problem.js';
import {
  handle,
  taskRunner,
  type OpenTasks,
  type Task,
  type TaskHandler,
  type TaskHost,
} from '../../core/pool/pool.js';
import { isRecord } from '../../core/text/is-record.js';
import type { PluginSummary } from '../../load/plugins-file.js';
import { frozen } from '../frozen.js';
import { summaryOf } from '../read/summary-of.js';
import type { Plugin, PluginFormat } from '../plugin.js';
import type { ClientBundle } from '../../mdx/evaluate/client-bundle.js';
import { pluginFolder } from '../../outputs/client-files.js';
import { conflict } from '../hooks/conflicts.js';
import type { Registry } from '../registry.js';
import { openRegistry } from './open-registry.js';
import { pluginTasks, type PluginSetup, type SiteInput, type Watched } from './plugin-setup.js';

/** Opens the tasks. The plugins are read with the first task, so that their problems make that task fail. */
export function openPluginTasks({ source, root, run: ofRun }: PluginSetup, host: TaskHost): OpenTasks {
  let opened: ReturnType<typeof openRegistry> | undefined;
  const open = (): ReturnType<typeof openRegistry> => openRegistry([], source, { root, run: ofRun, host });

  function hook<Input, Output>(
    task: Task<Input, Watched<Output>>,
    run: (registry: Registry, input: Input, problems: readonly Problem[]) => Promise<Output>,
  ): TaskHandler {
    return handle(task, async (input) => {
      const { registry, problems } = await (opened ??= open());
      const output = await run(registry, input, problems);
      return { output, watched: [...registry.watched] };
    });
  }

  /** Hooks get the values of their own settings. */
  function hookOfSite<Input extends SiteInput, Output>(
    task: Task<Input, Watched<Output>>,
    run: (registry: Registry, input: Input) => Promise<Output>,
  ): TaskHandler {
    return hook(task, (registry, input) => {
      registry.settings = frozen(input.values);
      return run(registry, input);
    });
  }

  const run = taskRunner([
    hook(pluginTasks.read, async (registry) => {
      if (registry.having('pageData').length > 0) await import('./page-data.js');
    }),
    hook(pluginTasks.summary, summaries),
    hook(pluginTasks.convert, convert),
    hook(pluginTasks.client, (registry, { base }) => {
      host.runs(bundledPlugins(registry.plugins));
      return client(registry, root, base);
    }),
    hook(pluginTasks.settings, async (registry, input) =>
      (await import('../keys/settings-task.js')).settingsOfPlugins(input, registry),
    ),
    hook(pluginTasks.editorSchemas, async (registry, owners) =>
      (await import('../keys/editor-schemas.js')).editorSchemas(owners, registry),
    ),
    hookOfSite(pluginTasks.policies, async (registry, input) =>
      (await import('../hooks/policies.js')).policiesOf(input, registry),
    ),
    hookOfSite(pluginTasks.pages, async (registry, input) =>
      (await import('../hooks/made-pages.js')).madePages(input, root, registry),
    ),
    hookOfSite(pluginTasks.pageData, async (registry, input) =>
      (await import('./page-data.js')).changesOfPages(input, registry),
    ),
  ]);
  return { run, forget() {}, async close() {} };
}

/** Loads the code for the first hooks of a build. */
export async function prepareHooks(): Promise<void> {
  await Promise.all([import('../read/import-plugins.js'), import('../keys/settings-task.js')]);
}

async function summaries(
  registry: Registry,
  _: object,
  found: readonly Problem[],
): Promise<{ list: PluginSummary[]; problems: Problem[] }> {
  const problems = [...found];
  const fail = (error: unknown): undefined => void problems.push(unexpectedProblem(error));
  const list: PluginSummary[] = [];
  // One after another: what one of them does to built-in objects must not affect others.
  for (const plugin of registry.plugins) {
    const cacheKey = await ownKey(plugin, registry).catch(fail);
    list.push({ ...summaryOf(plugin), cacheKey });
  }
  return { list, problems };
}

async function ownKey(plugin: Plugin, plugins: Registry): Promise<string | undefined> {
  const { cacheKey } = plugin;
  if (typeof cacheKey !== 'function') return cacheKey;
  const tools = plugins.toolsOf(plugin);
  const key: unknown = await plugins.call(plugin, 'cacheKey', async () => cacheKey(tools));
  if (typeof key !== 'string') throw plugins.wrong(plugin, 'cacheKey', key, 'text');
  return key;
}

async function convert(
  registry: Registry,
  { file, value }: { file: string; value: unknown },
): Promise<object | undefined> {
  const place = fileStart(file);
  let match: { plugin: Plugin; format: PluginFormat } | undefined;
  for (const plugin of registry.having('formats'))
    for (const format of plugin.formats) {
      if (!(await registry.call(plugin, 'formats', async () => await format.matches(file, value), place))) continue;
      if (match) {
        const hint = 'Remove one of them, or let each match other files.';
        const problem = conflict(match.plugin.name, plugin.name, `a format for ${file}`, hint);
        registry.report({ errors: [], warnings: [{ ...problem, ...registry.placeOf(plugin.name) }] });
      }
      match = { plugin, format };
    }
  if (!match) return undefined;
  const { plugin, format } = match;
  const toOpenApi = async (): Promise<object> => {
    const document: unknown = await format.toOpenApi(value, file);
    if (!isRecord(document)) throw registry.wrong(plugin, 'formats', document, 'an OpenAPI document');
    // As in a file: without values that JSON does not have.
    return JSON.parse(JSON.stringify(document)) as object;
  };
  return registry.call(plugin, 'formats', toOpenApi, place);
}

function isBundled({ client: modules, search, vite }: Plugin): boolean {
  return (modules ?? search ?? vite) !== undefined;
}

/** Names the plugins whose modules, or plugins of Vite, take part in the bundle. */
function bundledPlugins(list: readonly Plugin[]): string {
  const names = list.filter(isBundled).map(({ name }) => `"${name}"`);
  return names.length === 1 ? `The plugin ${names[0]}` : `One of the plugins ${names.join(', ')}`;
}

async function client(registry: Registry, root: string, base: string): Promise<ClientBundle> {
  const list = registry.plugins.filter(isBundled);
  const { authorConfig, findViteConfig } = await import('../../mdx/evaluate/author-config.js');
  const { bundleClient } = await import('../../mdx/evaluate/client-bundle.js');
  const { bundleReason, bundlePlace } = await import('../../mdx/evaluate/bundle-reason.js');
  try {
    const config = await authorConfig(
      findViteConfig(root),
      list.flatMap(({ vite }) => vite ?? []),
    );
    const modules = list.flatMap((plugin) => plugin.client ?? []);
    const search = list.findLast((plugin) => plugin.search !== undefined)?.search;
    return await bundleClient({ root, base, modules, search, config, folder: pluginFolder });
  } catch (error) {
    throw new OctavoError({
      code: 'plugin-client',
      message: `${bundledPlugins(list)} could not be bundled for the browser: ${bundleReason(error)}`,
      hint: 'Pages do not load them. Check the paths in "client" and "search", the modules, and the plugins in "vite".',
      ...(bundlePlace(error, root) ?? registry.placeOf(list[0]?.name ?? '')),
    });
  }
}
