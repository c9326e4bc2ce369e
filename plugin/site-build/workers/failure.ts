/** Why a page could not be built in its process, as a failure and as a message. */
import { OctavoError } from '../../core/errors/errors.js';
import type { PageResult } from '../build-page.js';
import type { Problem } from '../../core/errors/errors.js';
import type { WorkerEnd } from './worker-process.js';

/** Why a task has no result. */
export type Failure = (
  | { cause: 'timeout'; seconds: number }
  /** `problem`: the reason, if it is known. `changed`: the JavaScript built-in that code of the page has changed. */
  | { cause: 'thrown'; message: string; problem?: Problem; changed?: string }
  | { cause: 'ended'; end: WorkerEnd }
  /** Its result is no longer needed. */
  | { cause: 'closed' }
) & {
  /** Whether code of the page was running, and not just the parser. */
  ranCode?: boolean;
  /**
   * Whether the page is certainly the cause: no other code ran in the process, and the other engine gives the same
   * result.
   */
  isCertain?: boolean;
};

/** The failure of the page `file` as an error of that page. */
export function failureProblem(failure: Failure, file: string): Problem {
  if (failure.cause === 'thrown' && failure.problem) return failure.problem;
  return { ...describe(failure), file, line: 1, column: 1 };
}

/** The result of a page that could not be built. */
export function failedResult(failure: Failure, file: string): PageResult {
  return { problems: { errors: [failureProblem(failure, file)], warnings: [] }, links: [], dependencies: [] };
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
  if (failure.cause === 'thrown' && failure.changed)
    return {
      code: 'page-globals',
      message: `The code of this page changes ${failure.changed}, so the page cannot be built: ${failure.message}.`,
      hint: 'Do not modify JavaScript built-ins.',
    };
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

function ended({ code, signal, stderr }: WorkerEnd, ranCode: boolean): Pick<Problem, 'code' | 'message' | 'hint'> {
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
