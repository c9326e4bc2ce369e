/** Loaded into each process of a measured build (`--import`): records its peak memory in kilobytes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.OCTAVO_BENCH_NOTES;

// Threads share the memory of their process, so only the main thread records it.
if (folder && isMainThread) {
  process.on('exit', () => writeFileSync(join(folder, String(process.pid)), String(process.resourceUsage().maxRSS)));
}
