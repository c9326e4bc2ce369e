/** Starts a page worker. Its code is imported dynamically, because the compile cache applies to later imports only. */
import { enableCompileCache } from '../../core/cache/compile-cache.js';

enableCompileCache();
const { startPageWorker } = await import('./page-worker.js');
startPageWorker();
