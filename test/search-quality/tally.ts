/** Counts the ranks of expected pages. */
export class Tally {
  #first = 0;
  #three = 0;
  #all = 0;
  readonly #times: number[] = [];

  /** `rank`: from 1; `undefined` if the page is not found. `times`: of each keystroke, in milliseconds. */
  add(rank: number | undefined, times: readonly number[]): void {
    this.#all++;
    if (rank === 1) this.#first++;
    if (rank !== undefined && rank <= 3) this.#three++;
    this.#times.push(...times);
  }

  /** Pages that are first, and among the first three, and all queries. */
  get cells(): string[] {
    const percent = (count: number): string => `${count} (${Math.round((100 * count) / (this.#all || 1))} %)`;
    return [percent(this.#first), percent(this.#three), String(this.#all)];
  }

  /** The time of a keystroke: the median, and the 95th percentile. */
  get times(): string[] {
    const sorted = this.#times.toSorted((one, other) => one - other);
    return [0.5, 0.95].map((share) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  }
}
