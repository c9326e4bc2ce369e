import { valueText } from '../../values/exact-json.js';
/** The shapes that styles distinguish: one value, a list, or pairs. */

/** A value without the parts that are not sent: `undefined` and `null` are left out, in lists and objects as well. */
export type ParameterValue =
  | { kind: 'none' }
  | { kind: 'single'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'pairs'; pairs: readonly (readonly [name: string, text: string])[] };

/** The shape of a value. Values inside a list or an object that are not texts are written as JSON. */
export function parameterValue(value: unknown): ParameterValue {
  if (value === undefined || value === null) return { kind: 'none' };
  if (Array.isArray(value)) {
    const items = value.filter(isSent).map(valueText);
    return items.length === 0 ? { kind: 'none' } : { kind: 'list', items };
  }
  if (!isObject(value)) return { kind: 'single', text: valueText(value) };
  const pairs = Object.entries(value).flatMap(([name, each]) =>
    isSent(each) ? [[name, valueText(each)] as const] : [],
  );
  return pairs.length === 0 ? { kind: 'none' } : { kind: 'pairs', pairs };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whether a value contains more than empty objects and lists. */
export function isGiven(value: unknown): boolean {
  return isObject(value) || Array.isArray(value) ? Object.values(value).some(isGiven) : value !== undefined;
}
