/** Reads values of an expected type, and reports those of another one. */
import { children, isObject, kindOf, type Located } from '../files/located.js';
import type { Reading } from './reading.js';

/** `false` for a value that is not an object, which is reported. `kind`: the name of the object in messages. */
export function isObjectOrAbsent({ findings }: Reading, at: Located, kind: string): boolean {
  if (at.value === undefined || at.value === null || isObject(at.value)) return true;
  const message = `This ${kind} must be an object, not ${kindOf(at.value)}.`;
  findings.warn(at, { code: 'openapi-type', message, hint: 'Write an object, or remove it.' });
  return false;
}

/**
 * The items of a list. A value that is not a list is reported and becomes the only item. `items`: the name of the items
 * in messages.
 */
export function itemsOf({ findings }: Reading, at: Located, items: string): Located[] {
  if (at.value === undefined || at.value === null || Array.isArray(at.value)) return children(at);
  const message = `"${at.key}" must be a list, not ${kindOf(at.value)}.`;
  findings.warn(at, { code: 'openapi-type', message, hint: `Write a list of ${items}.` });
  return isObject(at.value) ? [at] : [];
}
