/** The numbers in a list of lines, in every form authors write: `[1, 3]`, `"1,3-5"`, `"{1,3-5}"`, `"[1,3]"`, `3`. Anything else is left out. */
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

/** No file has more lines than this; a slip of the pen must not fill the memory. */
const longest = 100_000;

function numbersFrom(first: number, last: number): number[] {
  return last < first || last > longest ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
