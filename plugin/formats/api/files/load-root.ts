/** Reads the main file of a document that the settings name, with everything that it refers to. */
import { contentKey } from '../../../core/cache/content-key.js';
import { fileStart, type Problem } from '../../../core/errors/errors.js';
import { fixFor } from '../../../reader/reasons.js';
import { Findings } from '../findings.js';
import { loadFiles, sourceUrl, type Loading } from './load-files.js';
import { brokenFile, type SpecFile } from './located.js';
import { filePath, SourceReader, type LoadOptions } from './source-reader.js';

/** The main file of a document. */
export interface RootKind {
  /** For messages: `specification`. */
  name: string;
  /** Keys that identify its format. A file of another kind is reported by the reader of the document. */
  keys: readonly string[];
}

/** The file at a source of the settings: a URL, or a path from the docs folder. `undefined` after an error. */
export async function loadRoot(
  source: string,
  loading: Loading,
  { name, keys }: RootKind,
): Promise<SpecFile | undefined> {
  const { reader, files, findings } = loading;
  const url = URL.canParse(source) || !/^https?:/i.test(source) ? sourceUrl(source, reader.root) : undefined;
  if (url !== undefined) await loadFiles(url, keys, loading);
  const file = url === undefined ? 'it is not a valid URL' : files.get(url);
  if (typeof file === 'object') return file;
  if (file !== brokenFile) findings.addLocated('error', unreadable(source, name, file));
  return undefined;
}

/** The problem of a source that cannot be read, and why. */
export function unreadable(source: string, kind: string, reason = ''): Problem {
  const isRemote = /^https?:/i.test(source);
  const general = isRemote
    ? 'Check the address and the network. After a successful build, later builds can use a copy of it.'
    : 'Paths start at the docs folder. Check the spelling of the path.';
  const message = `Cannot read the ${kind} "${source}": ${reason}.`;
  return { code: 'openapi-missing', message, hint: fixFor(reason) ?? general, ...fileStart('') };
}

/** The state before a document is loaded. */
export function startLoading(options: LoadOptions): Loading {
  return { reader: new SourceReader(options), files: new Map(), findings: new Findings() };
}

/** The members of a document that follow from its files. `location`: where the settings name it. */
export function loadedFacts(
  { files, findings }: Loading,
  location: Pick<Problem, 'file' | 'line' | 'column'> | undefined,
): { hash: string; files: string[]; errors: Problem[]; warnings: Problem[] } {
  const texts = [...files].map(([url, file]) => [url, typeof file === 'string' ? file : file.text]);
  const { errors, warnings } = findings.problems();
  // Problems without a position of their own are at the location.
  const placed = (problem: Problem): Problem =>
    problem.file === '' && location ? { ...problem, ...location } : problem;
  return {
    hash: contentKey(...texts.flat()),
    files: [...files.keys()].flatMap((url) => filePath(url) ?? []),
    errors: errors.map(placed),
    warnings: warnings.map(placed),
  };
}
