import { InProcessPool } from '../core/pool/in-process-pool.js';
import type { Pool } from '../core/pool/pool.js';
import { defaultPool, logWriter, type PoolOptions } from '../core/pool/pool-options.js';
import { ProcessPool } from '../core/pool/process-pool.js';
import { inputSender } from '../formats/api/sent-inputs.js';
import { codeOwner } from '../load/plugins-file.js';
import type { SiteSetup } from '../page-build/page-tasks.js';

/** The pool of a site. `isDev`: single pages are requested, and none should wait long for another. */
export function openPool(setup: SiteSetup, { pageTimeout, onLog, onProblem }: PoolOptions, isDev = false): Pool {
  const { root } = setup.loaded.site;
  const options = { root, onLog: logWriter(onLog), onProblem };
  if (defaultPool.isInProcess || setup.plugins)
    return new InProcessPool({
      ...options,
      open: async (host) => (await import('./open-tasks.js')).openTasks(setup, host),
    });
  const { plugins: _, ...plain } = setup;
  return new ProcessPool({
    ...options,
    setup: plain,
    codeOwner: () => codeOwner(root, setup.loaded.plugins),
    timeout: pageTimeout,
    isDev,
    createSender: inputSender,
  });
}
