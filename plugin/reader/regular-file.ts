/**
 * Opens and reads regular files, and nothing else: opening a named pipe waits for a program that writes to it, and a
 * device may never end. All code of the build that reads a path of an author goes through this file.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { attempt } from '../core/errors/attempt.js';

/** The code of the error for a pipe, a socket or a device. Folders have the usual `EISDIR`. */
export const specialFileCode = 'EOCTAVOSPECIAL';

/** The code of the error for a file that is larger than allowed. */
export const largeFileCode = 'EFBIG';

/**
 * The content of the file at the absolute `path`. Throws an error of the system, or one with `specialFileCode` or
 * `largeFileCode`. `maxBytes`: default: no limit.
 */
export function readRegular(path: string, maxBytes = Infinity): Buffer {
  return withRegular(path, (descriptor, bytes) => {
    if (bytes > maxBytes) throw fault(path, largeFileCode, 'is too large');
    return readFileSync(descriptor);
  });
}

/** The first bytes of the file at the absolute `path`, at most `maxBytes`. Throws as `readRegular` does. */
export function readStart(path: string, maxBytes: number): Buffer {
  return withRegular(path, (descriptor) => {
    const bytes = Buffer.alloc(maxBytes);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, maxBytes, 0));
  });
}

/** The text of the file at the absolute `path`; `undefined` if there is no regular file that can be read. */
export function textIfRegular(path: string): string | undefined {
  return attempt(() => readRegular(path).toString('utf8'));
}

function withRegular<T>(path: string, use: (descriptor: number, bytes: number) => T): T {
  // Without waiting, and the check is of the opened file: another one may be in its place meanwhile.
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw fault(path, stats.isDirectory() ? 'EISDIR' : specialFileCode, 'is not a regular file');
    return use(descriptor, stats.size);
  } finally {
    closeSync(descriptor);
  }
}

function fault(path: string, code: string, reason: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${path} ${reason}`), { code, path });
}
