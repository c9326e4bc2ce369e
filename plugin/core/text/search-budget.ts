/**
 * Maximum number of comparisons to find what an author meant with the wrong names of one kind. A site with so many wrong
 * names, among so many right ones, has another cause than typing errors, and time must not grow with their product.
 */
const maxComparisons = 500_000;

/** Counts the comparisons for the suggestions of one check. */
export class SearchBudget {
  #left = maxComparisons;

  /** Whether one more name may be compared with `count` candidates. */
  allows(count: number): boolean {
    this.#left -= count;
    return this.#left >= 0;
  }
}
