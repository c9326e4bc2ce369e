/** Reads JSON files with the place of every key and value. */
import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Report } from '../errors.js';
import { explainSyntax, isExtra } from './explain-syntax.js';
import { locationOf, problemAt, type JsonEntry, type JsonNode, type JsonSource, type JsonSpan } from './json-tree.js';

/**
 * Reads strict JSON. Syntax errors are reported, each at its place; then the answer is `undefined`, but for comments and
 * commas at the end, which hide nothing of what the author meant. A key that stands twice is a warning; the last counts.
 */
export function parseJson(source: JsonSource, report: Report): JsonNode | undefined {
  const deepest = tooDeep(source.text);
  if (deepest !== undefined) {
    report.error(problemAt({ source, offset: deepest, length: 1 }, tooDeepProblem));
    return undefined;
  }
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false });
  if (!tree && errors.length === 0) errors.push({ error: 4, offset: 0, length: 1 });
  let fatal = false;
  const told = new Set<number>();
  for (const error of errors) {
    if (fatal || told.has(error.offset)) continue;
    fatal = !isExtra(source, error);
    told.add(error.offset);
    const { span, ...problem } = explainSyntax(source, error);
    report.error(problemAt(span, problem));
  }
  return fatal || !tree ? undefined : toJsonNode(tree, source, report);
}

/** More than any settings need: what reads them goes down step by step. */
const mostLevels = 200;

const tooDeepProblem = {
  code: 'config-syntax',
  message: `Lists and objects stand inside each other more than ${mostLevels} times.`,
  hint: 'Close the brackets before this place: most likely one was forgotten.',
};

/** The place of the bracket that is one too deep. */
function tooDeep(text: string): number | undefined {
  let level = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') level++;
    else if (token === '}' || token === ']') level--;
    if (level > mostLevels) return index;
  }
  return undefined;
}

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
    if (earlier) reportTwice(name, earlier.key, key, report);
    entries.delete(name);
    entries.set(name, { key, value: toJsonNode(value, source, report) });
  }
  return { span, type: 'object', entries };
}

function reportTwice(name: string, earlier: JsonSpan, key: JsonSpan, report: Report): void {
  report.warn(
    problemAt(key, {
      code: 'config-duplicate-key',
      message: `The key ${JSON.stringify(name)} stands twice in one object; the value in line ${locationOf(earlier).line} is lost.`,
      hint: `Keep one ${JSON.stringify(name)}, with everything that belongs into it.`,
    }),
  );
}

function spanOf(node: Node, source: JsonSource): JsonSpan {
  return { source, offset: node.offset, length: node.length };
}
