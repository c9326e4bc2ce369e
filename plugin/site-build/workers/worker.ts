/** The entry of a child process. Its code is imported dynamically, because the compile cache applies to later imports only. */
import { enableCompileCache } from '../../core/cache/compile-cache.js';
import type { SiteSetup } from './tasks.js';

enableCompileCache();
const { serveTasks } = await import('../../core/pool/serve-tasks.js');
const { SiteTasks } = await import('./site-tasks.js');
const { withSentInputs } = await import('./sent-inputs.js');
serveTasks(async (setup, host) => withSentInputs(await SiteTasks.open(setup as SiteSetup, host)));
