/** JSON with the place of every key and value, so that each problem can be shown where it stands. */
import type { Problem } from '../errors.js';
import type { SourceLocation } from '../site/types.js';
import { sourceFrame } from '../source-frame.js';

/** A JSON file as read. `file` is relative to the docs folder. */
export interface JsonSource {
  file: string;
  text: string;
  /** It is no file but an object that a program gave: its places mean nothing to an author. */
  isObject?: boolean;
}

/** Some characters of a JSON file. */
export interface JsonSpan {
  source: JsonSource;
  offset: number;
  length: number;
}

/** A value; after `$ref` is resolved its parts may come from several files. */
export type JsonNode = { span: JsonSpan } & (
  | { type: 'object'; entries: Map<string, JsonEntry> }
  | { type: 'array'; items: JsonNode[] }
  | { type: 'scalar'; value: unknown }
);

export interface JsonEntry {
  key: JsonSpan;
  value: JsonNode;
}

/** The plain value of a node. `seen` is told which object or array was made from which node. */
export function toValue(node: JsonNode, nodes?: (value: object, node: JsonNode) => void): unknown {
  if (node.type === 'scalar') return node.value;
  const value =
    node.type === 'array'
      ? node.items.map((item) => toValue(item, nodes))
      : Object.fromEntries([...node.entries].map(([key, entry]) => [key, toValue(entry.value, nodes)]));
  nodes?.(value, node);
  return value;
}

/** The place where a span starts. */
export function locationOf({ source, offset }: JsonSpan): SourceLocation {
  if (source.isObject) return { file: source.file, line: 1, column: 1 };
  const starts = lineStarts(source);
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle;
  }
  return { file: source.file, line: low + 1, column: offset - starts[low]! + 1 };
}

const knownLineStarts = new WeakMap<JsonSource, number[]>();

/** Kept per source: thousands of page paths are located in one file. */
function lineStarts(source: JsonSource): number[] {
  let starts = knownLineStarts.get(source);
  if (!starts) {
    starts = [0, ...[...source.text.matchAll(/\n/g)].map((match) => match.index + 1)];
    knownLineStarts.set(source, starts);
  }
  return starts;
}

/** A problem at a place of a JSON file, with the lines around it. */
export function problemAt(span: JsonSpan, problem: Pick<Problem, 'code' | 'message' | 'hint'>): Problem {
  const { source, offset, length } = span;
  const location = locationOf(span);
  if (source.isObject) return { ...problem, ...location };
  const isOneLine = !source.text.slice(offset, offset + length).includes('\n');
  return { ...problem, ...location, frame: sourceFrame(source.text, location, isOneLine ? length : 1) };
}
