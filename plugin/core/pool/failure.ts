/** Why a page could not be built in its process, as a failure and as a message. */
import { OctavoError } from '../errors/errors.js';
import type { Problem } from '../errors/errors.js';
import type { Outcome } from './pool.js';

/** How a process ended. */
export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** The end of its stderr: what a crash printed. */
  stderr: string;
}

/** Why a task has no output. */
export type Failure = (
  | { cause: 'timeout'; seconds: number }
  /** `problem`: the reason, if it is known. */
  | { cause: 'thrown'; message: string; problem?: Problem }
  | { cause: 'ended'; end: ProcessEnd }
  /** Its output is no longer needed. */
  | { cause: 'closed' }
) & {
  /** Whether code of the page was running, and not just the parser. */
  ranCode?: boolean;
};

/** The failure of the page `file` as an error of that page. */
export function failureProblem(failure: Failure, file: string): Problem {
  if (failure.cause === 'thrown' && failure.problem) return failure.problem;
  return { ...describe(failure), file, line: 1, column: 1 };
}

/** The output of a task that does not belong to a page. Throws if it has none. */
export async function outputOf<Output>(run: Promise<Outcome<Output>>): Promise<Output> {
  const outcome = await run;
  if ('failure' in outcome) throw new OctavoError(failureProblem(outcome.failure, 'docs.json'));
  return outcome.output;
}

/** The failure of a task that threw. */
export function thrownFailure(error: unknown): Extract<Failure, { cause: 'thrown' }> {
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
  return { cause: 'thrown', message, problem: error instanceof OctavoError ? error.problem : undefined };
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
        ? 'Node 20 cannot load ES modules from the archives of Yarn Plug’n’Play. Use Node 22 or newer, or write "nodeLinker: node-modules" into .yarnrc.yml.'
        : 'Octavo builds pages in child processes of Node. Check that this environment allows them and has enough memory.',
    file: 'docs.json',
    line: 1,
    column: 1,
  });
}

function describe(failure: Failure): Pick<Problem, 'code' | 'message' | 'hint'> {
  const { ranCode = false } = failure;
  if (failure.cause === 'timeout') return timeout(failure.seconds, ranCode);
  if (failure.cause === 'ended') return ended(failure.end, ranCode);
  return {
    code: 'page-internal',
    message: `Octavo failed to build this page: ${failure.cause === 'thrown' ? failure.message : 'the build was stopped'}.`,
    hint: 'This is a bug in Octavo. Please report it with the source of the page.',
  };
}

function timeout(seconds: number, ranCode: boolean): Pick<Problem, 'code' | 'message' | 'hint'> {
  const limit = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return {
    code: 'page-timeout',
    message: `${ranCode ? 'Running the code of this page' : 'Reading this page'} took longer than ${limit}.`,
    hint: `Look for ${
      ranCode ? 'a loop that never ends or a promise that never settles' : 'tags and braces that are never closed'
    }. If the page needs more time, set --page-timeout ${seconds * 4} (\`pageTimeout\` in the Vite plugin).`,
  };
}

function ended({ code, signal, stderr }: ProcessEnd, ranCode: boolean): Pick<Problem, 'code' | 'message' | 'hint'> {
  if (/heap out of memory|Array buffer allocation failed|memory allocation of \d+ bytes failed/.test(stderr))
    return {
      code: 'page-memory',
      message: `${ranCode ? 'Running the code of this page' : 'Reading this page'} used up the memory.`,
      hint: ranCode
        ? 'Look for an array or a string that grows without end. If the page needs more memory, set NODE_OPTIONS=--max-old-space-size=4096.'
        : 'Split the page into smaller ones.',
    };
  if (!ranCode || /panicked at/.test(stderr))
    return {
      code: 'page-crash',
      message: `The parser crashed on this page (${ending(code, signal)}).`,
      hint: 'Look for tags that are opened and closed at different levels of a list, and simplify that part. Please report the page as a bug.',
    };
  return {
    code: 'page-exit',
    message: `The code of this page ended the process that builds it (${ending(code, signal)}).`,
    hint: 'Look for process.abort(), process.kill() and native packages in the code that the page imports.',
  };
}

function ending(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ? `signal ${signal}` : `exit code ${code ?? 'unknown'}`;
}
