/** Checks settings against a schema and shows every problem where it stands. */
import type { z } from 'zod';
import type { Report } from '../errors.js';
import { explainUnknownKey, explainWrong, meantIssues, whatFits, type Issue } from './explain-issue.js';
import { problemAt, toValue, type JsonNode } from './json-tree.js';

/** Settings that fit their schema, and the node that each of their objects and lists was made from. */
export interface Checked<T> {
  value: T;
  nodes: Map<object, JsonNode>;
}

const mostRounds = 12;

/**
 * Reports wrong values as errors and unknown keys as warnings, takes them out, and checks again, so that one mistake
 * hides no other and the rest of the settings still counts. `undefined` where what is left cannot be used.
 * `fallbacks`: what to go on with where a key that must be there is missing; `lost`: keys of the root that were there but
 * could not be read, which has been reported.
 */
export function check<S extends z.ZodType>(
  schema: S,
  root: JsonNode,
  report: Report,
  { fallbacks = {}, lost = [] }: { fallbacks?: Record<string, string>; lost?: readonly string[] } = {},
): Checked<z.infer<S>> | undefined {
  const takenOut = new Map<JsonNode, Set<PropertyKey>>([[root, new Set(lost)]]);
  for (let round = 0; round < mostRounds; round++) {
    const nodes = new Map<object, JsonNode>();
    const value = toValue(root, (made, node) => nodes.set(made, node));
    const result = schema.safeParse(value, { error: whatFits });
    // The value itself, not zod's copy of it: its objects are the keys of `nodes`, and no schema transforms.
    if (result.success) return { value: value as z.infer<S>, nodes };
    const removals = meantIssues(result.error.issues).map((issue) =>
      tell(issue, { schema, root, value, takenOut, fallbacks, report }),
    );
    if (removals.includes(undefined)) return undefined;
    takeOut(
      removals.flatMap((removal) => removal ?? []),
      takenOut,
    );
  }
  return undefined;
}

interface Context {
  schema: z.ZodType;
  root: JsonNode;
  value: unknown;
  /** What earlier rounds removed from each node; that it is missing now needs no second message. */
  takenOut: Map<JsonNode, Set<PropertyKey>>;
  fallbacks: Record<string, string>;
  report: Report;
}

interface Removal {
  parent: JsonNode;
  step: PropertyKey;
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
    context.report.error(problemAt(wrong.span, explainWrong(issue, context.schema, context.value)));
    return [{ parent, step }];
  }
  if (!context.takenOut.get(parent)?.has(step)) {
    context.report.error(problemAt({ ...parent.span, length: 1 }, explainWrong(issue, context.schema, context.value)));
  }
  return mendMissing(issue.path, line, context.fallbacks);
}

function tellUnknown(
  issue: Issue & { code: 'unrecognized_keys' },
  { schema, root, value, report }: Context,
): Removal[] {
  const parent = nodesAlong(root, issue.path).at(-1)!;
  for (const key of issue.keys) {
    const entry = parent.type === 'object' ? parent.entries.get(key) : undefined;
    report.warn(problemAt(entry?.key ?? parent.span, explainUnknownKey(key, issue, schema, value)));
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

function takeOut(removals: readonly Removal[], takenOut: Context['takenOut']): void {
  const items = new Map<JsonNode, Set<number>>();
  for (const { parent, step } of removals) {
    if (parent.type === 'object') {
      parent.entries.delete(String(step));
      takenOut.set(parent, (takenOut.get(parent) ?? new Set()).add(step));
    } else {
      items.set(parent, (items.get(parent) ?? new Set()).add(Number(step)));
    }
  }
  for (const [parent, steps] of items) {
    if (parent.type === 'array') parent.items = parent.items.filter((_, index) => !steps.has(index));
  }
}
