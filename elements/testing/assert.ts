/** Assertions for tests that run in a browser. */

/** Fails unless both are the same value, or lists and objects with the same JSON. */
export function equal(actual: unknown, expected: unknown, message = ''): void {
  if (Object.is(actual, expected)) return;
  const [found, wanted] = [shown(actual), shown(expected)];
  if (typeof actual !== 'object' || found !== wanted)
    throw new Error(`${message ? `${message}: ` : ''}expected ${wanted}, found ${found}`);
}

function shown(value: unknown): string | undefined {
  return value instanceof Element ? value.outerHTML : JSON.stringify(value);
}

/** Fails unless `value` is truthy. */
export function ok(value: unknown, message: string): asserts value {
  if (!value) throw new Error(message);
}

/** Waits until `condition` holds: for what a browser does a frame or a task later. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}
