const { compare } = new Intl.Collator('en', { numeric: true });

/** Compares names as readers sort them, for any system: `2-a` precedes `10-b`, and `apples` precedes `Zoo`. */
export function naturalOrder(a: string, b: string): number {
  return compare(a, b) || (a < b ? -1 : Number(a > b));
}
