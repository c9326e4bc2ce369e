import { once } from 'node:events';
import { endProcesses } from '../core/pool/child-process.js';

/** Ends this process and its child processes as soon as its output is written, whatever they still wait for. */
export async function endProcess(exitCode: number): Promise<void> {
  await endProcesses();
  for (const stream of [process.stdout, process.stderr])
    if (stream.writableNeedDrain && !stream.destroyed)
      await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
  process.exit(exitCode);
}
