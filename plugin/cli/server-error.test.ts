import { expect, test } from 'vitest';
import { CliError } from './cli-error.js';
import { serverError } from './server-error.js';

const failure = (fields: object): unknown => serverError(Object.assign(new Error('failed'), fields));

test.each([
  [{ syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: 'x.invalid' }, 'The host "x.invalid" cannot be resolved.'],
  [{ syscall: 'listen', code: 'EACCES', port: 80 }, 'Listening on port 80 is not permitted.'],
  [
    { syscall: 'listen', code: 'EADDRNOTAVAIL', address: '192.0.2.1' },
    'This machine does not have the address 192.0.2.1.',
  ],
  [
    { syscall: 'listen', code: 'EAFNOSUPPORT', address: '::1', port: 3000 },
    'The server cannot listen on ::1, port 3000 (EAFNOSUPPORT).',
  ],
])('explains %j', (fields, message) => {
  expect(failure(fields)).toBeInstanceOf(CliError);
  expect(failure(fields)).toMatchObject({ message, exitCode: 1 });
});

test('other errors stay as they are', () => {
  expect(failure({ code: 'ENOENT', syscall: 'open' })).not.toBeInstanceOf(CliError);
});
