import { expect, test } from 'vitest';
import { failureProblem } from './failure-problem.js';
import type { Failure } from '../core/pool/failure.js';

const ended = (end: { code?: number; signal?: NodeJS.Signals; stderr?: string }): Failure => ({
  cause: 'ended',
  end: { code: end.code ?? null, signal: end.signal ?? null, stderr: end.stderr ?? '' },
});

test.each([
  [{ cause: 'timeout', seconds: 30 }, 'page-timeout', 'Reading this page took longer than 30 seconds.'],
  [
    { cause: 'timeout', seconds: 1, ranCode: true },
    'page-timeout',
    'Running the code of this page took longer than 1 second.',
  ],
  [ended({ signal: 'SIGABRT' }), 'page-crash', 'The parser crashed on this page (signal SIGABRT).'],
  [
    { ...ended({ code: 134, stderr: "thread panicked at 'arena.rs'" }), ranCode: true },
    'page-crash',
    'The parser crashed on this page (exit code 134).',
  ],
  [
    { ...ended({ signal: 'SIGKILL' }), ranCode: true },
    'page-exit',
    'The code of this page ended the process that builds it (signal SIGKILL).',
  ],
  [
    { ...ended({ signal: 'SIGABRT', stderr: 'FATAL ERROR: JavaScript heap out of memory' }), ranCode: true },
    'page-memory',
    'Running the code of this page used up the memory.',
  ],
  [
    { cause: 'thrown', message: 'x is not a function' },
    'page-internal',
    'Octavo failed to build this page: x is not a function.',
  ],
  [
    { cause: 'thrown', message: 'x is not a function', changed: 'Array.prototype.map' },
    'builtin-changed',
    'This page could not be built after code of the docs or of a plugin changed Array.prototype.map: x is not a function.',
  ],
] as [Failure, string, string][])('%j is %s', (failure, code, message) => {
  expect(failureProblem(failure, 'guide.mdx')).toMatchObject({ code, message, file: 'guide.mdx', line: 1, column: 1 });
});
