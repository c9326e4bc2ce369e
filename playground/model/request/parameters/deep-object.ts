import { valueText } from '../../values/exact-json.js';
import { isObject } from './parameter-value.js';

/**
 * The names and values of style `deepObject`: `filter[price][min]=1`. The specification defines one level; deeper
 * objects and arrays follow the conventions of servers: `a[b][c]` and one `a[b]` for each item.
 */
export function deepObjectPairs(name: string, value: unknown): [name: string, text: string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => deepObjectPairs(isObject(item) ? `${name}[${index}]` : name, item));
  if (!isObject(value)) return [[name, valueText(value)]];
  return Object.entries(value).flatMap(([key, each]) => deepObjectPairs(`${name}[${key}]`, each));
}
