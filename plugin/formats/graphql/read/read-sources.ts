/** Reads the text of a GraphQL schema: a file, a URL, or a folder of files. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'graphql';
import type { Findings } from '../../api/findings.js';
import { fileName, sourceUrl, staleCopy } from '../../api/files/load-files.js';
import { unreadable } from '../../api/files/load-root.js';
import { filePath, SourceReader, type LoadOptions } from '../../api/files/source-reader.js';

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
  const reader = new SourceReader(options);
  const urls = filesAt(root, reader);
  const files = urls.flatMap((url) => filePath(url) ?? []);
  if (urls.length === 0) {
    const reason = 'the folder has no .graphql files';
    findings.addLocated('error', unreadable(source, 'GraphQL schema', reason));
    return { files: [filePath(root)!] };
  }
  const texts = await Promise.all(urls.map((url) => readOne(url, source, reader, findings)));
  return texts.every((text) => text !== undefined) ? { texts, files } : { files };
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

async function readOne(
  url: string,
  source: string,
  reader: SourceReader,
  findings: Findings,
): Promise<SchemaText | undefined> {
  const result = await reader.read(url, (text) => isSchemaText(text));
  if ('reason' in result) {
    findings.addLocated('error', unreadable(source, 'GraphQL schema', result.reason));
    return undefined;
  }
  if (result.warning !== undefined) findings.addLocated('warning', staleCopy(url, result.warning));
  return { url, name: fileName(url, reader.root), text: result.text.replace(/^\uFEFF/, '') };
}
