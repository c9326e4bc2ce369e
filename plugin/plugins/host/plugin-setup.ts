/** The tasks of the author's plugins, for the process that asks for them. */
import type { Problem } from '../../core/errors/errors.js';
import { task } from '../../core/pool/pool.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { Site } from '../../core/model/types.js';
import type { PluginSummary, Policy } from '../../load/plugins-file.js';
import type { ClientBundle } from '../../mdx/evaluate/client-bundle.js';
import type { PluginSource } from './open-registry.js';

/** The source from which a process opens the tasks of plugins. Plain data, unless plugins are passed as functions. */
export interface PluginSetup {
  kind: 'plugins';
  source: PluginSource;
  /** The docs folder. */
  root: string;
}

export const pluginTasks = {
  /** Reads the plugins. */
  summary: task<object, { list: readonly PluginSummary[]; problems: readonly Problem[] }>('summary'),
  /** The OpenAPI document for a file (relative to the docs folder) with the content `value`; `undefined` if no plugin knows its format. */
  convert: task<{ file: string; value: unknown }, object | undefined>('convert'),
  /** The policies of plugins, by their names. */
  policies: task<Site, Readonly<Record<string, Policy>>>('policies'),
  /** Bundles the modules of plugins for the browser. */
  client: task<{ base: string }, ClientBundle>('client'),
  /** The changed site. */
  load: task<LoadedSite, LoadedSite>('load'),
};
