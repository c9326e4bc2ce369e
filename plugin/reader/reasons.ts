/**
 * Reasons for not reading files and addresses, as the end of a sentence, and how to allow addresses that may be
 * intended.
 */
import { maxFileBytes } from './limits.js';
import type { FileFault } from './read-file.js';

const texts: Record<FileFault, string> = {
  missing: 'the file does not exist',
  outside: 'it is outside the docs folder',
  folder: 'it is a folder',
  special: 'it is not a regular file',
  large: tooLarge(maxFileBytes),
  unreadable: 'the file cannot be read',
};

/** `area`: the name of the folder that must contain the file. */
export function fileReason(fault: FileFault, area = 'docs folder'): string {
  return texts[fault].replace('docs folder', area);
}

export function tooLarge(maxBytes: number): string {
  return `it is larger than ${maxBytes / 1_000_000} MB`;
}

export function unnamedHost(host: string): string {
  return `the settings do not name the host "${host}"`;
}

export function privateHost(host: string): string {
  return `the host "${host}" is in a private network`;
}

const fixes: readonly [RegExp, string][] = [
  [
    /^it is outside the docs folder$/,
    'Move the file into the docs folder. For any file of the repository, write "api": { "files": "repository" } in the settings.',
  ],
  [/^it is outside the repository$/, 'Move the file into the repository.'],
  [/^.*\bhost ("[^"]+").*$/, 'If you trust this host, write "api": { "hosts": [$1] } in the settings.'],
];

/** The fix for one of these reasons; `undefined` if there is none of its own. */
export function fixFor(reason: string): string | undefined {
  const fix = fixes.find(([pattern]) => pattern.test(reason));
  return fix && reason.replace(...fix);
}
