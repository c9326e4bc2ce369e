// Runs build steps: skips steps that are up to date, and runs all other steps side by side, each after the steps that
// it needs.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findFiles, matcher } from './find-files.mjs';
import { StepRecords } from './step-records.mjs';

/** @import { Step } from './step-records.mjs' */

/** The time without a line of output after which the running steps are printed, in milliseconds. */
const maxSilence = 5_000;

/**
 * @typedef {object} RunOptions
 * @property {string} root The folder that all paths are relative to.
 * @property {string} recordFile The file that records the inputs and outputs of the steps.
 * @property {readonly string[]} owned Patterns of files that only steps write. Other files are deleted, such as the outputs of deleted sources.
 * @property {readonly string[]} [names] Runs only these steps and the steps that they need. Default: all steps.
 * @property {(line: string) => void} print
 * @property {AbortSignal} [signal] Stops all steps.
 */

/**
 * Runs steps. Prints a line for each step that ran, all output of the steps, and a summary.
 *
 * @param {readonly Step[]} steps Of steps that can run, the first ones start first.
 * @param {RunOptions} options
 * @returns {Promise<boolean>} Whether all steps succeeded.
 */
export async function runSteps(steps, { root, recordFile, owned, names, print, signal }) {
  deleteStrays(root, steps, owned);
  const run = new Run(root, withNeeds(steps, names), new StepRecords(root, recordFile, owned), print);
  signal?.addEventListener('abort', () => run.stop());
  return await run.finish();
}

/** One run of steps. */
class Run {
  #root;
  #records;
  #print;
  #waiting;
  #start = performance.now();
  /** @type {Map<string, { start: number, end: Promise<void> }>} */
  #running = new Map();
  /** @type {Set<string>} */
  #done = new Set();
  #upToDate = 0;
  #lastLine = performance.now();
  #stop = new AbortController();

  /**
   * @param {string} root
   * @param {readonly Step[]} steps
   * @param {StepRecords} records
   * @param {(line: string) => void} print
   */
  constructor(root, steps, records, print) {
    this.#root = root;
    this.#waiting = [...steps];
    this.#records = records;
    this.#print = print;
  }

  /** Runs all steps. Returns whether they succeeded. */
  async finish() {
    const timer = setInterval(() => this.#printRunning(), maxSilence / 5);
    try {
      while (!this.#stop.signal.aborted && (this.#startSteps(), this.#running.size > 0))
        await Promise.race([...this.#running.values()].map(({ end }) => end));
      await Promise.all([...this.#running.values()].map(({ end }) => end));
    } finally {
      clearInterval(timer);
    }
    const isComplete = !this.#stop.signal.aborted;
    if (isComplete) this.#line(this.#summary());
    return isComplete;
  }

  /** Stops the running steps, and starts no more steps. */
  stop() {
    this.#stop.abort();
  }

  #startSteps() {
    const next = () => this.#waiting.find(({ needs = [] }) => needs.every((name) => this.#done.has(name)));
    for (let step = next(); step && this.#running.size < Math.max(2, availableParallelism()); step = next()) {
      this.#waiting.splice(this.#waiting.indexOf(step), 1);
      const inputs = this.#records.begin(step);
      if (inputs) this.#running.set(step.name, { start: performance.now(), end: this.#runStep(step, inputs) });
      else {
        this.#upToDate++;
        this.#done.add(step.name);
      }
    }
  }

  /**
   * @param {Step} step
   * @param {Record<string, string>} inputs
   */
  async #runStep(step, inputs) {
    const start = performance.now();
    const { output, hasFailed } = await runNode(this.#root, step.command, this.#stop.signal);
    this.#running.delete(step.name);
    // The outputs of a step that was stopped are incomplete.
    if (this.#stop.signal.aborted) return;
    this.#records.end(step, inputs, !hasFailed);
    this.#line(`${hasFailed ? 'Failed: ' : ''}${step.name} (${secondsSince(start)})\n${output}`.trimEnd());
    if (hasFailed) this.stop();
    else this.#done.add(step.name);
  }

  #summary() {
    const built = this.#done.size - this.#upToDate;
    return `${built} steps run, ${this.#upToDate} up to date (${secondsSince(this.#start)})`;
  }

  #printRunning() {
    if (performance.now() - this.#lastLine < maxSilence) return;
    const steps = [...this.#running].map(([name, { start }]) => `${name} (${secondsSince(start)})`);
    this.#line(`Running: ${steps.join(', ')}`);
  }

  /** @param {string} text */
  #line(text) {
    this.#lastLine = performance.now();
    this.#print(text);
  }
}

/** @param {number} start */
function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * @param {string} root
 * @param {readonly Step[]} steps
 * @param {readonly string[]} owned
 */
function deleteStrays(root, steps, owned) {
  const isWritten = matcher(steps.flatMap(({ writes }) => writes));
  for (const file of findFiles(root, owned)) if (!isWritten(file)) rmSync(join(root, file));
}

/**
 * The named steps and the steps that they need, in the order of the table.
 *
 * @param {readonly Step[]} steps
 * @param {readonly string[]} [names]
 * @returns {readonly Step[]}
 */
function withNeeds(steps, names) {
  if (!names) return steps;
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown) throw new Error(`There is no step "${unknown}". Steps: ${steps.map(({ name }) => name).join(', ')}`);
  const needs = steps.filter(({ name }) => names.includes(name)).flatMap((step) => step.needs ?? []);
  const all = [...new Set([...names, ...needs])];
  return all.length === names.length ? steps.filter(({ name }) => names.includes(name)) : withNeeds(steps, all);
}

/**
 * Runs Node with the arguments until it ends or is stopped.
 *
 * @param {string} root
 * @param {readonly string[]} args
 * @param {AbortSignal} signal
 * @returns {Promise<{ output: string, hasFailed: boolean }>}
 */
async function runNode(root, args, signal) {
  // In a process group, so that the processes which the step starts can be stopped with it.
  const isGroup = process.platform !== 'win32';
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: isGroup });
  const stop = () => {
    try {
      if (isGroup && child.pid) process.kill(-child.pid);
      else child.kill();
    } catch (error) {
      // It ended, and its output is not read to the end yet.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  };
  signal.addEventListener('abort', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      signal.removeEventListener('abort', stop);
      resolve({ output, hasFailed: status !== 0 });
    });
  });
}
