import { octavoPackage } from '../package/octavo-package.js';
import { fileStart, type Problem } from './errors.js';
import { asOctavoError, readThrown } from './thrown.js';

/** The output for an error that ended a command: its problem, or a bug to report with the stack trace. */
export function unexpectedProblem(error: unknown): Problem {
  const known = asOctavoError(error);
  if (known) return known.problem;
  const { message, stack } = readThrown(error);
  const { bugs } = octavoPackage();
  return {
    code: 'internal-error',
    message: `Octavo stopped unexpectedly: ${message}`,
    hint: `This is a bug. Please report it with the stack trace${bugs ? `: ${bugs.url}` : '.'}`,
    ...fileStart(''),
    ...(stack && { frame: stack }),
  };
}
