import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '../test/time-limits.mjs';
import { runSteps } from './run-steps.mjs';
import type { Step } from './step-records.mjs';

let root: string;

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Joins the trimmed text of its inputs. Fails if there is none, and waits for ever if it is "wait". */
const program = `
  import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  import { dirname } from 'node:path';
  const [output, ...inputs] = process.argv.slice(2);
  const text = inputs.map((file) => readFileSync(file, 'utf8').trim()).join('+');
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, '');
  appendFileSync('log.txt', \`\${output}\\n\`);
  if (text === 'wait') setInterval(() => {}, 1000);
  else if (text === '') throw new Error(\`\${inputs} has no text\`);
  else writeFileSync(output, text);
`;

function step(name: string, output: string, reads: string[], options: Partial<Step> = {}): Step {
  return { name, command: ['program.mjs', output, ...reads], reads, writes: [output], ...options };
}

const steps = [
  step('join', 'dist/all.txt', ['dist/left/text.txt', 'dist/right.txt'], { needs: ['left', 'right'] }),
  step('left', 'dist/left/text.txt', ['left.txt']),
  step('right', 'dist/right.txt', ['right.txt']),
];

interface Result {
  isComplete: boolean;
  /** The outputs in the order in which their steps started. */
  started: string[];
  printed: string;
}

async function run(table: readonly Step[] = steps, options: { names?: string[]; signal?: AbortSignal } = {}) {
  write({ 'log.txt': '' });
  let printed = '';
  const print = (line: string): void => void (printed += `${line}\n`);
  const owned = ['dist/*.txt', 'dist/left/**'];
  const isComplete = await runSteps(table, { root, recordFile: 'dist/.build/steps.json', owned, print, ...options });
  return { isComplete, started: read('log.txt').split('\n').slice(0, -1), printed } satisfies Result;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'octavo-steps-'));
  write({ 'program.mjs': program, 'left.txt': 'one', 'right.txt': 'two' });
});

test('runs each step after the steps that it needs', async () => {
  const { isComplete, started, printed } = await run();
  expect(isComplete).toBe(true);
  expect(started.toSorted()).toEqual(['dist/all.txt', 'dist/left/text.txt', 'dist/right.txt']);
  expect(started.at(-1)).toBe('dist/all.txt');
  expect(read('dist/all.txt')).toBe('one+two');
  expect(printed).toMatch(/^(?:left|right) \([\d.]+ s\)\n(?:left|right) .*\njoin .*\n3 steps run, 0 up to date .*\n$/);
});

test('runs only named steps and the steps that they need', async () => {
  expect((await run(steps, { names: ['left'] })).started).toEqual(['dist/left/text.txt']);
  expect((await run(steps, { names: ['join'] })).started).toEqual(['dist/right.txt', 'dist/all.txt']);
  await expect(run(steps, { names: ['middle'] })).rejects.toThrow(
    'There is no step "middle". Steps: join, left, right',
  );
});

describe('after a complete run', () => {
  beforeEach(async () => void (await run()));

  test('skips all steps', async () => {
    const { isComplete, started, printed } = await run();
    expect({ isComplete, started }).toEqual({ isComplete: true, started: [] });
    expect(printed).toMatch(/^0 steps run, 3 up to date /);
  });

  test('runs the steps that depend on a changed input', async () => {
    write({ 'left.txt': 'three' });
    expect((await run()).started).toEqual(['dist/left/text.txt', 'dist/all.txt']);
    expect(read('dist/all.txt')).toBe('three+two');
  });

  test('notices a change that keeps the size and the time of a file', async () => {
    const { atime, mtime } = statSync(join(root, 'left.txt'));
    write({ 'left.txt': 'six' });
    utimesSync(join(root, 'left.txt'), atime, mtime);
    await run();
    expect(read('dist/all.txt')).toBe('six+two');
  });

  test('ends early if an output is the same as before', async () => {
    write({ 'left.txt': 'one\n' });
    expect((await run()).started).toEqual(['dist/left/text.txt']);
  });

  test.each([
    ['deleted', () => rmSync(join(root, 'dist/all.txt')), ['dist/all.txt']],
    ['changed', () => write({ 'dist/all.txt': 'one' }), ['dist/all.txt']],
    ['in a deleted folder', () => rmSync(join(root, 'dist/left'), { recursive: true }), ['dist/left/text.txt']],
  ])('restores an output that is %s', async (_, damage, started) => {
    damage();
    expect((await run()).started).toEqual(started);
    expect(read('dist/all.txt')).toBe('one+two');
  });

  test('runs all steps if the outputs are deleted, or the records cannot be read', async () => {
    rmSync(join(root, 'dist'), { recursive: true });
    expect((await run()).started).toHaveLength(3);
    write({ 'dist/.build/steps.json': '{' });
    expect((await run()).started).toHaveLength(3);
  });

  test('runs a step again if its command changes', async () => {
    const [join, left, right] = steps as [Step, Step, Step];
    expect((await run([join, left, { ...right, command: [...right.command, 'left.txt'] }])).started).toEqual([
      'dist/right.txt',
      'dist/all.txt',
    ]);
  });

  test('deletes files that no step writes', async () => {
    write({ 'dist/left/old.txt': '', 'dist/other/kept.txt': '' });
    await run();
    expect(existsSync(join(root, 'dist/left/old.txt'))).toBe(false);
    expect(existsSync(join(root, 'dist/other/kept.txt'))).toBe(true);
  });
});

test('prints the output of a step that fails, starts no other steps, and runs it again', async () => {
  write({ 'left.txt': '' });
  const { isComplete, printed } = await run();
  expect(isComplete).toBe(false);
  expect(printed).toMatch(/^Failed: left \([\d.]+ s\)\n[^]*Error: left\.txt has no text/m);
  expect(existsSync(join(root, 'dist/all.txt'))).toBe(false);
  expect((await run()).started).toContain('dist/left/text.txt');
  write({ 'left.txt': 'one' });
  expect((await run()).isComplete).toBe(true);
  expect(read('dist/all.txt')).toBe('one+two');
});

test('runs an interrupted step again', async () => {
  await run();
  write({ 'left.txt': 'wait' });
  const stop = new AbortController();
  const interrupted = run(steps, { signal: stop.signal });
  await vi.waitUntil(() => read('log.txt') === 'dist/left/text.txt\n', { timeout: limits.wait() });
  stop.abort();
  expect(await interrupted).toMatchObject({ isComplete: false, started: ['dist/left/text.txt'] });
  write({ 'left.txt': 'one' });
  expect((await run()).started).toEqual(['dist/left/text.txt']);
});

test('follows the imports of modules', async () => {
  write({
    'entry.mjs': "import './near.mjs';",
    'near.mjs': "const load = () => import('./far/away.mjs'); import '../outside.mjs';",
    'far/away.mjs': '',
    'unused.mjs': '',
  });
  const imports = { entries: ['entry.mjs'], within: ['**/*.mjs'] };
  const table = [step('left', 'dist/left/text.txt', ['left.txt'], { imports })];
  await run(table);
  write({ 'unused.mjs': '//' });
  expect((await run(table)).started).toEqual([]);
  write({ 'far/away.mjs': '//' });
  expect((await run(table)).started).toEqual(['dist/left/text.txt']);
});

describe('a tool that stores which work it can skip', () => {
  const tool = `
    import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
    appendFileSync('log.txt', existsSync('dist/state.txt') ? 'continued\\n' : 'started\\n');
    writeFileSync('dist/state.txt', '');
    writeFileSync('dist/copy.txt', existsSync('left.txt') ? readFileSync('left.txt') : '');
    if (readFileSync('dist/copy.txt', 'utf8') === 'wrong') process.exitCode = 1;
  `;
  const tools: Step[] = [
    {
      name: 'copy',
      command: ['tool.mjs'],
      reads: ['*.txt', 'settings.json', '!log.txt'],
      writes: ['dist/{copy,state}.txt'],
      incremental: { state: ['dist/state.txt'], watched: ['*.txt'] },
    },
  ];
  const setTime = (file: string, seconds: number): void => utimesSync(join(root, file), seconds, seconds);
  const next = async (): Promise<string[]> => {
    setTime('dist/state.txt', 2000);
    return (await run(tools)).started;
  };

  beforeEach(async () => {
    write({ 'tool.mjs': tool, 'settings.json': '{}', 'dist/state.txt': '' });
    expect((await run(tools)).started).toEqual(['started']);
  });

  test('continues after changes that it notices', async () => {
    write({ 'left.txt': 'three' });
    expect(await next()).toEqual(['continued']);
    rmSync(join(root, 'left.txt'));
    expect(await next()).toEqual(['continued']);
    expect(await next()).toEqual([]);
  });

  test('continues after a failure', async () => {
    write({ 'left.txt': 'wrong' });
    expect(await next()).toEqual(['continued']);
    write({ 'left.txt': 'three' });
    expect(await next()).toEqual(['continued']);
  });

  test.each([
    ['a change with an old time', () => (write({ 'left.txt': 'three' }), setTime('left.txt', 1000))],
    ['a change of another file', () => write({ 'settings.json': '{ }' })],
    ['a change of its outputs', () => write({ 'dist/copy.txt': 'three' })],
  ])('starts from nothing after %s', async (_, change) => {
    change();
    expect(await next()).toEqual(['started']);
    expect(await next()).toEqual([]);
  });
});
