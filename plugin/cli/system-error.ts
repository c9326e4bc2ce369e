import { CliError } from './cli-error.js';

const reasons: Record<string, { message: string; hint: string }> = {
  EACCES: { message: 'No permission to use', hint: 'Change the permissions of the folder, or use another one.' },
  EPERM: { message: 'No permission to use', hint: 'Change the permissions of the folder, or use another one.' },
  EROFS: { message: 'The file system is read-only:', hint: 'Use a folder that you can write to.' },
  ENOSPC: { message: 'The disk is full:', hint: 'Free some space, then run the command again.' },
  ENOTDIR: { message: 'There is a file in the place of a folder:', hint: 'Remove the file, or use another folder.' },
};

/**
 * Explains errors of the machine: a file that a command cannot write, or a project without Vite. Any other error is
 * returned unchanged.
 */
export function systemError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, path, message } = error as NodeJS.ErrnoException;
  // The second text comes from Yarn.
  if (/Cannot find package 'vite'|octavo tried to access vite\b/.test(message))
    return new CliError(
      'Octavo needs Vite, which is not installed.',
      'Install it in your project, for example with: npm install --save-dev vite',
    );
  const reason = reasons[code ?? ''];
  if (!reason || path === undefined) return error;
  return new CliError(`${reason.message} ${path}.`, reason.hint);
}
