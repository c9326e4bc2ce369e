/**
 * Reads what code of an author has thrown: any value, also one whose members throw, that has no prototype or no
 * message. Reading it never fails.
 */
import { attempt } from './attempt.js';
import { OctavoError } from './errors.js';

export interface Thrown {
  /** The first line of the message. Never empty. */
  message: string;
  /** Empty if there is none. */
  stack: string;
}

/** Maximum number of characters that are read of a message and a stack. */
const maxText = 10_000;

/** The message and the stack of a thrown value. */
export function readThrown(error: unknown): Thrown {
  const isObject = (typeof error === 'object' && error !== null) || typeof error === 'function';
  const text = isObject ? textOf(error, 'message') || shown(error) : String(error).slice(0, maxText);
  const line = text.trim().split('\n', 1)[0]!.trim();
  return { message: line || 'an error without a message', stack: isObject ? textOf(error, 'stack') : '' };
}

/** The error as an error of Octavo; `undefined` if it is another value. */
export function asOctavoError(error: unknown): OctavoError | undefined {
  return isA(error, OctavoError) ? error : undefined;
}

/** `instanceof`, for values that may be proxies. */
export function isA<T>(value: unknown, type: abstract new (...parts: never[]) => T): value is T {
  return attempt(() => value instanceof type) ?? false;
}

/** A member of a value; `undefined` if it has none. */
export function memberOf(value: unknown, name: string): unknown {
  return attempt(() => (value as Record<string, unknown>)[name]);
}

/** The text of a member; empty if it has none. */
export function textOf(value: unknown, name: string): string {
  const text = memberOf(value, name);
  return typeof text === 'string' ? text.slice(0, maxText) : '';
}

/** The value as text; empty if that says nothing. */
function shown(value: object): string {
  const text = typeof value === 'function' ? '' : (attempt(() => String(value)) ?? '');
  return /^(?:\w*Error)?(?:: )?(?:\[object \w+\])?$/.test(text) ? '' : text.slice(0, maxText);
}
