/** Checks settings against a schema and shows every problem where it stands. */
import type { z } from 'zod';
import type { Report } from '../errors.js';
import { describeInvalid, closestBranchIssues, expected, type Issue } from './explain-issue.js';
import { explainRename, explainUnknownKey, suggestKey, valueAt } from './explain-key.js';
import { pathText } from './path-text.js';
import { problemAt, toValue, type JsonNode } from './json-tree.js';
import { innerSchemas, keysOf, schemaAt } from './schema-at.js';

/** Settings that fit their schema, and the node that each of their objects and lists was made from. */
export interface Checked<T> {
  value: T;
  nodes: Map<object, JsonNode>;
  /** Nodes that lost something that was wrong, which has been reported. */
  prunedNodes: ReadonlySet<JsonNode>;
}

const mostRounds = 12;

/**
 * Reports wrong values as errors and unknown keys as warnings, takes them out, and checks again, so that one mistake
 * hides no other and the rest of the settings still counts. `undefined` where what is left cannot be used.
 * `fallbacks`: what to go on with where a key that must be there is missing; `lost`: keys of the root that were there but
 * could not be read, which has been reported.
 */
export function validateSettings<S extends z.ZodType>(
  schema: S,
  root: JsonNode,
  report: Report,
  { fallbacks = {}, lost = [] }: { fallbacks?: Record<string, string>; lost?: readonly string[] } = {},
): Checked<z.infer<S>> | undefined {
  const removed = new Map<JsonNode, Set<PropertyKey>>([[root, new Set(lost)]]);
  for (let round = 0; round < mostRounds; round++) {
    const nodes = new Map<object, JsonNode>();
    const value = toValue(root, (made, node) => nodes.set(made, node));
    const result = schema.safeParse(value, { error: expected });
    // The value itself, not zod's copy of it: its objects are the keys of `nodes`, and no schema transforms.
    if (result.success) {
      const prunedNodes = new Set([...removed].flatMap(([node, steps]) => (steps.size > 0 ? [node] : [])));
      return { value: value as z.infer<S>, nodes, prunedNodes };
    }
    const context = { schema, root, value, removed, fallbacks, report };
    const removals = renameMissing(closestBranchIssues(result.error.issues), context).map((issue) =>
      tell(issue, context),
    );
    if (removals.includes(undefined)) return undefined;
    takeOut(
      removals.flatMap((removal) => removal ?? []),
      removed,
    );
  }
  return undefined;
}

interface Context {
  schema: z.ZodType;
  root: JsonNode;
  value: unknown;
  /** What earlier rounds removed from each node; that it is missing now needs no second message. */
  removed: Map<JsonNode, Set<PropertyKey>>;
  fallbacks: Record<string, string>;
  report: Report;
}

interface Removal {
  parent: JsonNode;
  step: PropertyKey;
}

/** Where a key that must be there goes by another name, it is renamed and reported once. Gives the other issues. */
function renameMissing(issues: readonly Issue[], { root, value, report }: Context): Issue[] {
  const left = issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? { ...issue, keys: [...issue.keys] } : issue,
  );
  return left.filter((issue) => {
    const wanted = issue.path.at(-1);
    if (issue.code === 'unrecognized_keys' || typeof wanted !== 'string' || valueAt(value, issue.path) !== undefined)
      return true;
    const owner = issue.path.slice(0, -1);
    const unknown = left.find(
      (other) => other.code === 'unrecognized_keys' && pathText(other.path) === pathText(owner),
    );
    const node = nodesAlong(root, owner)[owner.length];
    if (unknown?.code !== 'unrecognized_keys' || node?.type !== 'object') return true;
    const key = unknown.keys.find((name) => suggestKey(name, [wanted]) === wanted);
    const entry = key === undefined ? undefined : node.entries.get(key);
    if (key === undefined || !entry) return true;
    report.error(problemAt(entry.key, explainRename(key, wanted, owner, valueAt(value, [...owner, key]))));
    node.entries.delete(key);
    node.entries.set(wanted, entry);
    unknown.keys.splice(unknown.keys.indexOf(key), 1);
    return false;
  });
}

/** Reports one issue. Answers what to take out; `undefined` where nothing can be. */
function tell(issue: Issue, context: Context): Removal[] | undefined {
  if (issue.code === 'unrecognized_keys') return tellUnknown(issue, context);
  const line = nodesAlong(context.root, issue.path);
  const step = issue.path.at(-1);
  const parent = line[issue.path.length - 1];
  const wrong = line[issue.path.length];
  if (step === undefined || !parent) return undefined;
  if (wrong) {
    const isWholeFile = wrong.span.source !== parent.span.source;
    context.report.error(problemAt(wrong.span, describeInvalid(issue, context.schema, context.value, isWholeFile)));
    return [{ parent, step }];
  }
  if (!context.removed.get(parent)?.has(step)) {
    context.report.error(
      problemAt({ ...parent.span, length: 1 }, describeInvalid(issue, context.schema, context.value)),
    );
  }
  return mendMissing(issue.path, line, context.fallbacks);
}

function tellUnknown(
  issue: Issue & { code: 'unrecognized_keys' },
  { schema, root, value, removed, report }: Context,
): Removal[] {
  const parent = nodesAlong(root, issue.path).at(-1)!;
  const place = removed.get(parent)?.size ? schemaAt(schema, issue.path, value).schema : undefined;
  for (const key of issue.keys) {
    // Without what was taken out, the rest looks like another branch of a union, which does not know the key.
    if (place && innerSchemas(place).some((branch) => keysOf(branch).includes(key))) continue;
    const entry = parent.type === 'object' ? parent.entries.get(key) : undefined;
    report.warn(problemAt(entry?.key ?? parent.span, explainUnknownKey(key, issue.path, schema, value)));
  }
  return issue.keys.map((step) => ({ parent, step }));
}

/** What lacks a key is taken out as a whole, but for the root: there the fallback steps in. */
function mendMissing(
  path: readonly PropertyKey[],
  line: readonly JsonNode[],
  fallbacks: Record<string, string>,
): Removal[] | undefined {
  const owner = line[path.length - 2];
  if (owner) return [{ parent: owner, step: path.at(-2)! }];
  const key = String(path.at(-1));
  const root = line[0];
  const value = fallbacks[key];
  if (value === undefined || root?.type !== 'object') return undefined;
  root.entries.set(key, { key: root.span, value: { span: root.span, type: 'scalar', value } });
  return [];
}

/** The nodes from the root to `path`, as far as there are any. */
function nodesAlong(root: JsonNode, path: readonly PropertyKey[]): JsonNode[] {
  const line = [root];
  for (const step of path) {
    const last = line.at(-1)!;
    const next =
      last.type === 'object'
        ? last.entries.get(String(step))?.value
        : last.type === 'array'
          ? last.items[Number(step)]
          : undefined;
    if (!next) break;
    line.push(next);
  }
  return line;
}

function takeOut(removals: readonly Removal[], removed: Context['removed']): void {
  const items = new Map<JsonNode, Set<number>>();
  for (const { parent, step } of removals) {
    if (parent.type === 'object') {
      parent.entries.delete(String(step));
      removed.set(parent, (removed.get(parent) ?? new Set()).add(step));
    } else {
      items.set(parent, (items.get(parent) ?? new Set()).add(Number(step)));
      removed.set(parent, (removed.get(parent) ?? new Set()).add(step));
    }
  }
  for (const [parent, steps] of items) {
    if (parent.type === 'array') parent.items = parent.items.filter((_, index) => !steps.has(index));
  }
}
