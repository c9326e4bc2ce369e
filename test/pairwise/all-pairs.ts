/** Chooses few combinations of settings with every pair of values: most faults need no more than two settings. */

/** The values of each factor. The first value is the default. */
export type Factors = Readonly<Record<string, readonly string[]>>;

/** One value of each factor. */
export type Combination<F extends Factors = Factors> = { readonly [Name in keyof F]: F[Name][number] };

/** Values of some factors. */
export type Choice<F extends Factors = Factors> = Partial<Combination<F>>;

type Pair = readonly [name: string, value: string, otherName: string, otherValue: string];

/**
 * Combinations in which every possible pair of values of two factors occurs; the same ones for the same factors. The
 * first one has as many defaults as possible. `isPossible` gets values of some of the factors, and returns `false` if
 * they exclude each other. It must also return `false` if more values are added to them.
 */
export function allPairs<F extends Factors>(
  factors: F,
  isPossible: (choice: Choice<F>) => boolean = () => true,
): Combination<F>[] {
  const search = new Search(factors, isPossible as (choice: Choice) => boolean);
  const combinations: Combination[] = [];
  for (let open = search.possiblePairs(); open.length > 0;) {
    const [name, value, otherName, otherValue] = open[0]!;
    const combination = search.complete({ [name]: value, [otherName]: otherValue }, open)!;
    combinations.push(combination);
    open = open.filter((pair) => !hasPair(combination, pair));
  }
  return combinations as Combination<F>[];
}

/** Whether the combination has both values of the pair. */
function hasPair(combination: Choice, [name, value, otherName, otherValue]: Pair): boolean {
  return combination[name] === value && combination[otherName] === otherValue;
}

class Search {
  readonly #factors: Factors;
  readonly #isPossible: (choice: Choice) => boolean;

  constructor(factors: Factors, isPossible: (choice: Choice) => boolean) {
    this.#factors = factors;
    this.#isPossible = isPossible;
  }

  /** All pairs that occur in at least one possible combination. */
  possiblePairs(): Pair[] {
    const entries = Object.entries(this.#factors);
    const pairs = entries.flatMap(([name, values], index) =>
      values.flatMap((value) =>
        entries
          .slice(index + 1)
          .flatMap(([otherName, others]) => others.map((other): Pair => [name, value, otherName, other])),
      ),
    );
    return pairs.filter(([name, value, otherName, other]) => this.complete({ [name]: value, [otherName]: other }, []));
  }

  /**
   * Adds values for the other factors, preferring values that are in most of the pairs `open`. Returns `undefined` if
   * no values are possible.
   */
  complete(choice: Choice, open: readonly Pair[]): Combination | undefined {
    if (!this.#isPossible(choice)) return undefined;
    const name = Object.keys(this.#factors).find((each) => choice[each] === undefined);
    if (name === undefined) return choice as Combination;
    const candidates = this.#factors[name]!.map((value) => ({ ...choice, [name]: value }));
    const gains = new Map(
      candidates.map((each) => [
        each,
        open.filter((pair) => hasPair(each, pair) && (pair[0] === name || pair[2] === name)).length,
      ]),
    );
    // The sort is stable, so that defaults come first among equals.
    candidates.sort((one, other) => gains.get(other)! - gains.get(one)!);
    for (const candidate of candidates) {
      const combination = this.complete(candidate, open);
      if (combination) return combination;
    }
    return undefined;
  }
}
