/** Says in an author's words what a validation issue means. Nothing of zod's vocabulary goes further than this file. */
import type { z } from 'zod';
import type { Problem } from '../errors.js';
import { nearest } from '../nearest.js';
import { schemaAt } from './schema-at.js';

/** A failed check of zod. */
export type Issue = z.core.$ZodIssue;

const kinds: Record<string, string> = {
  string: 'text in double quotes',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What fits, for schemas that do not say it themselves; the schema's own `error` text goes before. */
export function whatFits(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value') return oneOf(issue.values as unknown[]);
  return kinds[String((issue as { expected?: unknown }).expected)] ?? 'something else';
}

/** Replaces each failed union by the issues of the branch that the author meant. */
export function meantIssues(issues: readonly Issue[], path: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const here = { ...issue, path: [...path, ...issue.path] } as Issue;
    if (issue.code !== 'invalid_union') return [here];
    const meant = issue.errors
      .filter((branch) => !branch.some(isOtherKind))
      .sort((one, other) => strangeness(one) - strangeness(other))[0];
    return meant ? meantIssues(meant as Issue[], here.path) : [here];
  });
}

/** Whether the value is of another kind than the branch is about. */
function isOtherKind(issue: { code: string; path: PropertyKey[] }): boolean {
  return issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_union');
}

function strangeness(branch: readonly Issue[]): number {
  return branch.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}

/** The text of an error about the value at the issue's path. */
export function explainWrong(
  issue: Issue,
  schema: z.ZodType,
  root: unknown,
): Pick<Problem, 'code' | 'message' | 'hint'> {
  const value = valueAt(root, issue.path);
  const { example } = schemaAt(schema, issue.path, root);
  if (value === undefined) return explainMissing(issue.path, example);
  return {
    code: 'config-type',
    message: `${pathText(issue.path)} must be ${issue.message}; found ${describe(value)}.`,
    hint: hintFor(issue, value, example),
  };
}

function explainMissing(path: readonly PropertyKey[], example: unknown): Pick<Problem, 'code' | 'message' | 'hint'> {
  const key = JSON.stringify(String(path.at(-1)));
  const owner = path.length === 1 ? 'The file' : pathText(path.slice(0, -1));
  return {
    code: 'config-missing-key',
    message: `${owner} has no ${key}.`,
    hint: example === undefined ? `Add ${key}.` : `Add it, for example ${key}: ${JSON.stringify(example)}.`,
  };
}

/** The text of a warning about a key that the schema does not know. */
export function explainUnknownKey(
  key: string,
  issue: Issue,
  schema: z.ZodType,
  root: unknown,
): Pick<Problem, 'code' | 'message' | 'hint'> {
  const name = nearest(key, schemaAt(schema, issue.path, root).keys);
  return {
    code: 'unknown-key',
    message: `${pathText([...issue.path, key])} is not a known setting; it is ignored.`,
    hint: name ? `Did you mean "${name}"?` : 'Remove it, or check its name and where it stands.',
  };
}

function hintFor(issue: Issue, value: unknown, example: unknown): string {
  const hint = issue.code === 'invalid_type' ? mendType(issue.expected, value) : undefined;
  if (hint) return hint;
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const name = nearest(value, issue.values.map(String));
    if (name) return `Did you mean "${name}"?`;
  }
  return example === undefined
    ? 'Correct the value, or remove the key.'
    : `Write for example ${JSON.stringify(example)}.`;
}

/** The author's own value in the form that fits. */
function mendType(expected: string, value: unknown): string | undefined {
  if (expected === 'string' && typeof value !== 'object') return `Put it in double quotes: "${String(value)}".`;
  if (typeof value !== 'string') return undefined;
  if (expected === 'array') return `Write a list: [${JSON.stringify(value)}].`;
  const isBare =
    expected === 'boolean' ? /^(true|false)$/i.test(value) : expected === 'number' && Number.isFinite(Number(value));
  return isBare ? `Write ${value.toLowerCase()} without quotes.` : undefined;
}

/** `navigation[0].pages`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (!/^[\w$-]+$/.test(String(step))) return `[${JSON.stringify(step)}]`;
      return index === 0 ? String(step) : `.${String(step)}`;
    })
    .join('');
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  return typeof value === 'number' ? `the number ${value}` : String(value);
}

function oneOf(values: readonly unknown[]): string {
  const shown = values.map((value) => JSON.stringify(value));
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} or ${shown.at(-1)}`;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step],
    root,
  );
}
