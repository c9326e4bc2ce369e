/** Parses line numbers: `[1, 3]`, `"1,3-5"`, `"{1,3-5}"`, `"[1,3]"` or `3`. Ignores anything else. */
export function lineNumbers(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(lineNumbers);
  if (typeof value === 'number') return Number.isInteger(value) && value > 0 ? [value] : [];
  if (typeof value !== 'string') return [];
  return value
    .replace(/[{}[\]\s]/g, '')
    .split(',')
    .flatMap((part) => {
      const range = /^(\d+)(?:-(\d+))?$/.exec(part);
      return range ? numbersFrom(Number(range[1]), Number(range[2] ?? range[1])) : [];
    });
}

/** The largest line number. Limits the memory that a typo such as `1-999999999` can use. */
const maxLineNumber = 100_000;

function numbersFrom(first: number, last: number): number[] {
  return last < first || last > maxLineNumber
    ? []
    : Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
