/** The other half of a proof: without its key, what a case shows must not be there. */
import type { Problem, Report } from '../../plugin/errors.js';
import { expect } from 'vitest';

/** What can be proven only if an assertion fails: a timeout or a missing file says nothing about the key. */
export async function expectUnseen(key: string, look: () => Promise<void>): Promise<void> {
  const failure = await look().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!failure) expect.fail(`The same is seen without ${key}.`);
  if (!(failure instanceof Error && failure.name === 'AssertionError')) {
    throw new Error(`Without ${key}, no assertion failed; something else did.`, { cause: failure });
  }
}

/** Errors that a site has without a key and not with it: a build that is refused proves nothing. */
export function newErrors(without: Report, complete: Report): Problem[] {
  const known = new Set(complete.errors.map(({ code }) => code));
  return without.errors.filter(({ code }) => !known.has(code));
}
