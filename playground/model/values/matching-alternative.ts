/** Finds the alternative of a choice that a value matches. */
import { numberOf } from './exact-json.js';
import { resolvedAlternative, typesOf } from './control-kind.js';
import type { SchemaObject, Schemas } from './resolve-schema.js';
import { isObject } from '../request/parameters/parameter-value.js';
import type { Schema } from '../operation.js';

/**
 * Index of the alternative that allows the most properties of a value; among equal alternatives, the one with the
 * fewest missing properties.
 */
export function matchingAlternative(
  schema: SchemaObject,
  alternatives: readonly Schema[],
  value: unknown,
  schemas: Schemas,
): number {
  const scores = alternatives.map((each) => score(resolvedAlternative(schema, each, schemas), value));
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

function score(schema: SchemaObject, value: unknown): number {
  const types = typesOf(schema);
  if (!isObject(value)) return types.some((type) => isOfType(value, type)) ? 1 : 0;
  if (types.length > 0 && !types.includes('object')) return 0;
  const { properties = {}, required = [] } = schema;
  const allowed = Object.keys(value).filter((name) => name in properties && isAllowed(properties[name], value[name]));
  const missing = required.filter((name) => !(name in value));
  return 1 + allowed.length - missing.length / (required.length + 1);
}

function isOfType(value: unknown, type: string): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (value === null) return false;
  const number = numberOf(value);
  if (number !== undefined) return type === 'number' || (type === 'integer' && Number.isInteger(number));
  return typeof value === type;
}

/** Whether a property does not rule out the value: discriminators are constants. */
function isAllowed(schema: Schema | undefined, value: unknown): boolean {
  if (typeof schema !== 'object') return true;
  if ('const' in schema) return schema.const === value;
  return !Array.isArray(schema.enum) || (schema.enum as unknown[]).includes(value);
}
