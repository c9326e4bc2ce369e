/** Reads a specification and every file that it refers to. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { relativePath } from '../../slash-path.js';
import { fetchFile } from './fetch-file.js';
import type { FetchOptions, FetchResult } from './fetch-file.js';
import type { Findings } from '../findings.js';
import { inspectFile } from './inspect-file.js';
import type { SpecFile } from './located.js';
import { parseFile } from './parse-file.js';

export interface LoadOptions extends FetchOptions {
  /** Absolute path of the docs folder. */
  root: string;
}

/** Files by URL; a text is the reason why a file could not be read. */
export type LoadedFiles = Map<string, SpecFile | string>;

/** The URL of a source in the settings: a URL, or a path from the docs folder. */
export function sourceUrl(source: string, root: string): string {
  if (/^https?:\/\//i.test(source)) return new URL(source).href;
  return pathToFileURL(resolve(root, source.replace(/^\/+/, ''))).href;
}

/** Loads the file at `url` and all files that can be reached from it into `files`. */
export async function loadFiles(
  url: string,
  options: LoadOptions,
  files: LoadedFiles,
  findings: Findings,
): Promise<void> {
  if (files.has(url)) return;
  files.set(url, 'it could not be read');
  const result = await readText(url, options);
  if ('reason' in result) {
    files.set(url, result.reason);
    return;
  }
  const name = fileName(url, options.root);
  if (result.warning !== undefined) findings.addLocated('warning', staleCopy(url, result.warning));
  const file = parseFile({ url, name, text: result.text }, findings);
  const references = file && inspectFile(file, findings);
  if (!file || !references) {
    files.set(url, 'it has an error');
    return;
  }
  files.set(url, file);
  await Promise.all([...references].map((reference) => loadReference(url, reference, options, files, findings)));
}

/** A remote file may not name files of this machine. */
async function loadReference(
  from: string,
  url: string,
  options: LoadOptions,
  files: LoadedFiles,
  findings: Findings,
): Promise<void> {
  const isRemote = !from.startsWith('file:');
  if (isRemote && url.startsWith('file:')) files.set(url, 'a remote file cannot refer to local files');
  else await loadFiles(url, options, files, findings);
}

/** The text at a `file:` or `http(s):` URL, or why there is none. */
export async function readText(url: string, options: LoadOptions): Promise<FetchResult> {
  const { protocol } = new URL(url);
  if (protocol === 'http:' || protocol === 'https:') return fetchFile(url, options);
  if (protocol !== 'file:') return { reason: `"${protocol}" is not a protocol that files are read from` };
  try {
    return { text: await readFile(fileURLToPath(url), 'utf8') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { reason: 'the file does not exist' };
    if (code === 'EISDIR') return { reason: 'it is a folder' };
    return { reason: `the file cannot be read${code ? ` (${code})` : ''}` };
  }
}

/** The name of a file in messages. */
export function fileName(url: string, root: string): string {
  return url.startsWith('file:') ? relativePath(root, fileURLToPath(url)) : url;
}

/** The problem of a file that could not be fetched again. */
export function staleCopy(url: string, reason: string) {
  return {
    code: 'openapi-stale',
    message: `Could not refresh ${url}: ${reason}. The copy of an earlier build is used.`,
    hint: 'Check the address and the network, or build with --offline to use the copy without asking.',
    file: '',
    line: 1,
    column: 1,
  };
}
