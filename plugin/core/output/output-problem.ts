/** Converts system errors to problems of the output folder. */
import { basename, dirname } from 'node:path';
import { fileStart, OctavoError } from '../errors/errors.js';
import { isInside } from '../text/slash-path.js';

/** The code of an error that only says something about the folder if it names its path. */
const tooLong = 'ENAMETOOLONG';

/** The reasons for errors of the system. */
const reasons: readonly { codes: readonly string[]; message(outDir: string): string; hint: string }[] = [
  {
    codes: ['ENOSPC', 'EFBIG', 'EDQUOT'],
    message: (outDir) => `The disk is full, so the site could not be written to "${outDir}".`,
    hint: 'Free some space, then build again.',
  },
  {
    codes: ['EACCES', 'EPERM', 'EROFS'],
    message: (outDir) => `No permission to write to "${outDir}".`,
    hint: 'Change the permissions of the folder, or choose another one with --out DIR.',
  },
  {
    codes: ['ENOTDIR', 'EEXIST'],
    message: (outDir) => `"${outDir}" cannot be a folder: there is a file in its place.`,
    hint: 'Remove the file, or choose another folder with --out DIR.',
  },
  {
    codes: [tooLong],
    message: (outDir) => `The path "${outDir}" is too long for the output: the file system refuses longer names.`,
    hint: 'Choose a folder with a shorter name with --out DIR.',
  },
];

/** An error of the output folder. Any other error is returned unchanged. */
export function outputProblem(error: unknown, outDir: string): unknown {
  const { code = '', path, message: text } = Object(error) as Partial<NodeJS.ErrnoException>;
  const ofFolder = path !== undefined && isOfOutput(path, outDir);
  const reason = code === tooLong && !ofFolder ? undefined : reasons.find(({ codes }) => codes.includes(code));
  if (!reason && !ofFolder) return error;
  const message = reason?.message(outDir) ?? `No site can be written to "${outDir}": ${text}.`;
  const hint = reason?.hint ?? 'Choose another folder with --out DIR.';
  return new OctavoError({ code: 'output-failed', message, hint, ...fileStart(outDir) }, { cause: error });
}

/** Whether `path` is the output folder, a folder above it, or a temporary file beside it, but not a file in it. */
function isOfOutput(path: string, outDir: string): boolean {
  if (path === outDir || isInside(path, outDir)) return true;
  return dirname(path) === dirname(outDir) && basename(path).includes(basename(outDir));
}

/** Another build is writing the folder. */
export function outputLocked(outDir: string, pid: number, lock: string): OctavoError {
  const process = pid === 0 ? 'another user' : `process ${pid}`;
  return new OctavoError({
    code: 'output-locked',
    message: `Another build (${process}) is writing to "${outDir}".`,
    hint: `Wait until it finishes, or choose another folder with --out DIR. If no build is running, remove ${lock}.`,
    ...fileStart(outDir),
  });
}
