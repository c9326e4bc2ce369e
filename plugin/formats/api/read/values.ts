/** Reads values of an expected type. A value of another type counts as absent. */
import { isExactNumber, valueText } from '../../../../playground/model/values/exact-json.js';
import { child, children, type Key, type Located } from '../files/located.js';

export function textAt(at: Located, key: Key): string | undefined {
  const { value } = child(at, key);
  return typeof value === 'string' && value !== '' && !isExactNumber(value) ? value : undefined;
}

export function flagAt(at: Located, key: Key): boolean | undefined {
  const { value } = child(at, key);
  return typeof value === 'boolean' ? value : undefined;
}

/** The texts of a list; numbers and Booleans as texts. */
export function textsAt(at: Located, key: Key): string[] {
  const { value } = child(at, key);
  if (!Array.isArray(value)) return [];
  return value.filter((item) => ['string', 'number', 'boolean'].includes(typeof item)).map(valueText);
}

/** The members that have a value, so that a model has no empty members. */
export function present<Members extends object>(members: Members): Members {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Members;
}

/** The name of an example that has none. */
export function exampleName(index: number): string {
  return index === 0 ? 'default' : `example ${index + 1}`;
}

/** Description and deprecation, which nearly everything may have. */
export function documentation(at: Located): { description?: string; deprecated?: boolean } {
  return present({ description: textAt(at, 'description'), deprecated: flagAt(at, 'deprecated') || undefined });
}

/** The `x-` members of an object. */
export function extensionsOf(at: Located): Record<string, unknown> {
  const members = children(at).filter(({ key }) => String(key).startsWith('x-'));
  return Object.fromEntries(members.map(({ key, value }) => [key, value]));
}
