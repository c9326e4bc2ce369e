import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OctavoError } from '../errors/errors.js';
import type { AuthorLog } from './author-logs.js';
import { InProcessPool } from './in-process-pool.js';
import { handle, task, taskRunner, type TaskContext } from './pool.js';

const call = task<(context: TaskContext) => unknown, unknown>('call');

function openPool() {
  const logs: AuthorLog[] = [];
  const events: string[] = [];
  const pool = new InProcessPool({
    root: '/docs',
    onLog: (log) => logs.push(log),
    open: async () => ({
      run: taskRunner([handle(call, async (input, context) => input(context))]),
      forget: (file) => void events.push(`forget ${file}`),
      close: async () => void events.push('close'),
    }),
  });
  return { pool, logs, events };
}

test('tasks and changes of files are handled one after another', async () => {
  const { pool, events } = openPool();
  const first = pool.run(call, async () => {
    await setTimeout(1);
    events.push('first');
  });
  pool.forget('a.mdx');
  await pool.run(call, () => events.push('second'));
  await first;
  await pool.close();
  expect(events).toEqual(['first', 'forget a.mdx', 'second', 'close']);
  expect(await pool.run(call, () => 1)).toEqual({ failure: { cause: 'closed' } });
});

test('an unexpected error is tried once more, and a located one is not', async () => {
  const { pool } = openPool();
  const retries: boolean[] = [];
  const fail =
    (error: Error) =>
    ({ isRetry }: TaskContext) => {
      retries.push(isRetry);
      throw error;
    };
  const outcome = await pool.run(call, fail(new Error('no map')));
  expect(outcome).toEqual({ failure: { cause: 'thrown', message: 'no map' } });
  expect(retries.splice(0)).toEqual([false, true]);
  const problem = { code: 'a', message: 'b', hint: 'c', file: 'a.mdx', line: 1, column: 1 };
  const located = await pool.run(call, fail(new OctavoError(problem)));
  expect(located).toEqual({ failure: { cause: 'thrown', message: 'b', problem } });
  expect(retries).toEqual([false]);
  expect(await pool.run(call, ({ isRetry }) => isRetry)).toEqual({ output: false });
});

test('only the output of tasks is captured, and only tasks cannot end the process', async () => {
  const { write } = process.stdout;
  const { exit } = process;
  const printed: unknown[] = [];
  process.stdout.write = (text: unknown) => Boolean(printed.push(text));
  try {
    const { pool, logs } = openPool();
    const done = pool.run(call, async () => {
      await setTimeout(1);
      process.stdout.write('of the task\n');
      expect(() => process.exit(0)).toThrow('process.exit() cannot be called');
    });
    await Promise.resolve();
    process.stdout.write('of others\n');
    expect(await done).toEqual({ output: undefined });
    expect(logs).toEqual([{ file: '', line: 0, name: '', text: 'of the task' }]);
    expect(printed).toEqual(['of others\n']);
  } finally {
    process.stdout.write = write;
  }
  expect(process.exit).toBe(exit);
});

test('two functions for one task are an error', () => {
  const handlers = [handle(call, async () => 1), handle(task<object, number>('call'), async () => 2)];
  expect(() => taskRunner(handlers)).toThrow('Two functions run the task "call".');
});
