/** Keeps the characters of values that YAML reads as numbers, dates and booleans: `4.10`, `0123`, `1_000`, `True`. */
import { FAILSAFE_SCHEMA, load } from 'js-yaml';

/** A value of YAML with the characters of the author, which a setting of type text shows. */
export class WrittenValue {
  /** The number or boolean, or the date as written. */
  readonly plain: unknown;
  readonly text: string;

  constructor(value: unknown, text: string) {
    this.plain = value instanceof Date ? text : value;
    this.text = text;
  }

  /** `keepsDigits`: whether a number is text. */
  value(keepsDigits = false): unknown {
    return keepsDigits && typeof this.plain === 'number' ? this.text : this.plain;
  }

  toString(): string {
    return this.text;
  }
}

/** Text that may be written in another way than JavaScript writes its value. */
const mayDiffer = /(?<![^\s,:[\]{}-])(?:[-+.]?\d[^\s,\]}]*|[-+]?\.(?:inf|nan)|TRUE|True|FALSE|False)/gi;

/**
 * Replaces values that are not written as JavaScript writes them by a `WrittenValue`, in place. Such values are rare: only
 * then is the YAML read again, as text, which takes several times as long.
 */
export function keepWritten(values: Record<string, unknown>, yaml: string): Record<string, unknown> {
  const isExact = yaml
    .match(mayDiffer)
    ?.every((text) => String(Number(text)) === text || text === String(text === 'true'));
  if (isExact ?? true) return values;
  if (!hasConverted(values, new Set())) return values;
  try {
    replaceIn(values, load(yaml, { schema: FAILSAFE_SCHEMA }), new Set());
  } catch {
    // Values that only the first reading understands, such as tags, have no other text.
  }
  return values;
}

function isConverted(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || value instanceof Date;
}

/** `seen`: aliases can repeat an object without end. */
function hasConverted(value: object, seen: Set<object>): boolean {
  if (seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).some(
    (inner: unknown) =>
      isConverted(inner) || (typeof inner === 'object' && inner !== null && hasConverted(inner, seen)),
  );
}

function replaceIn(value: object, written: unknown, seen: Set<object>): void {
  if (typeof written !== 'object' || written === null || seen.has(value)) return;
  seen.add(value);
  const texts = written as Record<string, unknown>;
  for (const [key, inner] of Object.entries(value) as [keyof typeof value, unknown][]) {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (typeof text === 'string' && isConverted(inner) && String(inner) !== text)
      Object.defineProperty(value, key, { value: new WrittenValue(inner, text) });
    else if (typeof inner === 'object' && inner !== null) replaceIn(inner, text, seen);
  }
}
