/** Converts system errors to problems of the output folder. */
import { basename, dirname } from 'node:path';
import { fileStart, OctavoError } from '../errors/errors.js';
import { isInside } from '../text/slash-path.js';

const reasons: Record<string, (outDir: string) => { message: string; hint: string }> = {
  full: (outDir) => ({
    message: `The disk is full, so the site could not be written to "${outDir}".`,
    hint: 'Free some space, then build again.',
  }),
  refused: (outDir) => ({
    message: `No permission to write to "${outDir}".`,
    hint: 'Change the permissions of the folder, or choose another one with --out DIR.',
  }),
  notFolder: (outDir) => ({
    message: `"${outDir}" cannot be a folder: there is a file in its place.`,
    hint: 'Remove the file, or choose another folder with --out DIR.',
  }),
  tooLong: (outDir) => ({
    message: `The path "${outDir}" is too long for the output: the file system refuses longer names.`,
    hint: 'Choose a folder with a shorter name with --out DIR.',
  }),
};

const byCode: Record<string, keyof typeof reasons> = {
  ENOSPC: 'full',
  EFBIG: 'full',
  EDQUOT: 'full',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
  ENOTDIR: 'notFolder',
  EEXIST: 'notFolder',
};

/** An error of the output folder. Any other error is returned unchanged. */
export function outputProblem(error: unknown, outDir: string): unknown {
  const { code = '', path, message: text } = Object(error) as Partial<NodeJS.ErrnoException>;
  const ofFolder = path !== undefined && isOfOutput(path, outDir);
  const reason = code === 'ENAMETOOLONG' && ofFolder ? 'tooLong' : byCode[code];
  if (reason === undefined && !ofFolder) return error;
  const { message, hint } = reason
    ? reasons[reason]!(outDir)
    : { message: `No site can be written to "${outDir}": ${text}.`, hint: 'Choose another folder with --out DIR.' };
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
