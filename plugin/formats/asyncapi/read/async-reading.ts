/** The state that readers of the parts of an AsyncAPI document share. */
import { child, children, isObject, type Located } from '../../api/files/located.js';
import type { OperationReading } from '../../api/read/read-content.js';
import { resolve } from '../../api/read/reading.js';
import { textAt } from '../../api/read/values.js';

/** A reading of one channel. */
export interface AsyncReading extends OperationReading {
  /** Version 3 has operations apart from channels. */
  isV3: boolean;
}

/** An object with the traits that it takes members from. The object itself comes first: its members take precedence. */
export type Traits = readonly Located[];

/** The object at `at`, over references, with its traits. */
export function withTraits(reading: AsyncReading, written: Located): Traits {
  const at = resolve(reading, written);
  return [at, ...children(child(at, 'traits')).map((trait) => resolve(reading, trait))];
}

/** The member of the first part that has it. */
export function member(parts: Traits, key: string): Located {
  const [first] = parts;
  return parts.map((part) => child(part, key)).find(({ value }) => value !== undefined) ?? child(first!, key);
}

/** A text of the first part that has it. */
export function textOf(parts: Traits, key: string): string | undefined {
  return parts.map((part) => textAt(part, key)).find((text) => text !== undefined);
}

/** The key that a reference ends with. */
export function referencedName({ value, key }: Located): string | undefined {
  const reference = isObject(value) ? value['$ref'] : undefined;
  if (typeof reference !== 'string') return typeof key === 'string' ? key : undefined;
  const name = reference.split(/[/#]/).at(-1);
  return name === undefined || name === '' ? undefined : name.replaceAll('~1', '/').replaceAll('~0', '~');
}
