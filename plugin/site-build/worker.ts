/** The entry of a child process. Its code is imported dynamically, because the compile cache applies to later imports only. */
import { enableCompileCache } from '../core/cache/compile-cache.js';
import { isPluginSetup, loadSetup } from './load-setup.js';
import type { SiteSetup } from '../page-build/page-tasks.js';

enableCompileCache?.();
const { serveTasks } = await import('../core/pool/serve-tasks.js');
const siteTasks = async () => ({
  ...(await import('./open-tasks.js')),
  ...(await import('../formats/api/sent-inputs.js')),
});

serveTasks({
  async open(setup, host) {
    if (setup === loadSetup) return (await import('./load-tasks.js')).openLoadTasks();
    if (isPluginSetup(setup)) return (await import('../plugins/host/plugin-tasks.js')).openPluginTasks(setup, host);
    const { openTasks, withSentInputs } = await siteTasks();
    return withSentInputs(await openTasks(setup as SiteSetup, host));
  },
  async prepare(tasks) {
    if (tasks === 'plugins') return (await import('../plugins/host/plugin-tasks.js')).prepareHooks();
    const { prepareFormat } = await siteTasks();
    if (typeof tasks === 'object') return prepareFormat(tasks.format);
    const { createHighlighter } = await import('../code/highlighter.js');
    await createHighlighter();
  },
});
