/**
 * The time limits of all tests. A limit only ends a hang: it is far longer than a test needs, and grows with the load
 * of the machine. Tests wait for conditions, and no test sets a limit of its own.
 */
import { availableParallelism, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';

/** The time that `work` takes on an idle machine of 2026, in milliseconds. */
const usualTime = 60;

/** Contains the measured slowness for the processes that a run starts. */
const variable = 'OCTAVO_TEST_SLOWNESS';

/** Slowness of this machine at the start of the run, as a multiple of an idle machine. At least 1. */
const slownessAtStart = Number((process.env[variable] ??= String(Math.max(1, timeOf(work) / usualTime))));

/**
 * A time limit in milliseconds for an operation that takes at most `seconds` on an idle machine, multiplied by the load at
 * the start of the run, or by the current load if that is higher.
 *
 * @param {number} seconds
 */
export function limit(seconds) {
  const [load = 0] = loadavg();
  return Math.ceil(seconds * 1000 * Math.max(slownessAtStart, load / availableParallelism()));
}

/** Limits in milliseconds, for the configurations of the test runners. */
export const limits = {
  /** For a test. */
  test: () => limit(300),
  /** For fixtures that tests share, such as a built site or an installed package. */
  hook: () => limit(900),
  /** For a condition that a test waits for, such as a text that appears on a page. */
  wait: () => limit(60),
  /** For the start of a browser. */
  start: () => limit(120),
};

/** @param {() => void} task */
function timeOf(task) {
  const start = performance.now();
  task();
  return performance.now() - start;
}

/** Uses the processor, as tests do. */
function work() {
  const words = new Map();
  for (let index = 0; index < 300_000; index++) words.set(`word ${index % 50_000}`, index);
}
