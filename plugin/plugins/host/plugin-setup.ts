/** The tasks of the author's plugins, for the process that asks for them. */
import type { Problem } from '../../core/errors/errors.js';
import { task, type Task } from '../../core/pool/pool.js';
import type { PluginRun, PluginSummary, Policy } from '../../load/plugins-file.js';
import type { ClientBundle } from '../../mdx/evaluate/client-bundle.js';
import type { ViewedSite } from '../site-views.js';
import type { PageChange } from '../views.js';
import type { Settings } from '../../config/docs-config.js';
import type { KeyOwners } from '../keys/check-values.js';
import type { MadePage } from '../hooks/made-pages.js';
import type { PluginSource } from './open-registry.js';
import type { PageFault } from '../keys/own-front-matter.js';
import type { SettingsInput, SettingsOfPlugins } from '../keys/settings-task.js';

/** The source from which a process opens the tasks of plugins. Plain data, unless plugins are passed as functions. */
export interface PluginSetup {
  kind: 'plugins';
  source: PluginSource;
  /** The docs folder. */
  root: string;
  run: PluginRun;
}

/** The site for hooks that see it whole. */
export interface SiteInput {
  site: ViewedSite;
  /** The settings as in docs.json. */
  settings: Settings;
  /** The values of the keys that plugins add to the settings. */
  values: NonNullable<PluginRun['settings']>;
}

export interface PageDataInput extends SiteInput {
  /** The plugin of each key that plugins add to front matter. */
  owners: KeyOwners;
}

/** The changes of pages by their indexes. */
export interface PageChanges {
  changes: readonly [index: number, change: PageChange][];
  faults: readonly PageFault[];
}

/** The output of hooks, and the absolute paths of files that they have named. */
export interface Watched<Output> {
  output: Output;
  watched: readonly string[];
}

function hookTask<Input, Output>(name: string): Task<Input, Watched<Output>> {
  return task(name);
}

export const pluginTasks = {
  /** Reads the plugins and loads the code for their hooks, before there is another task for them. */
  read: hookTask<object, void>('read'),
  summary: hookTask<object, { list: readonly PluginSummary[]; problems: readonly Problem[] }>('summary'),
  /** The OpenAPI document for a file (relative to the docs folder) with the content `value`; `undefined` if no plugin knows its format. */
  convert: hookTask<{ file: string; value: unknown }, object | undefined>('convert'),
  /** The policies of plugins, by their names. */
  policies: hookTask<SiteInput, Readonly<Record<string, Policy>>>('policies'),
  /** Bundles the modules of plugins for the browser. */
  client: hookTask<{ base: string }, ClientBundle>('client'),
  settings: hookTask<SettingsInput, SettingsOfPlugins>('settings'),
  /** The schemas of the keys that plugins add to the settings, as JSON Schema; `undefined` if the library of the schema has none. */
  editorSchemas: hookTask<KeyOwners, Readonly<Record<string, object | undefined>>>('editorSchemas'),
  pages: hookTask<SiteInput, readonly MadePage[]>('pages'),
  /** Checks the keys that plugins add to front matter, and calls the hook `pageData`. */
  pageData: hookTask<PageDataInput, PageChanges>('pageData'),
};
