/** Finds which options of a choice are the same in two versions. */
import { resolveSchema, schemaName, type Schemas } from '../../../../playground/model/values/resolve-schema.js';
import type { Schema } from '../../../../playground/model/operation.js';
import { typesOf } from './value-changes.js';

export interface MatchedOptions {
  pairs: readonly (readonly [before: Schema, after: Schema])[];
  removed: readonly Schema[];
  added: readonly Schema[];
}

type KeyOf = (option: Schema, schemas: Schemas) => string | undefined;

/** From the surest sign that two options are the same to the least. */
const signs: readonly KeyOf[] = [
  (option) => (typeof option === 'object' && typeof option['$ref'] === 'string' ? option['$ref'] : undefined),
  (option) => JSON.stringify(option),
  (option) => (typeof option === 'object' && typeof option['title'] === 'string' ? option['title'] : undefined),
  constantsOf,
  (option, schemas) => typeNames(option, schemas).sort().join(),
];

/** Pairs of options, and those that only one version has. A type `null` is not an option. */
export function matchOptions(
  before: readonly Schema[],
  after: readonly Schema[],
  schemasBefore: Schemas,
  schemasAfter: Schemas,
): MatchedOptions {
  let removed = before.filter(isNotNull);
  let added = after.filter(isNotNull);
  const pairs: (readonly [Schema, Schema])[] = [];
  for (const keyOf of signs) {
    const open = [...added];
    removed = removed.filter((option) => {
      const key = keyOf(option, schemasBefore);
      const index = key === undefined ? -1 : open.findIndex((other) => keyOf(other, schemasAfter) === key);
      if (index < 0) return true;
      pairs.push([option, open[index]!]);
      open.splice(index, 1);
      return false;
    });
    added = open;
  }
  return { pairs, removed, added };
}

function isNotNull(option: Schema): boolean {
  return typeof option !== 'object' || option['type'] !== 'null';
}

/** The fields with one possible value, which tell the options apart. */
function constantsOf(option: Schema, schemas: Schemas): string | undefined {
  const { properties = {} } = resolveSchema(option, schemas);
  const constants = Object.entries(properties).flatMap(([name, property]) => {
    const { const: value, enum: values } = resolveSchema(property, schemas);
    if (value !== undefined) return [[name, value]];
    return Array.isArray(values) && values.length === 1 ? [[name, values[0] as unknown]] : [];
  });
  return constants.length > 0 ? JSON.stringify(constants) : undefined;
}

/** An option in messages: its name, its title or its types. */
export function optionName(option: Schema, schemas: Schemas): string {
  const { $ref, title } = typeof option === 'object' ? option : {};
  if (typeof $ref === 'string') return JSON.stringify(schemaName($ref));
  if (typeof title === 'string') return JSON.stringify(title);
  return typeNames(option, schemas).join(' or ') || 'any value';
}

/** The types of an option without `null`. */
function typeNames(option: Schema, schemas: Schemas): string[] {
  return [...(typesOf(resolveSchema(option, schemas), schemas) ?? [])].filter((type) => type !== 'null');
}
