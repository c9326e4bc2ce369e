import type { Combination, Factors } from './all-pairs.js';

/**
 * Sets one factor after the other to its default, as long as the combination still fails, so that the result has only
 * the values that the failure needs.
 */
export async function simplestCombination<F extends Factors>(
  factors: F,
  combination: Combination<F>,
  fails: (combination: Combination<F>) => Promise<boolean>,
): Promise<Combination<F>> {
  let simplest = combination;
  for (const [name, [normal]] of Object.entries(factors)) {
    if (simplest[name] === normal) continue;
    const simpler = { ...simplest, [name]: normal };
    if (await fails(simpler)) simplest = simpler;
  }
  return simplest;
}
