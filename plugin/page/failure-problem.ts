/** The reason why a page could not be built, as a message. */
import { fileStart, OctavoError, type Problem } from '../core/errors/errors.js';
import { ending, type Failure, type ProcessEnd } from '../core/pool/failure.js';
import type { Outcome } from '../core/pool/pool.js';

/** The failure of the page `file` as an error of that page. */
export function failureProblem(failure: Failure, file: string): Problem {
  if (failure.cause === 'thrown' && failure.problem) return failure.problem;
  return { ...describe(failure), ...fileStart(file) };
}

/** The output of a task that does not belong to a page. Throws if it has none. */
export async function outputOf<Output>(run: Promise<Outcome<Output>>): Promise<Output> {
  const outcome = await run;
  if ('failure' in outcome) throw new OctavoError(failureProblem(outcome.failure, 'docs.json'));
  return outcome.output;
}

function describe(failure: Failure): Pick<Problem, 'code' | 'message' | 'hint'> {
  const { ranCode = false } = failure;
  if (failure.subject !== undefined && failure.cause !== 'closed') return pluginFailure(failure.subject, failure);
  if (failure.cause === 'timeout') return timeout(failure.seconds, ranCode);
  if (failure.cause === 'ended') return ended(failure.end, ranCode);
  if (failure.cause === 'thrown' && failure.changed !== undefined)
    return {
      code: 'builtin-changed',
      message: `This page could not be built after code of the docs or of a plugin changed ${failure.changed}: ${failure.message}.`,
      hint: 'Remove the change. Octavo, and the packages that it uses, need built-in objects as they are.',
    };
  return {
    code: 'page-internal',
    message: `Octavo failed to build this page: ${failure.cause === 'thrown' ? failure.message : 'the build was stopped'}.`,
    hint: 'This is a bug in Octavo. Please report it with the source of the page.',
  };
}

function pluginFailure(subject: string, failure: Failure): Pick<Problem, 'code' | 'message' | 'hint'> {
  if (failure.cause === 'timeout')
    return {
      code: 'plugin-timeout',
      message: `${subject} took longer than ${failure.seconds} seconds.`,
      hint: 'Look for a loop that never ends or a promise that never settles. If it needs more time, set --page-timeout.',
    };
  return {
    code: 'plugin-exit',
    message: `${subject} ended the process that builds pages${failure.cause === 'ended' ? ` (${ending(failure.end.code, failure.end.signal)})` : ''}.`,
    hint: 'Look for process.abort(), process.kill(), native packages, and values that grow without end.',
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
