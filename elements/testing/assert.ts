/** Assertions for tests that run in a browser. */

/** Fails unless both values are equal. Lists and objects are compared as JSON. */
export function equal(actual: unknown, expected: unknown, message = ''): void {
  if (Object.is(actual, expected)) return;
  const [actualText, expectedText] = [toText(actual), toText(expected)];
  if (typeof actual !== 'object' || actualText !== expectedText)
    throw new Error(`${message ? `${message}: ` : ''}expected ${expectedText}, found ${actualText}`);
}

function toText(value: unknown): string | undefined {
  return value instanceof Element ? value.outerHTML : JSON.stringify(value);
}

/** Fails unless `value` is truthy. */
export function ok(value: unknown, message: string): asserts value {
  if (!value) throw new Error(message);
}

/** Waits until `condition` is true, for example after a frame or a task. Ends a hang with the code of the condition. */
export async function until(condition: () => boolean): Promise<void> {
  const end = performance.now() + window.waitLimit;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`still false after ${window.waitLimit} ms: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

declare global {
  interface Window {
    /** Time limit for a condition in milliseconds, from web-test-runner.config.mjs. */
    waitLimit: number;
  }
}
