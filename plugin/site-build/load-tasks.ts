/**
 * Loads the site for dev. Its specifications stay in the process that read them, and answer requests for API page
 * content.
 */
import { Report } from '../core/errors/errors.js';
import { unexpectedProblem } from '../core/errors/unexpected-problem.js';
import type { OpenTasks } from '../core/pool/pool.js';
import type { Place } from '../formats/api/files/places.js';
import { SchemaSender, type SentModel } from '../formats/api/sent-schemas.js';
import type { ApiModels, Specifications } from '../formats/api/specifications.js';
import type { LoadedSite } from '../load/loaded-site.js';
import { loadSite } from './load-site.js';
import { PluginHost } from '../plugins/host/plugin-host.js';
import type { LoadOptions } from './load-site.js';

/** The loaded site and its problems. */
export interface SiteLoad {
  /** `undefined` if there is nothing to report. */
  loaded?: LoadedSite;
  problems: Pick<Report, 'errors' | 'warnings'>;
  /** Whether a host has not answered yet, so that it is worth loading the site again. */
  isLate: boolean;
}

export interface LoadTasks {
  /** `timeout`: milliseconds to wait for other hosts. Default: as long as a build waits. */
  load: { input: { options: LoadOptions; timeout?: number; cacheDir?: string }; output: SiteLoad };
  modelOf: { input: Parameters<ApiModels['modelOf']>; output: SentModel | undefined };
  placeOf: { input: Parameters<ApiModels['placeOf']>; output: Place | undefined };
}

export function openLoadTasks(): OpenTasks<LoadTasks> {
  const schemas = new SchemaSender();
  let specifications: Specifications | undefined;
  const opened = (): Specifications => {
    if (!specifications) throw new Error('The specifications are closed.');
    return specifications;
  };
  const tasks: { [K in keyof LoadTasks]: (input: LoadTasks[K]['input']) => Promise<LoadTasks[K]['output']> } = {
    async load({ options, timeout, cacheDir }) {
      const problems = new Report();
      let isLate = false;
      const waiting = { timeout, onLate: (): void => void (isLate ||= timeout !== undefined) };
      try {
        const plugins = new PluginHost(options.root, problems, { given: options.plugins, cacheDir });
        const onSpecifications = (read: Specifications): void => void (specifications = read);
        const loaded = await loadSite(options, problems, { onSpecifications, waiting, plugins });
        await plugins.close();
        return { loaded, problems: { errors: problems.errors, warnings: problems.warnings }, isLate };
      } catch (error) {
        return { problems: { errors: [unexpectedProblem(error)], warnings: [] }, isLate };
      }
    },
    async modelOf(reference) {
      const model = await opened().modelOf(...reference);
      return model && schemas.pack(model);
    },
    placeOf: async (place) => opened().placeOf(...place),
  };
  return { run: (kind, input) => tasks[kind](input), forget() {}, async close() {} };
}
