/** Assertions for tests that run in a browser. */

/** Fails unless both are the same value, or lists and objects with the same JSON. */
export function equal(actual: unknown, expected: unknown, message = ''): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (!Object.is(actual, expected) && (typeof actual !== 'object' || found !== wanted)) {
    throw new Error(`${message ? `${message}: ` : ''}expected ${wanted}, found ${found}`);
  }
}

/** Fails unless `value` is truthy. */
export function ok(value: unknown, message: string): asserts value {
  if (!value) throw new Error(message);
}
