import { cacheFolder } from '../../core/cache/cache-folder.js';
import { failureProblem, outputOf } from '../../page/failure-problem.js';
import { InProcessPool } from '../../core/pool/in-process-pool.js';
import type { Pool } from '../../core/pool/pool.js';
import { ProcessPool } from '../../core/pool/process-pool.js';
import { SchemaReceiver } from '../../formats/api/sent-schemas.js';
import type { ApiModels } from '../../formats/api/specifications.js';
import type { LoadOptions } from '../../site-build/load-site.js';
import { loadSetup, loadTasks, type LoadInput, type SiteLoad } from '../../site-build/load-setup.js';

/** A site that is loading. */
export interface LoadingSite {
  /** Start time of reading, in ms. */
  startedMs: number;
  /** Never fails. `models`: the content of its API pages, until it is closed. */
  result: Promise<SiteLoad & { models?: ApiModels }>;
}

export interface LoadPlace {
  /** Whether the site is loaded in a process of its own, because this one is busy. Default: false. */
  inOwnProcess?: boolean;
  /** Milliseconds to wait for other hosts. Default: as long as a build waits. */
  timeout?: number;
}

/** Starts to load a site immediately. */
export function loadInPool(options: LoadOptions, { inOwnProcess = false, timeout }: LoadPlace = {}): LoadingSite {
  const common = { root: options.root, onLog() {} };
  const open = async () => (await import('../../site-build/load-tasks.js')).openLoadTasks();
  const pool = inOwnProcess
    ? new ProcessPool({ ...common, setup: loadSetup, size: 1, timeout: Infinity })
    : new InProcessPool({ ...common, open });
  const cacheDir = options.plugins ? undefined : cacheFolder(options.root);
  return { startedMs: Date.now(), result: load(pool, { options, timeout, cacheDir }) };
}

async function load(pool: Pool, input: LoadInput): Promise<SiteLoad & { models?: ApiModels }> {
  const outcome = await pool.run(loadTasks.load, input);
  const site =
    'output' in outcome
      ? outcome.output
      : { problems: { errors: [failureProblem(outcome.failure, 'docs.json')], warnings: [] }, isLate: false };
  if (site.loaded?.pages.some(({ api }) => api)) return { ...site, models: modelsOf(pool) };
  await pool.close();
  return site;
}

function modelsOf(pool: Pool): ApiModels {
  const schemas = new SchemaReceiver();
  return {
    async modelOf(...reference) {
      const model = await outputOf(pool.run(loadTasks.modelOf, reference));
      return model && schemas.unpack(model);
    },
    exportOf: (...form) => outputOf(pool.run(loadTasks.exportOf, form)),
    placeOf: (...place) => outputOf(pool.run(loadTasks.placeOf, place)),
    close: () => void pool.close(),
  };
}
