/** Reasons for which a task has no output. */
import { changedBuiltin } from './changed-builtins.js';
import { fileStart, OctavoError, type Problem } from '../errors/errors.js';
import { asOctavoError, readThrown } from '../errors/thrown.js';

/** The end of a process. */
export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** The end of its stderr, such as the output of a crash. */
  stderr: string;
}

/** The reason for which a task has no output. */
export type Failure = (
  | { cause: 'timeout'; seconds: number }
  /** `problem`: the reason, if it is known. `changed`: the built-in object that code has changed before. */
  | { cause: 'thrown'; message: string; problem?: Problem; changed?: string }
  | { cause: 'ended'; end: ProcessEnd }
  /** Its output is no longer needed. */
  | { cause: 'closed' }
) & {
  /** Whether code of the page was running, and not just the parser. */
  ranCode?: boolean;
  /** The author code that was running: `The plugin "a"`. */
  subject?: string;
};

export type ThrownFailure = Extract<Failure, { cause: 'thrown' }>;

/** The failure of a task that threw. */
export function thrownFailure(error: unknown): ThrownFailure {
  const problem = asOctavoError(error)?.problem;
  return {
    cause: 'thrown',
    message: readThrown(error).message,
    problem,
    changed: problem ? undefined : changedBuiltin(),
  };
}

/** No process could be started. */
export function startError(failure: Failure): OctavoError {
  const errorLine =
    failure.cause === 'ended'
      ? failure.end.stderr.split('\n').find((line) => /\w*Error\b|EPERM|EAGAIN/.test(line))
      : '';
  const reason =
    errorLine?.trim() ||
    (failure.cause === 'ended' ? ending(failure.end.code, failure.end.signal) : 'no answer in time');
  return new OctavoError({
    code: 'worker-start',
    message: `Could not start the process that builds pages: ${reason}.`,
    hint:
      process.versions['pnp'] && reason.includes('.zip/')
        ? 'Before version 22.15, Node cannot load ES modules from the archives of Yarn Plug’n’Play. Use that version or a newer one, or write "nodeLinker: node-modules" into .yarnrc.yml.'
        : 'Octavo builds pages in child processes of Node. Check that this environment allows them and has enough memory.',
    ...fileStart('docs.json'),
  });
}

/** The end of a process, for a message. */
export function ending(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `signal ${signal}` : `exit code ${code ?? 'unknown'}`;
}
