/** Reads a specification and every file that it refers to. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { maxDepth, maxFiles, maxRequestsAtOnce } from '../../../reader/limits.js';
import { relativePath } from '../../../core/text/slash-path.js';
import { Findings } from '../findings.js';
import { hasKey, hasParts } from './expected-content.js';
import { inspectFile, joinTexts, type References } from './inspect-file.js';
import { brokenFile, type LoadedFiles, type SpecFile } from './located.js';
import { isTextFile, parseFile } from './parse-file.js';
import { filePath, type SourceReader } from './source-reader.js';
import { fileStart } from '../../../core/errors/errors.js';

/** The state of loading the files of a document. */
export interface Loading {
  reader: SourceReader;
  files: LoadedFiles;
  findings: Findings;
}

/** The URL of a source in the settings: a URL, or a path from the docs folder. */
export function sourceUrl(source: string, root: string): string {
  if (/^https?:\/\//i.test(source)) return new URL(source).href;
  return pathToFileURL(resolve(root, source.replace(/^\/+/, ''))).href;
}

/**
 * Loads the file at `url`, which the author names, and all files that can be reached from it into `files`. `keys`: the file has
 * one of them.
 */
export async function loadFiles(url: string, keys: readonly string[], loading: Loading): Promise<void> {
  if (!loading.files.has(url)) await loadReferences(url, await loadFile(url, keys, loading), loading);
}

/** Loads the files that `from` refers to, and all that can be reached from them, level by level. */
export async function loadReferences(from: string, references: References, loading: Loading): Promise<void> {
  const { files } = loading;
  let level = wantedBy([[from, references]]);
  for (let depth = 1; level.size > 0; depth++) {
    const found = new Map<string, References>();
    const queue = level.entries();
    const lane = async (): Promise<void> => {
      for (const [url, wanted] of queue) {
        if (files.has(url)) continue;
        const limit = limitReason(depth, files.size);
        if (limit === undefined) found.set(url, await loadFile(url, wanted, loading));
        else files.set(url, limit);
      }
    };
    await Promise.all(Array.from({ length: maxRequestsAtOnce }, lane));
    level = wantedBy(found);
  }
  const all = [...files.values()];
  if (!all.some((file) => typeof file === 'object' && typeof file.value === 'string')) return;
  for (const file of all) if (typeof file === 'object') joinTexts(file, files);
}

/** A file that other files refer to: the last of them, and the parts that they name. */
interface Wanted {
  referrer: string;
  parts: ReadonlySet<string>;
}

function wantedBy(references: Iterable<[referrer: string, References]>): Map<string, Wanted> {
  const all = new Map<string, Wanted>();
  for (const [referrer, targets] of references)
    for (const [url, parts] of targets)
      all.set(url, { referrer, parts: new Set([...(all.get(url)?.parts ?? []), ...parts]) });
  return all;
}

function limitReason(depth: number, count: number): string | undefined {
  if (depth > maxDepth) return `it is more than ${maxDepth} references away from the specification`;
  return count < maxFiles ? undefined : `the specification has more than ${maxFiles} files`;
}

/**
 * Loads one file. Returns its references. `wanted`: the file that refers to it, or the keys of a file that the author
 * names.
 */
async function loadFile(
  url: string,
  wanted: Wanted | readonly string[],
  { reader, files, findings }: Loading,
): Promise<References> {
  files.set(url, 'it could not be read');
  const isText = 'parts' in wanted && isTextFile(url);
  const accepts = (text: string): boolean => {
    const file = parseFile({ url, name: '', text }, new Findings());
    return isText || ('parts' in wanted ? hasParts(file, wanted.parts) : hasKey(file, wanted));
  };
  const result = await reader.read(url, accepts, 'referrer' in wanted ? wanted.referrer : undefined);
  if ('reason' in result) {
    files.set(url, result.reason);
    return new Map();
  }
  if (result.warning !== undefined) findings.addLocated('warning', staleCopy(url, result.warning));
  const read = { url, name: fileName(url, reader.root), text: result.text };
  if (isText) {
    files.set(url, { ...read, syntax: 'yaml', value: result.text });
    return new Map();
  }
  const file = parseFile(read, findings);
  if (file && /^https?:/.test(url) && !isWanted(file, wanted)) {
    files.set(url, 'the answer of the server does not contain it');
    return new Map();
  }
  const references = file && inspectFile(file, findings);
  files.set(url, references ? file : brokenFile);
  return references ?? new Map();
}

/** A file that the author names is checked by the reader of its format. */
function isWanted(file: SpecFile, wanted: Wanted | readonly string[]): boolean {
  return !('parts' in wanted) || hasParts(file, wanted.parts);
}

/** The name of a file in messages. */
export function fileName(url: string, root: string): string {
  return url.startsWith('file:') ? relativePath(root, filePath(url) ?? url) : url;
}

/** The code of the warning that an earlier copy of a file is used. */
export const staleCode = 'openapi-stale';

/** The problem of a file that could not be fetched again. */
export function staleCopy(url: string, reason: string) {
  return {
    code: staleCode,
    message: `Could not refresh ${url}: ${reason}. The copy of an earlier build is used.`,
    hint: 'Check the address and the network, or build with --offline to use the copy without asking.',
    ...fileStart(''),
  };
}
