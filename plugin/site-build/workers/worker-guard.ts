/**
 * Ends the workers after this process was killed. A worker that hangs cannot notice it itself, so a shell waits for the
 * end of a pipe that only this process holds. Windows ends the workers on its own.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { platform } from 'node:process';

/** Each line lists the process ids of all workers. Ctrl+C also reaches the shell, before this process has ended. */
const script =
  'trap "" HUP INT TERM; while read -r line; do pids=$line; done; if [ -n "$pids" ]; then kill -9 $pids; fi';

let guard: ChildProcess | undefined;

/** Makes these processes the ones that end after this process. */
export function guardWorkers(pids: readonly number[]): void {
  if (platform === 'win32') return;
  guard ??= startGuard();
  guard.stdin!.write(`${pids.join(' ')}\n`);
}

/** This process ends normally, and ends the workers itself. */
export function endGuard(): void {
  guard?.kill('SIGKILL');
}

function startGuard(): ChildProcess {
  const started = spawn('/bin/sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'] });
  // An image without a shell: its processes end with its main process.
  started.on('error', () => {});
  started.stdin.on('error', () => {});
  started.unref();
  // The pipes of Bun have no such method.
  (started.stdin as Partial<Socket>).unref?.();
  return started;
}
