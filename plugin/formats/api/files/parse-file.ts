/** Parses JSON and YAML. Syntax errors are problems with line and column, never exceptions. */
import { parse as parseJsonc, printParseErrorCode } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import * as yaml from 'js-yaml';
import { maxMergedKeys } from '../../../../playground/model/limits.js';
import { parseJsonText, parseYamlText } from '../../../../playground/model/specification-text.js';
import { resolveLanguage } from '../../../code/languages.js';
import { maxLevels } from '../../../reader/limits.js';
import { tooDeepAt } from '../../../reader/json-depth.js';
import type { Findings } from '../findings.js';
import { placeOf } from './locate.js';
import type { SpecFile } from './located.js';

type FileText = Pick<SpecFile, 'url' | 'name' | 'text'>;

/** Whether a file that a specification refers to is code or Markdown. Its value is its text. */
export function isTextFile(url: string): boolean {
  const [, extension] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  const { id, known } = resolveLanguage(extension);
  return extension !== undefined && known && !dataLanguages.has(id);
}

const dataLanguages = new Set(['json', 'yaml', 'json5', 'jsonc', 'jsonl']);

/**
 * The file with its value, or `undefined` after an error. A text that starts with `{` or `[` is JSON; if it is not
 * valid JSON, it may still be YAML.
 */
export function parseFile(file: FileText, findings: Findings): SpecFile | undefined {
  const text = file.text.replace(/^\uFEFF/, '');
  const isJson = /^\s*[{[]/.test(text);
  if (isJson) {
    const offset = tooDeepAt(text, maxLevels);
    if (offset !== undefined) return reportDepth({ ...file, text }, offset, findings);
    try {
      return { ...file, text, syntax: 'json', value: parseJsonText(text) };
    } catch {
      if (/\.json$/i.test(new URL(file.url).pathname)) return reportJson({ ...file, text }, findings);
    }
  }
  return parseYaml({ ...file, text }, findings);
}

const options = { maxDepth: maxLevels, maxTotalMergeKeys: maxMergedKeys };

/** `isLoose`: with duplicate keys, as other readers allow them. The last one counts. */
function parseYaml(file: FileText, findings: Findings, isLoose = false): SpecFile | undefined {
  try {
    return { ...file, syntax: 'yaml', ...parseYamlText(file.text, yaml, { ...options, json: isLoose }) };
  } catch (error) {
    const isDuplicate =
      !isLoose && error instanceof yaml.YAMLException && /duplicated? mapping key/i.test(error.reason);
    report(file, error, findings, isDuplicate);
    return isDuplicate ? parseYaml(file, findings, true) : undefined;
  }
}

function report(file: FileText, error: unknown, findings: Findings, isDuplicate: boolean): void {
  const reason = error instanceof yaml.YAMLException ? error.reason : 'it cannot be read';
  const offset = (error instanceof yaml.YAMLException ? error.mark?.position : undefined) ?? 0;
  const place = placeOf(file, { offset: Math.min(offset, file.text.length), length: 1 });
  if (reason.startsWith('merge keys exceeded'))
    findings.addLocated('error', {
      code: 'openapi-too-large',
      message: `The merge keys (<<) of this file add more than ${maxMergedKeys / 1_000_000} million keys.`,
      hint: 'Replace merge keys with $ref.',
      ...place,
    });
  else if (isDuplicate)
    findings.addLocated('warning', {
      code: 'openapi-duplicate-key',
      message: 'Duplicate key. The last value with this key overwrites the earlier ones.',
      hint: 'Merge the values under one key, or rename one of the keys.',
      ...place,
    });
  else
    findings.addLocated('error', {
      code: 'openapi-syntax',
      message: `The file is not valid YAML: ${reason}.`,
      hint: 'Fix the syntax at this position. Check indentation, quotes and colons.',
      ...place,
    });
}

function reportDepth(file: FileText, offset: number, findings: Findings): undefined {
  findings.addLocated('error', {
    code: 'openapi-syntax',
    message: `The file is nested more than ${maxLevels} levels deep.`,
    hint: 'Check for a missing } or ] before this position, or replace a part with $ref.',
    ...placeOf(file, { offset, length: 1 }),
  });
}

function reportJson(file: FileText, findings: Findings): undefined {
  const errors: ParseError[] = [];
  parseJsonc(file.text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  const reason = first
    ? printParseErrorCode(first.error)
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase()
    : 'syntax error';
  findings.addLocated('error', {
    code: 'openapi-syntax',
    message: `The file is not valid JSON: ${reason}.`,
    hint: 'Fix the syntax at this position. Check commas, quotes and brackets.',
    ...placeOf(file, { offset: first?.offset ?? 0, length: first?.length ?? 1 }),
  });
}
