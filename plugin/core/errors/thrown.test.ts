import { expect, test } from 'vitest';
import { OctavoError } from './errors.js';
import { asOctavoError, isA, readThrown } from './thrown.js';

const none = 'an error without a message';
const throwing = (): never => {
  throw new Error('from a getter');
};
const closed = new Proxy({}, { get: throwing, getPrototypeOf: throwing, has: throwing, ownKeys: throwing });

test.each<[name: string, value: unknown, message: string]>([
  ['an error', new Error('first\nsecond'), 'first'],
  ['an error without a message', new Error(), none],
  ['an undefined message', Object.assign(new Error('x'), { message: undefined }), none],
  ['an object as message', Object.assign(new Error('x'), { message: {} }), none],
  ['a number as stack', Object.assign(new Error('x'), { stack: 7 }), 'x'],
  ['a getter that throws', Object.defineProperty(new Error('x'), 'message', { get: throwing }), none],
  ['a stack that throws', Object.defineProperty(new Error('x'), 'stack', { get: throwing }), 'x'],
  ['no prototype', Object.create(null), none],
  ['no prototype, with a message', Object.assign(Object.create(null) as object, { message: 'm' }), 'm'],
  ['toString that throws', { toString: throwing }, none],
  ['toString without text', { toString: () => ({}) }, none],
  ['a proxy that throws', closed, none],
  ['a revoked proxy', revoked(), none],
  ['a symbol', Symbol('s'), 'Symbol(s)'],
  ['a function', throwing, none],
  ['a frozen error', Object.freeze(new Error('f')), 'f'],
  ['nothing', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a BigInt', 1n, '1'],
  ['an empty text', '', none],
  ['a long text', 'a'.repeat(1_000_000), 'a'.repeat(10_000)],
])('%s is read', (_, value, message) => {
  expect(readThrown(value)).toEqual({ message, stack: expect.any(String) as string });
  expect(asOctavoError(value)).toBeUndefined();
});

test('an error of Octavo is found among values that cannot be asked', () => {
  const error = new OctavoError({ code: 'c', message: 'm', hint: 'h', file: '', line: 1, column: 1 });
  expect(asOctavoError(error)).toBe(error);
  expect(isA(closed, Error)).toBe(false);
});

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
