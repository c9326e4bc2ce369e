/** Finds problems in a JSON body, by line. Loaded when a body is edited. */
import { dereference, validate, type OutputUnit } from '@cfworker/json-schema';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Schemas } from '../values/resolve-schema.js';
import type { Schema } from '../operation.js';
import { standaloneSchema } from './standalone-schema.js';
import { maxCheckedReferences } from '../limits.js';

export interface BodyProblem {
  /** 1-based. */
  line: number;
  column: number;
  /** JSON Pointer of the value, such as `/user/name`. */
  pointer: string;
  message: string;
}

/** Errors that only report that a nested value is wrong. */
const outer = new Set([
  'properties',
  'items',
  'allOf',
  'anyOf',
  'oneOf',
  '$ref',
  'additionalProperties',
  'prefixItems',
]);

/** More problems than this are not listed. */
const limit = 20;

/** The problems of the text: of its syntax, otherwise against the schema. */
export function checkBody(text: string, schema: Schema | undefined, schemas: Schemas): BodyProblem[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0 || !tree)
    return errors.slice(0, 1).map(({ error, offset }) => ({
      ...position(text, offset),
      pointer: '',
      message: syntaxMessage(printParseErrorCode(error)),
    }));
  return schema === undefined ? [] : schemaProblems(text, tree, schema, schemas);
}

function schemaProblems(text: string, tree: Node, schema: Schema, schemas: Schemas): BodyProblem[] {
  return valueProblems(JSON.parse(text), schema, schemas).map((problem) => {
    const node = findNodeAtLocation(tree, segments(problem.pointer, tree)) ?? tree;
    return { ...position(text, node.offset), ...problem };
  });
}

/** The problems of a value. */
export function valueProblems(
  value: unknown,
  schema: Schema,
  schemas: Schemas,
): Pick<BodyProblem, 'pointer' | 'message'>[] {
  const errors = schemaErrors(value, standaloneSchema(schema, schemas));
  const inner = errors.filter(({ keyword, error }) => !outer.has(keyword) || /additional/i.test(error));
  return (inner.length > 0 ? inner : errors).slice(0, limit).map((unit) => {
    return { pointer: unit.instanceLocation.replace(/^#/, ''), message: messageOf(unit) };
  });
}

/**
 * The errors of the validator; none if it cannot read the schema, or the schema leads from a value to the same value without an
 * end. The server decides then.
 */
function schemaErrors(value: unknown, schema: Record<string, unknown> | boolean): OutputUnit[] {
  if (typeof schema === 'boolean') return schema ? [] : validate(value, schema).errors;
  let left = maxCheckedReferences;
  const lookup = new Proxy(dereference(schema), {
    get(known, reference: string) {
      if (left-- <= 0) throw new RangeError('Too many references.');
      // A page has only the nearest schemas of a large specification.
      return known[reference] ?? true;
    },
  });
  try {
    return validate(value, schema, '2020-12', lookup, false).errors;
  } catch {
    return [];
  }
}

function messageOf({ error }: OutputUnit): string {
  return error.replace(/^Instance /, 'The value ').replace(/\.*$/, '.');
}

/** The names in the pointer of a problem. */
export function pointerNames(pointer: string): string[] {
  const parts = pointer.split('/').slice(1);
  return parts.map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function segments(pointer: string, tree: Node): (string | number)[] {
  const path: (string | number)[] = [];
  for (const name of pointerNames(pointer)) {
    path.push(findNodeAtLocation(tree, path)?.type === 'array' ? Number(name) : name);
  }
  return path;
}

/** `PropertyNameExpected` as a sentence. */
function syntaxMessage(code: string): string {
  const name = code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `Invalid JSON: ${name}.`;
}

function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
