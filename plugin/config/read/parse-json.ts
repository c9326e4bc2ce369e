/** Parses JSON files with the location of every key and value. */
import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Report } from '../../core/errors/errors.js';
import { maxSettingsLevels } from '../../reader/limits.js';
import { tooDeepAt } from '../../reader/json-depth.js';
import { explainSyntax, isExtra } from '../messages/explain-syntax.js';
import { warnAt } from '../rules/rule.js';
import { locationOf, problemAt, type JsonEntry, type JsonNode, type JsonSource, type JsonSpan } from './json-tree.js';

/**
 * Parses strict JSON. Reports syntax errors and returns `undefined`, except for comments and trailing commas, whose
 * meaning is clear. A duplicate key is a warning; the last one applies.
 */
export function parseJson(source: JsonSource, report: Report): JsonNode | undefined {
  const deepest = tooDeepAt(source.text, maxSettingsLevels);
  if (deepest !== undefined) {
    report.error(problemAt({ source, offset: deepest, length: 1 }, tooDeepProblem));
    return undefined;
  }
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false });
  if (!tree && errors.length === 0) errors.push({ error: 4, offset: 0, length: 1 });
  let fatal = false;
  const reported = new Set<number>();
  for (const error of errors) {
    if (fatal || reported.has(error.offset)) continue;
    fatal = !isExtra(source, error);
    reported.add(error.offset);
    const { span, ...problem } = explainSyntax(source, error);
    report.error(problemAt(span, problem));
  }
  return fatal || !tree ? undefined : toJsonNode(tree, source, report);
}

const tooDeepProblem = {
  code: 'config-syntax',
  message: `The settings are nested more than ${maxSettingsLevels} levels deep.`,
  hint: 'Check for a missing } or ] before this position.',
};

function toJsonNode(node: Node, source: JsonSource, report: Report): JsonNode {
  const span = spanOf(node, source);
  const children = node.children ?? [];
  if (node.type === 'array')
    return { span, type: 'array', items: children.map((item) => toJsonNode(item, source, report)) };
  if (node.type !== 'object') return { span, type: 'scalar', value: node.value as unknown };
  const entries = new Map<string, JsonEntry>();
  for (const pair of children) {
    const [keyNode, value] = pair.children ?? [];
    if (!keyNode || !value) continue;
    const name = keyNode.value as string;
    const key = spanOf(keyNode, source);
    const earlier = entries.get(name);
    if (earlier) reportDuplicate(name, earlier.key, key, report);
    entries.delete(name);
    entries.set(name, { key, value: toJsonNode(value, source, report) });
  }
  return { span, type: 'object', entries };
}

function reportDuplicate(name: string, earlier: JsonSpan, key: JsonSpan, report: Report): void {
  const shown = JSON.stringify(name);
  const message = `Duplicate key ${shown}. The value on line ${locationOf(earlier).line} is overwritten.`;
  warnAt(report, key, 'config-duplicate-key', message, `Merge the two values under one ${shown}.`);
}

function spanOf(node: Node, source: JsonSource): JsonSpan {
  return { source, offset: node.offset, length: node.length };
}
