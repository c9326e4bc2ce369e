/** Starts the command line in a separate process, for servers and signals. */
import { spawn } from 'node:child_process';
import { bin } from './bin.js';
import { withoutProgress, type Run } from './run-octavo.js';

export interface RunningOctavo {
  /** Waits for a match on stdout or stderr. Throws if the process ends without it. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Closes its stdout, like `| head`. */
  closeStdout(): void;
  write(input: string): void;
  kill(signal: NodeJS.Signals): void;
  /** Waits for the end. The status of a process that a signal killed is -1. */
  readonly ended: Promise<Run>;
}

export interface StartOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** A command that runs the command line, for example in a pseudo terminal. */
  command?: readonly [string, ...string[]];
}

/** Starts `octavo ...args`. */
export function startOctavo(args: readonly string[], { cwd, env, command }: StartOptions): RunningOctavo {
  const [file, ...rest] = command ?? [process.execPath, bin, ...args];
  // The environment of the tests must not matter.
  const colors = { NO_COLOR: undefined, FORCE_COLOR: undefined, CI: undefined };
  const child = spawn(file, rest, { cwd, env: { ...process.env, ...colors, ...env }, stdio: 'pipe' });
  const output = { stdout: '', stderr: '' };
  const listeners = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<Run>((resolve) => {
    child.once('close', (status) => {
      resolve({ status: status ?? -1, stdout: output.stdout, stderr: withoutProgress(output.stderr) });
    });
  });
  return {
    ended,
    closeStdout: () => void child.stdout.destroy(),
    write: (input) => void child.stdin.write(input),
    kill: (signal) => void child.kill(signal),
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const match = pattern.exec(output.stdout + output.stderr);
          if (match) resolve(match);
        };
        listeners.add(look);
        look();
        void ended.then((run) => reject(new Error(`${String(pattern)} was not printed:\n${JSON.stringify(run)}`)));
      }),
  };
}
