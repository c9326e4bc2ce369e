/** Reads a specification and every file that it refers to. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { maxDepth, maxFiles, maxRequestsAtOnce } from '../../../core/reader/limits.js';
import { relativePath } from '../../../core/text/slash-path.js';
import { Findings } from '../findings.js';
import { inspectFile } from './inspect-file.js';
import { isObject } from './located.js';
import type { SpecFile } from './located.js';
import { parseFile } from './parse-file.js';
import { filePath } from './source-reader.js';
import type { SourceReader } from './source-reader.js';

/** Files by URL; a text is the reason why a file could not be read. */
export type LoadedFiles = Map<string, SpecFile | string>;

/** The reason of a file whose content is invalid. Its problems have a position in the file. */
export const brokenFile = 'it has an error';

/** The URL of a source in the settings: a URL, or a path from the docs folder. */
export function sourceUrl(source: string, root: string): string {
  if (/^https?:\/\//i.test(source)) return new URL(source).href;
  return pathToFileURL(resolve(root, source.replace(/^\/+/, ''))).href;
}

/** Loads the file at `url`, which the author names, and all files that can be reached from it into `files`. */
export async function loadFiles(
  url: string,
  reader: SourceReader,
  files: LoadedFiles,
  findings: Findings,
): Promise<void> {
  if (files.has(url)) return;
  const references = await loadFile(url, undefined, { reader, files, findings });
  await loadReferences(url, references, reader, files, findings);
}

/** Loads the files that `from` refers to, and all that can be reached from them, level by level. */
export async function loadReferences(
  from: string,
  references: Iterable<string>,
  reader: SourceReader,
  files: LoadedFiles,
  findings: Findings,
): Promise<void> {
  let level = new Map(Array.from(references, (url) => [url, from]));
  for (let depth = 1; level.size > 0; depth++) {
    const found = new Map<string, ReadonlySet<string>>();
    const queue = level.entries();
    const lane = async (): Promise<void> => {
      for (const [url, referrer] of queue) {
        if (files.has(url)) continue;
        const limit = limitReason(depth, files.size);
        if (limit === undefined) found.set(url, await loadFile(url, referrer, { reader, files, findings }));
        else files.set(url, limit);
      }
    };
    await Promise.all(Array.from({ length: maxRequestsAtOnce }, lane));
    level = new Map([...level.keys()].flatMap((url) => Array.from(found.get(url) ?? [], (next) => [next, url])));
  }
}

function limitReason(depth: number, count: number): string | undefined {
  if (depth > maxDepth) return `it is more than ${maxDepth} references away from the specification`;
  return count < maxFiles ? undefined : `the specification has more than ${maxFiles} files`;
}

interface Loading {
  reader: SourceReader;
  files: LoadedFiles;
  findings: Findings;
}

/** Loads one file. Returns the URLs of other files that it refers to. */
async function loadFile(
  url: string,
  referrer: string | undefined,
  { reader, files, findings }: Loading,
): Promise<ReadonlySet<string>> {
  files.set(url, 'it could not be read');
  const accepts = referrer === undefined ? isDescription : holdsValues;
  const result = await reader.read(
    url,
    (text) => accepts(parseFile({ url, name: '', text }, new Findings())),
    referrer,
  );
  if ('reason' in result) {
    files.set(url, result.reason);
    return new Set();
  }
  if (result.warning !== undefined) findings.addLocated('warning', staleCopy(url, result.warning));
  const file = parseFile({ url, name: fileName(url, reader.root), text: result.text }, findings);
  const references = file && inspectFile(file, findings);
  files.set(url, references ? file : brokenFile);
  return references ?? new Set();
}

/** Whether the main file of a source is of a format that Octavo reads. A server may answer with an error in JSON, or with a web page. */
function isDescription(file: SpecFile | undefined): boolean {
  const value = file?.value;
  return isObject(value) && ['openapi', 'swagger', 'asyncapi', 'overlay'].some((key) => key in value);
}

/** Whether a file that another one refers to has parts. */
function holdsValues(file: SpecFile | undefined): boolean {
  return typeof file?.value === 'object' && file.value !== null;
}

/** The name of a file in messages. */
export function fileName(url: string, root: string): string {
  return url.startsWith('file:') ? relativePath(root, filePath(url) ?? url) : url;
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
