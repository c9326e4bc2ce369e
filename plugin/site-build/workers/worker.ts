/** The entry of a child process. Its code is imported dynamically, because the compile cache applies to later imports only. */
import { enableCompileCache } from '../../core/cache/compile-cache.js';
import { loadSetup, type SiteSetup } from './tasks.js';

enableCompileCache();
const { serveTasks } = await import('../../core/pool/serve-tasks.js');
const siteTasks = async () => ({ ...(await import('./site-tasks.js')), ...(await import('./sent-inputs.js')) });

serveTasks({
  async open(setup, host) {
    if (setup === loadSetup) return (await import('./load-tasks.js')).openLoadTasks();
    const { SiteTasks, withSentInputs } = await siteTasks();
    return withSentInputs(await SiteTasks.open(setup as SiteSetup, host));
  },
  async prepare() {
    await siteTasks();
  },
});
