/** Explains validation issues in the author's terms. No zod terminology leaves this file. */
import { z } from 'zod';
import type { Problem } from '../../core/errors/errors.js';
import { alternatives } from '../../core/text/alternatives.js';
import { sectionLists, shortText, valueAt } from './explain-key.js';
import { jsonText } from '../read/json-text.js';
import { unquotedText, type JsonNode } from '../read/json-tree.js';
import { suggestValue } from './suggest-value.js';
import { pathText } from './path-text.js';
import { innerSchemas, schemaAt, type SchemaMatch } from '../schema-at.js';

/** A failed zod check. */
export type Issue = z.core.$ZodIssue;

/** `isUnwrapped`: the hint replaces the entire object, so its other keys need no message. */
type Text = Pick<Problem, 'code' | 'message' | 'hint'> & { isUnwrapped?: boolean };

const kinds: Record<string, string> = {
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** The expected values, for schemas without their own description. */
export function expected(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value')
    return alternatives(
      issue.values.map((value) => JSON.stringify(value)),
      'en-GB',
    );
  const { minimum, maximum } = issue as { minimum?: unknown; maximum?: unknown };
  if (issue.code === 'too_small') return minimum === 1 ? 'not empty' : `at least ${String(minimum)}`;
  if (issue.code === 'too_big') return `at most ${String(maximum)}`;
  return kinds[String((issue as { expected?: unknown }).expected)] ?? 'something else';
}

/** Replaces each failed union by the issues of the branch that the author most likely intended. */
export function closestBranchIssues(issues: readonly Issue[], path: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const here = { ...issue, path: [...path, ...issue.path] } as Issue;
    if (issue.code !== 'invalid_union') return [here];
    const intended = issue.errors
      .filter((branch) => !branch.some(isOtherKind))
      .sort((one, other) => mismatch(one) - mismatch(other))[0];
    return intended ? closestBranchIssues(intended as Issue[], here.path) : [here];
  });
}

/** Whether the value itself, not one of its keys, is none that the branch expects. */
function isOtherKind(issue: { code: string; path: PropertyKey[] }): boolean {
  return issue.path.length === 0 && ['invalid_type', 'invalid_union', 'invalid_value'].includes(issue.code);
}

function mismatch(branch: readonly Issue[]): number {
  return branch.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

/**
 * The text of an error about the value at the issue's path. `isWholeFile`: the value is a file of its own, without its
 * key.
 */
export function describeInvalid(
  issue: Issue,
  schema: z.ZodType,
  root: unknown,
  node?: JsonNode,
  isWholeFile = false,
): Text {
  const value = valueAt(root, issue.path);
  const target = schemaAt(schema, issue.path, root);
  if (value === undefined) return explainMissing(issue.path, target.example, schema, root);
  const step = isWholeFile ? undefined : issue.path.at(-1);
  const key = typeof step === 'string' ? `${jsonText(step)}: ` : '';
  return {
    code: 'config-type',
    message: `${pathText(issue.path)} must be ${issue.message}; found ${describe(value, node && unquotedText(node))}.`,
    hint: fixFor(key, value, target, isRequired(issue.path, schema, root)),
  };
}

function explainMissing(path: readonly PropertyKey[], example: unknown, schema: z.ZodType, root: unknown): Text {
  const key = jsonText(String(path.at(-1)));
  const parent = valueAt(root, path.slice(0, -1));
  if (Object.hasOwn((parent ?? {}) as object, 'sourceRef')) return explainSourceRef(path.slice(0, -1));
  const bare = bareText(path.slice(0, -1), schema, parent, root);
  const other = otherName(String(path.at(-1)), parent) ?? bare;
  const owner = path.length === 1 ? 'The file' : pathText(path.slice(0, -1));
  return {
    code: 'config-missing-key',
    message: `${owner} has no ${key}.`,
    hint: other ?? (example === undefined ? `Add ${key}.` : `Add it, for example ${key}: ${jsonText(example)}.`),
    isUnwrapped: bare !== undefined,
  };
}

/** An entry for pages of another repository. */
function explainSourceRef(path: readonly PropertyKey[]): Text {
  return {
    code: 'config-source-ref',
    message: `${pathText(path)} refers to pages of another repository, which Octavo does not load.`,
    hint: 'Copy the pages into the docs folder and list them here, or remove the entry.',
    isUnwrapped: true,
  };
}

/** The text of an object with one key, in a list that accepts text: `{ "page": "index" }`. */
function bareText(path: readonly PropertyKey[], schema: z.ZodType, parent: unknown, root: unknown): string | undefined {
  const [text, ...more] = Object.values((parent ?? {}) as object) as unknown[];
  const isAlone = typeof path.at(-1) === 'number' && typeof text === 'string' && more.length === 0;
  const fits = isAlone && schemaAt(schema, path, root).schema?.safeParse(text).success;
  return fits ? `Write ${jsonText(text)}.` : undefined;
}

/** A name under the key of another kind of entry, such as `tab` in a list of groups. */
function otherName(key: string, parent: unknown): string | undefined {
  const kinds = Object.entries((parent ?? {}) as Record<string, unknown>);
  const [other, name] =
    kinds.find(([kind, value]) => Object.hasOwn(sectionLists, kind) && typeof value === 'string') ?? [];
  if (!(Object.hasOwn(sectionLists, key) || key === 'group') || other === undefined) return undefined;
  return `Write ${jsonText(key)}: ${jsonText(name)}, or move this object to ${jsonText(sectionLists[other])}.`;
}

/** The corrected line if it can be inferred, otherwise a valid example. `key`: the key with a colon, or empty. */
export function fixFor(key: string, value: unknown, { schema, example }: SchemaMatch, isNeeded: boolean): string {
  const suggestion = schema && suggestValue(schema, value);
  if (suggestion) {
    const line = key + shortText(suggestion.value);
    return suggestion.isGuess ? `Did you mean ${line}?` : `Write ${line}.`;
  }
  const orRemove = isNeeded ? '' : `, or remove ${key ? 'the key' : 'it'}`;
  if (schema && innerSchemas(schema).some((inner) => inner instanceof z.ZodEnum))
    return `Use one of these values${orRemove}.`;
  return example === undefined
    ? `Correct the value${orRemove}.`
    : `Use, for example, ${key}${jsonText(example)}${orRemove}.`;
}

/** Whether the key at the end of the path is required. */
export function isRequired(path: readonly PropertyKey[], schema: z.ZodType, root: unknown): boolean {
  const { keys } = schemaAt(schema, path.slice(0, -1), root);
  const isKey = keys.includes(String(path.at(-1)));
  return isKey && schemaAt(schema, path, root).schema?.safeParse(undefined).success === false;
}

/** A value as shown in messages. `written`: the characters of a number. */
export function describe(value: unknown, written?: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`;
  return typeof value === 'number' || typeof value === 'bigint' ? `the number ${written ?? value}` : String(value);
}
