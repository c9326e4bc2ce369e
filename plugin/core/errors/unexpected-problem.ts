import { octavoPackage } from '../package/octavo-package.js';
import { fileStart, OctavoError } from './errors.js';
import type { Problem } from './errors.js';

/** The output for an error that ended a command: its problem, or a bug to report with the stack trace. */
export function unexpectedProblem(error: unknown): Problem {
  if (error instanceof OctavoError) return error.problem;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const { bugs } = octavoPackage();
  return {
    code: 'internal-error',
    message: `Octavo stopped unexpectedly: ${message}`,
    hint: `This is a bug. Please report it with the stack trace${bugs ? `: ${bugs.url}` : '.'}`,
    ...fileStart(''),
    frame: stack,
  };
}
