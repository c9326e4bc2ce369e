/** Validates settings against a schema and reports every problem at its location. */
import { z } from 'zod';
import type { Problem, Report } from '../core/errors/errors.js';
import { closestBranchIssues, describeInvalid, expected, type Issue } from './messages/explain-issue.js';
import { explainRename, suggestKey, unknownKeyTexts, valueAt } from './messages/explain-key.js';
import { impactOf } from './messages/impact.js';
import {
  entryOf,
  nodesAlong,
  problemAt,
  toValue,
  unquotedText,
  type JsonNode,
  type JsonSpan,
} from './read/json-tree.js';
import { ownValue } from '../core/text/own-value.js';
import { pathText } from './messages/path-text.js';
import { innerSchemas, keysOf, schemaAt, type SchemaMatch } from './schema-at.js';

/** Validated settings, and the nodes that their objects and lists were made from. */
export interface Checked<T> {
  value: T;
  nodes: ReadonlyMap<object, JsonNode>;
  /** Nodes from which invalid or unknown keys were removed, with these keys. All of them have been reported. */
  prunedNodes: ReadonlyMap<JsonNode, ReadonlySet<PropertyKey>>;
}

const maxRounds = 12;

/** Values for missing required settings, so that other problems are also reported. */
const fallbacks: Record<string, string> = { name: 'Documentation' };

/**
 * Reports invalid values and unknown keys, removes them, and validates again, so that no mistake hides another and the
 * valid settings still apply. Returns `undefined` if the valid settings are not usable. `unresolvedKeys`: keys of the
 * root whose `$ref` could not be read, which has been reported.
 */
export function validateSettings<S extends z.ZodType>(
  schema: S,
  root: JsonNode,
  report: Report,
  unresolvedKeys: readonly string[] = [],
): Checked<z.infer<S>> | undefined {
  const removed = new Map<JsonNode, Set<PropertyKey>>([[root, new Set(unresolvedKeys)]]);
  for (let round = 0; round < maxRounds; round++) {
    const nodes = new Map<object, JsonNode>();
    const value = toValue(root, (made, node) => nodes.set(made, node));
    const result = schema.safeParse(value, { error: expected });
    // The value itself instead of zod's copy: its objects are the keys of `nodes`, and no schema transforms values.
    if (result.success) {
      const prunedNodes = new Map([...removed].filter(([, steps]) => steps.size > 0));
      return { value: value as z.infer<S>, nodes, prunedNodes };
    }
    const context = { schema, root, value, removed, report };
    const issues = renameMissing(closestBranchIssues(result.error.issues), context);
    const removals = issues.map((issue) => reportIssue(issue, context));
    if (removals.includes(undefined)) return undefined;
    const left = removals.flatMap((removal) => removal ?? []);
    prune(left, removed);
  }
  return undefined;
}

interface Context {
  schema: z.ZodType;
  root: JsonNode;
  value: unknown;
  /** Keys removed from each node in earlier rounds. That they are missing now needs no second message. */
  removed: Map<JsonNode, Set<PropertyKey>>;
  report: Report;
}

interface Removal {
  parent: JsonNode;
  step: PropertyKey;
}

type Text = Pick<Problem, 'code' | 'message' | 'hint'>;

/** Reports an invalid value or a missing key. */
function reportAt(span: JsonSpan, text: Text, path: readonly PropertyKey[], context: Context): void {
  const { level, consequence } = impactOf(path, context.schema, context.value);
  context.report[`${level}s`].push(problemAt(span, withConsequence(text, consequence)));
}

function withConsequence(text: Text, consequence: string | undefined): Text {
  return consequence === undefined ? text : { ...text, hint: `${text.hint} ${consequence}` };
}

/** Renames unknown keys that are close to a missing required key, and reports each once. Returns the other issues. */
function renameMissing(issues: readonly Issue[], context: Context): Issue[] {
  const left = issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? { ...issue, keys: [...issue.keys] } : issue,
  );
  const unknownAt = new Map(
    left.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [[pathText(issue.path), issue]] : [])),
  );
  return left.filter((issue) => {
    const wanted = issue.path.at(-1);
    if (issue.code === 'unrecognized_keys' || typeof wanted !== 'string') return true;
    if (valueAt(context.value, issue.path) !== undefined) return true;
    const owner = issue.path.slice(0, -1);
    const unknown = unknownAt.get(pathText(owner));
    const node = nodesAlong(context.root, owner)[owner.length];
    if (!unknown || node?.type !== 'object') return true;
    const key = unknown.keys.find((name) => suggestKey(name, [wanted]) === wanted);
    const entry = key === undefined ? undefined : node.entries.get(key);
    if (key === undefined || !entry) return true;
    const value = valueAt(context.value, [...owner, key]);
    reportAt(entry.key, explainRename(key, wanted, owner, value), issue.path, context);
    node.entries.delete(key);
    node.entries.set(wanted, entry);
    unknown.keys.splice(unknown.keys.indexOf(key), 1);
    return false;
  });
}

/** Reports an issue. Returns the values to remove, or `undefined` if nothing can be removed. */
function reportIssue(issue: Issue, context: Context): Removal[] | undefined {
  if (issue.code === 'unrecognized_keys') return reportUnknown(issue, context);
  const line = nodesAlong(context.root, issue.path);
  const step = issue.path.at(-1);
  const parent = line[issue.path.length - 1];
  const wrong = line[issue.path.length];
  if (step === undefined || !parent) return undefined;
  if (wrong) {
    if (readAsText(wrong, issue.path, context)) return [];
    const isWholeFile = wrong.span.source !== parent.span.source;
    const text = describeInvalid(issue, context.schema, context.value, wrong, isWholeFile);
    reportAt(wrong.span, text, issue.path, context);
    return [{ parent, step }];
  }
  if (!context.removed.get(parent)?.has(step)) {
    const text = describeInvalid(issue, context.schema, context.value);
    if (text.isUnwrapped) context.removed.set(parent, new Set(keysIn(parent)));
    reportAt({ ...parent.span, length: 1 }, text, issue.path, context);
  }
  return removalsForMissing(issue.path, line);
}

/** Replaces a number, `true` or `false` by its characters if text is expected. Only `octavo check` reports it. */
function readAsText(node: JsonNode, path: readonly PropertyKey[], context: Context): boolean {
  const text = unquotedText(node);
  if (node.type !== 'scalar' || text === undefined) return false;
  if (!acceptsText(schemaAt(context.schema, path, context.value), text)) return false;
  node.value = text;
  return true;
}

/** A number is hardly a path, a URL or several words, and `true` is hardly text where another type is valid too. */
function acceptsText({ schema, example }: SchemaMatch, text: string): boolean {
  const branches = schema ? innerSchemas(schema) : [];
  const isLikely = (branches.length === 1 || /\d/.test(text)) && !/[/\s]/.test(JSON.stringify(example) ?? '');
  return isLikely && branches.some((branch) => branch instanceof z.ZodString && branch.safeParse(text).success);
}

function keysIn(node: JsonNode): string[] {
  return node.type === 'object' ? [...node.entries.keys()] : [];
}

function reportUnknown(
  issue: Issue & { code: 'unrecognized_keys' },
  { schema, root, value, removed, report }: Context,
): Removal[] {
  const parent = nodesAlong(root, issue.path).at(-1)!;
  const textOf = unknownKeyTexts(issue.path, schema, value);
  const target = removed.get(parent)?.size ? schemaAt(schema, issue.path, value).schema : undefined;
  for (const key of issue.keys) {
    // The hint for a missing key already covers this one.
    if (removed.get(parent)?.has(key)) continue;
    // Without the removed keys, the object can match another branch of a union, which does not have the key.
    if (target && innerSchemas(target).some((branch) => keysOf(branch).includes(key))) continue;
    const { rename, ...text } = textOf(key);
    const consequence = rename && impactOf([...issue.path, key], schema, value).consequence;
    const span = entryOf(parent, key)?.key ?? parent.span;
    // A warning, also for a key that content depends on: sites have keys of other tools everywhere.
    report.warn(problemAt(span, withConsequence(text, consequence)));
  }
  return issue.keys.map((step) => ({ parent, step }));
}

/** An object without a required key is removed, except for the root, which gets the fallback. */
function removalsForMissing(path: readonly PropertyKey[], line: readonly JsonNode[]): Removal[] | undefined {
  const owner = line[path.length - 2];
  if (owner) return [{ parent: owner, step: path.at(-2)! }];
  const key = String(path.at(-1));
  const root = line[0];
  const value = ownValue(fallbacks, key);
  if (value === undefined || root?.type !== 'object') return undefined;
  root.entries.set(key, { key: root.span, value: { span: root.span, type: 'scalar', value } });
  return [];
}

function prune(removals: readonly Removal[], removed: Context['removed']): void {
  const items = new Map<JsonNode, Set<number>>();
  for (const { parent, step } of removals) {
    if (parent.type === 'object') parent.entries.delete(String(step));
    else items.set(parent, (items.get(parent) ?? new Set()).add(Number(step)));
    removed.set(parent, (removed.get(parent) ?? new Set()).add(step));
  }
  for (const [parent, steps] of items) {
    if (parent.type === 'array') parent.items = parent.items.filter((_, index) => !steps.has(index));
  }
}
