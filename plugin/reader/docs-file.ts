/**
 * Reads files of the docs folder. Editors, formatters and git remove, replace and lock them at any time, so a file
 * found by a scan may be gone when it is read.
 */
import { isUtf8 } from 'node:buffer';
import { accessSync, constants, readdirSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../core/errors/attempt.js';
import { fileStart, OctavoError, type Problem } from '../core/errors/errors.js';
import { pointAt } from '../core/text/source-frame.js';
import { maxPageBytes } from './limits.js';
import { largeFileCode, readRegular, specialFileCode } from './regular-file.js';

const goneCode = 'file-gone';
const unreadableCode = 'file-unreadable';

/** Whether a file disappeared after the scan. Callers start again with a new scan. */
export function isGone({ code }: Problem): boolean {
  return code === goneCode;
}

/** Whether a file could not be read. This may change although the file does not. */
export function isUnread({ code }: Problem): boolean {
  return code === goneCode || code === unreadableCode;
}

/**
 * The text of `file` (relative to `root`); `undefined` if it is gone. Throws an `OctavoError` if it cannot be read, or
 * is larger than `maxBytes`.
 */
export function readText(root: string, file: string, maxBytes = maxPageBytes): string | undefined {
  return unlessGone(file, () => readRegular(join(root, file), maxBytes).toString('utf8'));
}

/** As `readText`. Also throws an `OctavoError` if the file is not UTF-8: its other characters would be lost. */
export function readUtf8(root: string, file: string): string | undefined {
  const bytes = unlessGone(file, () => readRegular(join(root, file), maxPageBytes));
  const text = bytes?.toString('utf8');
  // A file can contain the character that replaces others.
  if (bytes === undefined || !text?.includes('\uFFFD') || isUtf8(bytes)) return text;
  throw new OctavoError({ ...notUtf8, file, ...pointAt(text, firstDifference(bytes, Buffer.from(text, 'utf8'))) });
}

/** The offset in the text of the first character that is not UTF-8. */
function firstDifference(bytes: Buffer, read: Buffer): number {
  const at = bytes.findIndex((byte, index) => byte !== read[index]);
  return bytes.subarray(0, at).toString('utf8').length;
}

const notUtf8 = {
  code: 'file-encoding',
  message: 'This file is not UTF-8, so characters from here on cannot be read.',
  hint: 'Save it as UTF-8. Editors name the encoding in their status bar, or when you save the file.',
};

/**
 * The entries of `folder` (relative to `root`); `undefined` if it is gone. Throws an `OctavoError` if it cannot be
 * read.
 */
export function readFolder(root: string, folder: string): Dirent[] | undefined {
  return unlessGone(folder, () => readdirSync(join(root, folder), { withFileTypes: true }));
}

/** The entries of the folder at the absolute `path`; empty if it does not exist or cannot be read. */
export function entriesIn(path: string): Dirent[] {
  return attempt(() => readdirSync(path, { withFileTypes: true })) ?? [];
}

/** The state of the file or folder at the absolute `path`; `undefined` if there is none that can be reached. */
export function fileState(path: string): Stats | undefined {
  return attempt(() => statSync(path, { throwIfNoEntry: false }));
}

/** The absolute `path` without symbolic links; `undefined` if it does not exist. */
export function realPath(path: string): string | undefined {
  return attempt(() => realpathSync(path));
}

/** The error of a file that is gone, for a step that cannot continue without it. */
export function fileGone(file: string): OctavoError {
  return new OctavoError({
    code: goneCode,
    message: 'This file disappeared while the site was built.',
    hint: 'Build again as soon as no other program changes the docs folder.',
    ...fileStart(file),
  });
}

/** The error of a pipe, a socket or a device, which are not read. */
export function notRegular(file: string): OctavoError {
  return new OctavoError({ code: unreadableCode, ...special, ...fileStart(file) });
}

/** The reason why `file` could not be copied: `error`, unless the file is gone or cannot be read. */
export function copyError(root: string, file: string, error: unknown): unknown {
  const path = join(root, file);
  if (isAbsent(error) && (error as NodeJS.ErrnoException).path === path) return fileGone(file);
  try {
    accessSync(path, constants.R_OK);
    return error;
  } catch (cause) {
    return isAbsent(cause) ? fileGone(file) : unreadable(file, cause);
  }
}

function unlessGone<T>(file: string, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw unreadable(file, error);
  }
}

/** Whether there is nothing at the path, or a file in the place of a folder, or the other way around. */
function isAbsent(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG'].includes(code);
}

function unreadable(file: string, cause: unknown): OctavoError {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return new OctavoError(
    {
      code: unreadableCode,
      message: reason?.message ?? `This cannot be read: ${message}.`,
      hint: reason?.hint ?? 'Fix the cause, or list the path in .mintignore if it is not part of the site.',
      ...fileStart(file),
    },
    { cause },
  );
}

const refused = {
  message: 'You have no permission to read this.',
  hint: 'Change the permissions, or list the path in .mintignore if it is not part of the site.',
};

const special = {
  message: 'This is not a regular file, but a pipe, a socket or a device, so it is not read.',
  hint: 'Replace it by a file.',
};

const reasons: Record<string, { message: string; hint: string }> = {
  [specialFileCode]: special,
  [largeFileCode]: {
    message: `This is larger than ${maxPageBytes / 1_000_000} MB, so it is not read.`,
    hint: 'Split it into several files.',
  },
  // A socket cannot be opened.
  ENXIO: special,
  EACCES: refused,
  EPERM: refused,
  EBUSY: { message: 'Another program locks this.', hint: 'Close that program, then build again.' },
};
