import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Exit codes by signal, as in shells. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Time for cleaning up after a signal, in milliseconds. */
const cleanUpTime = 1_000;

/** Time after which a busy process is killed, in milliseconds. */
const busyTime = 1_200;

/**
 * Ends the process on Ctrl+C and similar signals after `cleanUp`, or after a second, also while this thread is busy. A
 * second signal ends it immediately.
 */
export function endOnSignal(cleanUp: () => Promise<void> | void): void {
  for (const [signal, code] of Object.entries(exitCodes)) {
    let isEnding = false;
    process.on(signal, () => {
      if (isEnding) process.exit(code);
      isEnding = true;
      setTimeout(() => process.exit(code), cleanUpTime);
      void Promise.resolve(cleanUp()).finally(() => process.exit(code));
    });
  }
  if (!isHeardWhileBusy) endWhileBusy();
  isHeardWhileBusy = true;
}

let isHeardWhileBusy = false;

/**
 * Node handles signals between two tasks of this thread, so that a long one would make them wait. Another thread hears
 * the same signals, and kills this process with the processes that it has started. Node has no public interface for
 * signals in other threads; without the internal one, signals wait.
 */
function endWhileBusy(): void {
  const code = `
    const { readdirSync, readFileSync } = require('node:fs');
    const { Signal } = process.binding('signal_wrap');
    const kill = (pid) => { try { process.kill(pid, 'SIGKILL'); } catch {} };
    const killAll = () => {
      try {
        for (const task of readdirSync('/proc/self/task'))
          for (const pid of readFileSync('/proc/self/task/' + task + '/children', 'utf8').split(' '))
            if (pid) kill(Number(pid));
      } catch {}
      kill(process.pid);
    };
    for (const number of ${JSON.stringify(Object.keys(exitCodes).map((name) => constants.signals[name as keyof typeof exitCodes]))}) {
      const signal = new Signal();
      signal.onsignal = () => setTimeout(killAll, ${busyTime});
      signal.start(number);
    }`;
  const thread = new Worker(code, { eval: true, execArgv: ['--no-deprecation'], stdout: true, stderr: true });
  thread.on('error', () => {});
  thread.unref();
}
