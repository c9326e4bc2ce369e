/** Converts system errors to problems of the output folder. */
import { fileStart, OctavoError } from '../errors/errors.js';

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
  const reason = byCode[(error as NodeJS.ErrnoException | undefined)?.code ?? ''];
  if (reason === undefined) return error;
  const { message, hint } = reasons[reason]!(outDir);
  return new OctavoError({ code: 'output-failed', message, hint, ...fileStart(outDir) }, { cause: error });
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
