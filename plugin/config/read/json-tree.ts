/** A JSON tree with the location of every key and value, so that each problem can be reported where it is. */
import { fileStart, type Place, type Problem } from '../../core/errors/errors.js';
import type { SourceLocation } from '../../core/model/types.js';
import { pointAt, sourceFrame } from '../../core/text/source-frame.js';

/** A JSON file. `file` is relative to the docs folder. */
export interface JsonSource {
  file: string;
  text: string;
  /** Whether it is not a file but an object passed from code. Its locations mean nothing to an author. */
  isObject?: boolean;
  /** The plugin that has set the value. Default: it is of the author. */
  plugin?: { name: string; place: Place };
}

/** A range of characters in a JSON file. */
export interface JsonSpan {
  source: JsonSource;
  offset: number;
  length: number;
}

/** A value. After `$ref` is resolved, its parts can come from several files. */
export type JsonNode = { span: JsonSpan } & (
  | { type: 'object'; entries: Map<string, JsonEntry> }
  | { type: 'array'; items: JsonNode[] }
  | { type: 'scalar'; value: unknown }
);

export interface JsonEntry {
  key: JsonSpan;
  value: JsonNode;
}

/** The plain value of a node. `nodes` maps each created object and array to its node. */
export function toValue(node: JsonNode, nodes?: (value: object, node: JsonNode) => void): unknown {
  if (node.type === 'scalar') return node.value;
  const value =
    node.type === 'array'
      ? node.items.map((item) => toValue(item, nodes))
      : Object.fromEntries([...node.entries].map(([key, entry]) => [key, toValue(entry.value, nodes)]));
  nodes?.(value, node);
  return value;
}

/** The characters of a number, `true` or `false`, such as `4.10`; `undefined` for other values. */
export function unquotedText({ span: { source, offset, length } }: JsonNode): string | undefined {
  const text = source.text.slice(offset, offset + length);
  return /^(?:-?\d|true$|false$)/.test(text) ? text : undefined;
}

/** The key and the value of `name`, if the node is an object with that key. */
export function entryOf(node: JsonNode | undefined, name: string): JsonEntry | undefined {
  return node?.type === 'object' ? node.entries.get(name) : undefined;
}

/** The nodes from the root to `path`, as far as they exist. */
export function nodesAlong(root: JsonNode, path: readonly PropertyKey[]): JsonNode[] {
  const line = [root];
  for (const step of path) {
    const last = line.at(-1)!;
    const next = last.type === 'array' ? last.items[Number(step)] : entryOf(last, String(step))?.value;
    if (!next) break;
    line.push(next);
  }
  return line;
}

/** The location of the start of a span. */
export function locationOf({ source, offset }: JsonSpan): SourceLocation {
  if (source.plugin) return source.plugin.place;
  return source.isObject ? fileStart(source.file) : { file: source.file, ...pointAt(source.text, offset) };
}

/** A problem at a location in a JSON file, with a code frame. */
export function problemAt(span: JsonSpan, problem: Pick<Problem, 'code' | 'message' | 'hint'>): Problem {
  const { source, offset, length } = span;
  const location = locationOf(span);
  if (source.plugin)
    return { ...problem, hint: `${problem.hint} The plugin "${source.plugin.name}" has set this value.`, ...location };
  if (source.isObject) return { ...problem, ...location };
  const isOneLine = !source.text.slice(offset, offset + length).includes('\n');
  return { ...problem, ...location, frame: sourceFrame(source.text, location, isOneLine ? length : 1) };
}
