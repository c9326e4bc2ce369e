/** The tasks that load the site for dev, for the process that asks for them. */
import type { PluginSetup } from '../plugins/host/plugin-setup.js';
import type { Report } from '../core/errors/errors.js';
import { task } from '../core/pool/pool.js';
import type { Place } from '../formats/api/files/places.js';
import type { SentModel } from '../formats/api/sent-schemas.js';
import type { ApiModels } from '../formats/api/specifications.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { LoadOptions } from './load-site.js';

/** The setup of a process that loads a site for dev, and builds no pages. */
export const loadSetup = 'load';

/** The start of a setup of `openPluginTasks`. */
export function isPluginSetup(setup: unknown): setup is PluginSetup {
  return typeof setup === 'object' && setup !== null && 'kind' in setup && setup.kind === 'plugins';
}

/** The loaded site and its problems. */
export interface SiteLoad {
  /** `undefined` if there is nothing to report. */
  loaded?: LoadedSite;
  problems: Pick<Report, 'errors' | 'warnings'>;
  /** Whether a host has not answered yet, so that it is worth loading the site again. */
  isLate: boolean;
}

/** `timeout`: milliseconds to wait for other hosts. Default: as long as a build waits. */
export interface LoadInput {
  options: LoadOptions;
  timeout?: number;
  cacheDir?: string;
}

export const loadTasks = {
  load: task<LoadInput, SiteLoad>('load'),
  modelOf: task<Parameters<ApiModels['modelOf']>, SentModel | undefined>('modelOf'),
  exportOf: task<Parameters<ApiModels['exportOf']>, string | undefined>('exportOf'),
  placeOf: task<Parameters<ApiModels['placeOf']>, Place | undefined>('placeOf'),
};
