/** Reads the text of a GraphQL schema: a file, a URL, or a folder of files. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Findings } from '../openapi/findings.js';
import { fileName, readText, sourceUrl, staleCopy } from '../openapi/files/load-files.js';
import type { LoadOptions } from '../openapi/files/load-files.js';
import { unreadable } from '../openapi/files/load-root.js';

export interface SchemaText {
  /** Absolute `file:` or `http(s):` URL. */
  url: string;
  /** For messages. */
  name: string;
  text: string;
}

export interface SchemaTexts {
  /** `undefined` after an error. */
  texts?: SchemaText[];
  /** Local files that were read or missing. */
  files: string[];
}

const schemaFile = /\.(?:graphqls?|gql|sdl)$/i;

/** The texts of a source: a URL, or a path from the docs folder. */
export async function readSources(source: string, options: LoadOptions, findings: Findings): Promise<SchemaTexts> {
  if (/^https?:/i.test(source) && !URL.canParse(source)) {
    findings.addLocated('error', unreadable(source, 'GraphQL schema', 'it is not a valid URL'));
    return { files: [] };
  }
  const root = sourceUrl(source, options.root);
  const urls = await filesAt(root);
  const files = urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url));
  if (urls.length === 0) {
    const reason = 'the folder has no .graphql files';
    findings.addLocated('error', unreadable(source, 'GraphQL schema', reason));
    return { files: [fileURLToPath(root)] };
  }
  const texts = await Promise.all(urls.map((url) => readOne(url, source, options, findings)));
  return texts.every((text) => text !== undefined) ? { texts, files } : { files };
}

/** The files of a folder, sorted; the URL itself for anything else. */
async function filesAt(url: string): Promise<string[]> {
  if (!url.startsWith('file:')) return [url];
  const path = fileURLToPath(url);
  const isFolder = await stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!isFolder) return [url];
  const entries = await readdir(path, { recursive: true });
  return entries
    .filter((entry) => schemaFile.test(entry))
    .sort()
    .map((entry) => pathToFileURL(join(path, entry)).href);
}

async function readOne(
  url: string,
  source: string,
  options: LoadOptions,
  findings: Findings,
): Promise<SchemaText | undefined> {
  const result = await readText(url, options);
  if ('reason' in result) {
    findings.addLocated('error', unreadable(source, 'GraphQL schema', result.reason));
    return undefined;
  }
  if (result.warning !== undefined) findings.addLocated('warning', staleCopy(url, result.warning));
  return { url, name: fileName(url, options.root), text: result.text.replace(/^\uFEFF/, '') };
}
