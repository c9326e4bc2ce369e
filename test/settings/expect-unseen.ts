/** The second half of a proof: without its key, the effect of a case must be missing. */
import type { Problem, Report } from '../../plugin/core/errors/errors.js';
import { expect } from 'vitest';

/** Expects that an assertion fails. A timeout or a missing file would prove nothing about the key. */
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

/** Errors that a site has only without a key. A failed build would prove nothing. */
export function newErrors(without: Report, complete: Report): Problem[] {
  const known = new Set(complete.errors.map(({ code }) => code));
  return without.errors.filter(({ code }) => !known.has(code));
}
