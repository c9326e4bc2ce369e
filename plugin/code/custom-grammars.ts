/** The author's grammars: TextMate files named in the settings. */
import { isRecord } from '../core/text/is-record.js';
import { join } from 'node:path';
import { parse, type ParseError } from 'jsonc-parser';
import type { LanguageRegistration } from 'shiki';
import { readFileIn } from '../reader/read-file.js';

/** A file that is not a readable grammar or theme. */
export interface UnreadableFile {
  /** As written in the settings. */
  path: string;
  /** End of a sentence about the file: `does not exist`. */
  reason: string;
}

/** The contents of the files. */
export interface CustomGrammars {
  grammars: LanguageRegistration[];
  unreadable: UnreadableFile[];
}

/** Reads the grammars at `paths`, relative to the docs folder `root`. */
export function readCustomGrammars(root: string, paths: readonly string[]): CustomGrammars {
  const result: CustomGrammars = { grammars: [], unreadable: [] };
  for (const path of paths) {
    const content = readJsonObject(root, path);
    if (typeof content === 'string') result.unreadable.push({ path, reason: content });
    else if (!isGrammar(content))
      result.unreadable.push({
        path,
        reason: 'is not a TextMate grammar: it needs "name", "scopeName" and "patterns"',
      });
    else result.grammars.push({ ...content, repository: content.repository ?? {} } as LanguageRegistration);
  }
  return result;
}

/** The object in the JSON file at `path`, which may have comments, or the reason why it cannot be read. */
export function readJsonObject(root: string, path: string): Content | string {
  const file = readFileIn(root, join(root, path));
  if (typeof file === 'string') return file === 'outside' ? 'is outside the docs folder' : 'cannot be found';
  const errors: ParseError[] = [];
  const content: unknown = parse(file.toString('utf8'), errors, { allowTrailingComma: true });
  return isRecord(content) && errors.length === 0 ? content : 'is not a valid JSON object';
}

type Content = Readonly<Record<string, unknown>>;

function isGrammar(content: Content): content is Content & Partial<LanguageRegistration> {
  return typeof content.name === 'string' && typeof content.scopeName === 'string' && Array.isArray(content.patterns);
}
