/** Tasks of plugins before pages are built. Their code never runs in the main process, unless they are passed there. */
import { fileStart, OctavoError, type Place, type Problem } from '../../core/errors/errors.js';
import { unexpectedProblem } from '../../core/errors/unexpected-problem.js';
import { handle, taskRunner, type OpenTasks, type TaskHost } from '../../core/pool/pool.js';
import { frozen } from '../frozen.js';
import { summarizePlugin } from './summarize-plugins.js';
import type { PluginSummary } from '../../load/plugins-file.js';
import type { Plugin, PluginFormat } from '../plugin.js';
import type { ClientBundle } from '../../mdx/evaluate/client-bundle.js';
import { pluginFolder } from '../../outputs/client-files.js';
import { conflict } from '../hooks/conflicts.js';
import type { Registry } from '../registry.js';
import { SiteViews } from '../site-views.js';
import { openRegistry } from './open-registry.js';
import { pluginTasks, type PluginSetup } from './plugin-setup.js';

/** Opens the tasks. The plugins are read with the first task, so that their problems make that task fail. */
export function openPluginTasks({ source, root, run: ofRun }: PluginSetup, host: TaskHost): OpenTasks {
  let opened: ReturnType<typeof openRegistry> | undefined;
  const open = (): ReturnType<typeof openRegistry> => openRegistry([], source, { root, run: ofRun, host });
  const plugins = async (): Promise<Registry> => (await (opened ??= open())).registry;
  const run = taskRunner([
    handle(pluginTasks.summary, async () => {
      const read = await plugins();
      const problems = [...(await opened!).problems];
      const fail = (error: unknown): undefined => void problems.push(unexpectedProblem(error));
      const list: PluginSummary[] = [];
      // One after another: what one of them does to built-in objects must not affect others.
      for (const plugin of read.plugins) {
        const cacheKey = await ownKey(plugin, read).catch(fail);
        list.push({ ...summarizePlugin(plugin), cacheKey });
      }
      return { list, problems, watched: [...read.watched] };
    }),
    handle(pluginTasks.convert, async ({ file, value }) => convert(await plugins(), file, value)),
    handle(pluginTasks.policies, async ({ site, settings, values }) => {
      const read = await plugins();
      read.settings = frozen(values);
      const { policiesOf } = await import('./policies.js');
      return { policies: await policiesOf(new SiteViews(site, settings).site, read), watched: [...read.watched] };
    }),
    handle(pluginTasks.client, async ({ base }) => {
      const read = await plugins();
      host.runs(bundledPlugins(read.plugins));
      return client(read, root, base);
    }),
    handle(pluginTasks.settings, async (input) =>
      (await import('../keys/settings-task.js')).settingsOfPlugins(input, await plugins()),
    ),
    handle(pluginTasks.editorSchemas, async (owners) =>
      (await import('../keys/editor-schemas.js')).editorSchemas(owners, await plugins()),
    ),
    handle(pluginTasks.pages, async ({ values, ...input }) => {
      const read = await plugins();
      read.settings = frozen(values);
      const { madePages } = await import('./made-pages.js');
      return { pages: await madePages(input, root, read), watched: [...read.watched] };
    }),
    handle(pluginTasks.pageData, async ({ values, ...input }) => {
      const read = await plugins();
      read.settings = frozen(values);
      const { changesOfPages } = await import('./page-data.js');
      return { ...(await changesOfPages(input, read)), watched: [...read.watched] };
    }),
  ]);
  return { run, forget() {}, async close() {} };
}

async function ownKey(plugin: Plugin, plugins: Registry): Promise<string | undefined> {
  const { cacheKey } = plugin;
  if (typeof cacheKey !== 'function') return cacheKey;
  const tools = plugins.toolsOf(plugin);
  const key: unknown = await plugins.call(plugin, 'cacheKey', plugins.placeOf(plugin.name), async () =>
    cacheKey(tools),
  );
  if (typeof key !== 'string') throw plugins.wrong(plugin, 'cacheKey', key, 'text');
  return key;
}

async function convert(plugins: Registry, file: string, value: unknown): Promise<object | undefined> {
  const place = fileStart(file);
  let found: { plugin: Plugin; format: PluginFormat } | undefined;
  for (const plugin of plugins.plugins)
    for (const format of plugin.formats ?? []) {
      if (!(await plugins.call(plugin, 'formats', place, async () => await format.matches(file, value)))) continue;
      if (found) plugins.report({ errors: [], warnings: [formatConflict(found.plugin, plugin, file, plugins)] });
      found = { plugin, format };
    }
  if (!found) return undefined;
  const { plugin, format } = found;
  return plugins.call(plugin, 'formats', place, async () => {
    const document: unknown = await format.toOpenApi(value, file);
    if (typeof document !== 'object' || document === null || Array.isArray(document))
      throw plugins.wrong(plugin, 'formats', document, 'an OpenAPI document');
    // As in a file: without values that JSON does not have.
    return JSON.parse(JSON.stringify(document)) as object;
  });
}

function formatConflict(first: Plugin, second: Plugin, file: string, plugins: Registry): Problem {
  const hint = 'Remove one of them, or let each match other files.';
  const placeOf = (name: string): Place => plugins.placeOf(name);
  return conflict(first.name, second.name, `a format for ${file}`, hint, placeOf);
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
