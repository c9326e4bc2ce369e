/** Schemas that extend, choose between, contain and exclude each other, as generators of specifications write them. */
import type { Random } from './random.js';

/** Types of one specification at most. */
const maxTypes = 30;

export type TypeSchema = Record<string, unknown>;

interface Types {
  random: Random;
  names: readonly string[];
  /** Whether types may refer to the ones before them, so that there are circles. */
  isCircular: boolean;
  reference(name: string): TypeSchema;
}

/** Named schemas; without circles, each refers only to later ones. */
export function relatedTypes(
  random: Random,
  isCircular: boolean,
  reference: Types['reference'],
): Record<string, TypeSchema> {
  const names = Array.from({ length: 2 + random.below(maxTypes - 1) }, (_, index) => `Type${index}`);
  const types: Types = { random, names, isCircular, reference };
  const schemas = Object.fromEntries(names.map((name, index) => [name, schemaOf(types, index)]));
  if (isCircular && random.below(2) === 0) addFamily(types, schemas);
  return schemas;
}

function schemaOf(types: Types, index: number): TypeSchema {
  const { random } = types;
  const own: TypeSchema = { type: 'object', properties: properties(types, index) };
  if (random.below(2) === 0) own['required'] = Object.keys(own['properties'] as object);
  const others = someOthers(types, index);
  const shapes: (() => TypeSchema)[] = [
    () => own,
    () => ({ allOf: [...others, own] }),
    () => ({ allOf: others, ...own }),
    () => ({ oneOf: [...others, own] }),
    () => ({ ...own, anyOf: others.length > 0 ? others : [{}] }),
    () => ({ type: 'array', items: one(types, index) }),
    () => ({ ...own, additionalProperties: one(types, index) }),
    () => ({ ...own, not: one(types, index) }),
    () => ({ ...one(types, index), description: 'Beside a reference.', properties: own['properties'] }),
    () => ({ ...one(types, index) }),
    () => ({ type: 'array', items: { oneOf: others.length > 0 ? others : [{}] }, minItems: random.below(20) }),
    () => nested(types, index, 4),
  ];
  return random.pick(shapes)();
}

/** A parent that lists its subtypes, which extend it. */
function addFamily({ random, names, reference }: Types, schemas: Record<string, TypeSchema>): void {
  const [parent = '', ...rest] = names;
  const subtypes = rest.slice(0, 1 + random.below(rest.length));
  const mapping = Object.fromEntries(subtypes.map((name) => [name.toLowerCase(), Object.values(reference(name))[0]]));
  schemas[parent] = {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' }, next: reference(random.pick(names)) },
    ...(random.below(4) > 0 && { [random.pick(['oneOf', 'anyOf'])]: subtypes.map(reference) }),
    discriminator: { propertyName: 'kind', ...(random.below(2) === 0 && { mapping }) },
  };
  for (const [index, name] of subtypes.entries()) {
    const own = { type: 'object', properties: { [`own${index}`]: { type: 'string' }, other: schemas[name] } };
    schemas[name] = random.below(3) > 0 ? { allOf: [reference(parent), own] } : { allOf: [reference(parent)], ...own };
  }
}

function properties(types: Types, index: number): TypeSchema {
  const count = types.random.below(6);
  return Object.fromEntries(
    Array.from({ length: count }, (_, place) => [`field${place}`, property(types, index)] as const),
  );
}

function property(types: Types, index: number): TypeSchema {
  const { random } = types;
  const shapes: (() => TypeSchema)[] = [
    () => ({ type: 'string' }),
    () => ({ type: 'integer', minimum: 1 }),
    () => ({ enum: ['a', 'b'] }),
    () => one(types, index),
    () => ({ type: 'array', items: one(types, index) }),
    () => ({ type: 'object', additionalProperties: one(types, index) }),
    () => ({ allOf: [one(types, index)], nullable: true, description: 'Perhaps.' }),
    () => ({ oneOf: someOthers(types, index) }),
  ];
  return random.pick(shapes)();
}

function nested(types: Types, index: number, levels: number): TypeSchema {
  const { random } = types;
  if (levels === 0) return one(types, index);
  const parts = Array.from({ length: 1 + random.below(3) }, () => nested(types, index, levels - 1));
  return { [random.pick(['allOf', 'oneOf', 'anyOf'])]: parts };
}

function one(types: Types, index: number): TypeSchema {
  return someOthers(types, index)[0] ?? { type: 'string' };
}

/** References in a random order. */
function someOthers({ random, names, isCircular, reference }: Types, index: number): TypeSchema[] {
  const others = names.slice(isCircular ? 0 : index + 1);
  const count = Math.min(others.length, 1 + random.below(random.below(3) === 0 ? others.length : 3));
  return Array.from({ length: count }, () => reference(random.pick(others)));
}
