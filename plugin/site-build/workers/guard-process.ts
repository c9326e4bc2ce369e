/** Keeps author code from ending the process that builds pages, or changing its working directory. */
import type { Surroundings } from './protocol.js';

/**
 * Replaces the functions of `process` that would end it by ones that throw, and hides its connection to the main
 * process.
 */
export function guardProcess(): void {
  const refuse =
    (call: string) =>
    (..._values: unknown[]): never => {
      throw new Error(`${call} cannot be called while pages are built.`);
    };
  process.exit = refuse('process.exit()');
  process.abort = refuse('process.abort()');
  Object.assign(process, { reallyExit: refuse('process.reallyExit()') });
  // Code of a page should not see that it runs in a child process.
  for (const name of ['send', 'disconnect'] as const) Object.defineProperty(process, name, { value: undefined });
}

/** Gives this process the working directory and environment of the main process. */
export function takeSurroundings({ cwd, env }: Surroundings): void {
  if (process.cwd() !== cwd) process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}

/** Reverts a change of the working directory. */
export function keepFolder(): () => void {
  const folder = process.cwd();
  const change = process.chdir.bind(process);
  return () => {
    if (process.cwd() !== folder) change(folder);
  };
}
