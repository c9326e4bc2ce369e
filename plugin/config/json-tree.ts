/** JSON with the place of every key and value, so that each problem can be shown where it stands. */
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Problem, Report } from '../errors.js';
import type { SourceLocation } from '../site/types.js';
import { sourceFrame } from '../source-frame.js';

/** A JSON file as read. `file` is relative to the docs folder. */
export interface JsonSource {
  file: string;
  text: string;
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
  | { type: 'scalar'; value: string | number | boolean | null }
);

export interface JsonEntry {
  key: JsonSpan;
  value: JsonNode;
}

/** Reads strict JSON. Comments, trailing commas and syntax errors are reported, each at its place; then the answer is `undefined`. */
export function parseJson(source: JsonSource, report: Report): JsonNode | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0 || !tree) {
    const shown = errors.slice(0, 1);
    if (shown.length === 0) shown.push({ error: 4, offset: 0, length: 1 });
    for (const error of shown) report.error(syntaxProblem(source, error));
    return undefined;
  }
  return toJsonNode(tree, source);
}

/** The plain value of a node. `seen` is told which object or array was made from which node. */
export function toValue(node: JsonNode, seen?: (value: object, node: JsonNode) => void): unknown {
  if (node.type === 'scalar') return node.value;
  const value =
    node.type === 'array'
      ? node.items.map((item) => toValue(item, seen))
      : Object.fromEntries([...node.entries].map(([key, entry]) => [key, toValue(entry.value, seen)]));
  seen?.(value, node);
  return value;
}

/** The place where a span starts. */
export function locationOf({ source, offset }: JsonSpan): SourceLocation {
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
  const isOneLine = !source.text.slice(offset, offset + length).includes('\n');
  return { ...problem, ...location, frame: sourceFrame(source.text, location, isOneLine ? length : 1) };
}

function toJsonNode(node: Node, source: JsonSource): JsonNode {
  const span = spanOf(node, source);
  if (node.type === 'array')
    return { span, type: 'array', items: (node.children ?? []).map((item) => toJsonNode(item, source)) };
  if (node.type !== 'object') return { span, type: 'scalar', value: node.value as string | number | boolean | null };
  const entries = new Map<string, JsonEntry>();
  for (const { children } of node.children ?? []) {
    const [key, value] = children ?? [];
    if (key && value) entries.set(key.value as string, { key: spanOf(key, source), value: toJsonNode(value, source) });
  }
  return { span, type: 'object', entries };
}

function spanOf(node: Node, source: JsonSource): JsonSpan {
  return { source, offset: node.offset, length: node.length };
}

const syntaxHints: Record<string, [message: string, hint: string]> = {
  InvalidCommentToken: ['comments are not part of JSON.', 'Remove the comment.'],
  ValueExpected: ['a value is missing here.', 'Write a value, or remove the comma before this place.'],
  PropertyNameExpected: [
    'a key in double quotes is missing here.',
    'Put the key in double quotes, or remove the comma before this place.',
  ],
  CommaExpected: ['a comma is missing before this.', 'Put a comma between two values.'],
  ColonExpected: ['a colon is missing after the key.', 'Write "key": value.'],
  CloseBraceExpected: ['a closing } is missing.', 'Close every { with a }.'],
  CloseBracketExpected: ['a closing ] is missing.', 'Close every [ with a ].'],
  EndOfFileExpected: ['there is more text after the end of the JSON value.', 'Remove what follows the last }.'],
  InvalidSymbol: ['this is not a JSON value.', 'Put text in double quotes.'],
  UnexpectedEndOfString: ['a closing " is missing.', 'Close the text with a double quote.'],
  InvalidEscapeCharacter: ['this \\ does not start a known escape.', 'Write \\\\ for a backslash.'],
};

function syntaxProblem(source: JsonSource, { error, offset, length }: ParseError): Problem {
  const trailing = /,\s*$/.exec(source.text.slice(0, offset));
  if (trailing && /^[\]}]/.test(source.text.slice(offset))) {
    const span = { source, offset: trailing.index, length: 1 };
    return problemAt(span, {
      code: 'config-syntax',
      message: 'The file is not valid JSON: a comma stands after the last value.',
      hint: 'Remove the comma.',
    });
  }
  const [message, hint] = syntaxHints[printParseErrorCode(error)] ?? [
    'this cannot be read.',
    'Check quotes, commas and brackets here.',
  ];
  const empty = source.text.trim() === '';
  return problemAt(
    { source, offset, length: Math.max(1, length) },
    {
      code: 'config-syntax',
      message: empty ? 'The file is empty.' : `The file is not valid JSON: ${message}`,
      hint: empty ? 'Write a JSON object with "name" and "navigation".' : hint,
    },
  );
}
