/** Finds what is wrong with a JSON body, by line. Loaded when a body is edited. */
import { Validator } from '@cfworker/json-schema';
import type { OutputUnit } from '@cfworker/json-schema';
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import type { Schemas } from '../form/resolve-schema.js';
import type { Schema } from '../request/operation.js';
import { isObject } from '../request/parameter-value.js';

export interface BodyProblem {
  /** 1-based. */
  line: number;
  column: number;
  /** JSON Pointer of the value, such as `/user/name`. */
  pointer: string;
  message: string;
}

/** Errors that only say that something inside is wrong. */
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

/** The problems of the text: of its syntax, else against the schema. */
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
  const { errors } = new Validator(standalone(schema, schemas), '2020-12', false).validate(JSON.parse(text));
  const inner = errors.filter(({ keyword, error }) => !outer.has(keyword) || /additional/i.test(error));
  return (inner.length > 0 ? inner : errors).slice(0, limit).map((unit) => {
    const pointer = unit.instanceLocation.replace(/^#/, '');
    const node = findNodeAtLocation(tree, segments(pointer, tree)) ?? tree;
    return { ...position(text, node.offset), pointer, message: messageOf(unit) };
  });
}

/** A schema with the schemas that it refers to. */
function standalone(schema: Schema, schemas: Schemas): Record<string, unknown> | boolean {
  if (typeof schema === 'boolean') return schema;
  const whole = JSON.stringify({ ...schema, $defs: schemas }, (_, each: unknown) => withoutReadOnly(each));
  return JSON.parse(whole.replaceAll('"$ref":"#/schemas/', '"$ref":"#/$defs/')) as Record<string, unknown>;
}

/** Properties that only responses have are not required in a request. */
function withoutReadOnly(schema: unknown): unknown {
  if (!isObject(schema) || !Array.isArray(schema.required) || !isObject(schema.properties)) return schema;
  const { properties, required } = schema;
  const isSent = (name: unknown): boolean => {
    const property = properties[String(name)];
    return !isObject(property) || property.readOnly !== true;
  };
  return { ...schema, required: required.filter(isSent) };
}

function messageOf({ error }: OutputUnit): string {
  return error.replace(/^Instance /, 'The value ').replace(/\.*$/, '.');
}

function segments(pointer: string, tree: Node): (string | number)[] {
  const path: (string | number)[] = [];
  for (const part of pointer.split('/').slice(1)) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
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
