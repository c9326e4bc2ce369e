/** Reads the text of a GraphQL schema: a file, a URL, or a folder of files. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'graphql';
import { fileName, sourceUrl, staleCopy, type Loading } from '../../api/files/load-files.js';
import { unreadable } from '../../api/files/load-root.js';
import type { SourceReader } from '../../api/files/source-reader.js';

export interface SchemaText {
  /** For messages. */
  name: string;
  text: string;
}

const schemaFile = /\.(?:graphqls?|gql|sdl)$/i;

/** The texts of a source: a URL, or a path from the docs folder. `undefined` after an error. */
export async function readSources(source: string, loading: Loading): Promise<SchemaText[] | undefined> {
  const { reader, files } = loading;
  if (/^https?:/i.test(source) && !URL.canParse(source)) return fail(source, 'it is not a valid URL', loading);
  const root = sourceUrl(source, reader.root);
  const urls = filesAt(root, reader);
  if (urls.length === 0) {
    files.set(root, '');
    return fail(source, 'the folder has no .graphql files', loading);
  }
  for (const url of urls) files.set(url, '');
  const texts = await Promise.all(urls.map((url) => readOne(url, source, loading)));
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

function fail(source: string, reason: string, { findings }: Loading): undefined {
  findings.addLocated('error', unreadable(source, 'GraphQL schema', reason));
}

/** The files of a folder, sorted; the URL itself for anything else. */
function filesAt(url: string, reader: SourceReader): string[] {
  const folder = reader.folderAt(url);
  if (folder === undefined) return [url];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((entry) => schemaFile.test(entry))
    .sort()
    .map((entry) => pathToFileURL(join(folder, entry)).href);
}

/** Whether a text is SDL or an introspection result. A server may answer with an error in JSON, or with a web page. */
function isSchemaText(text: string): boolean {
  if (/^\s*\{\s*"/.test(text)) return text.includes('"__schema"');
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

async function readOne(url: string, source: string, loading: Loading): Promise<SchemaText | undefined> {
  const { reader, files, findings } = loading;
  const result = await reader.read(url, isSchemaText);
  if ('reason' in result) return fail(source, result.reason, loading);
  if (result.warning !== undefined) findings.addLocated('warning', staleCopy(url, result.warning));
  const text = result.text.replace(/^\uFEFF/, '');
  files.set(url, text);
  return { name: fileName(url, reader.root), text };
}
