/** Finds the values of a discriminator that select an alternative of a choice. */
import type { Schema } from '../operation.js';
import type { SchemaObject } from './resolve-schema.js';

interface Discriminator {
  propertyName?: unknown;
  mapping?: Readonly<Record<string, unknown>>;
}

/** The keys of its mapping, otherwise the name of the schema; none without a discriminator. */
export function discriminatorValues({ discriminator }: SchemaObject, alternative: Schema): string[] {
  const { propertyName, mapping = {} } = (discriminator ?? {}) as Discriminator;
  const reference = typeof alternative === 'object' ? alternative.$ref : undefined;
  if (typeof propertyName !== 'string' || typeof reference !== 'string') return [];
  const name = lastSegment(reference);
  const mapped = Object.entries(mapping).filter(([, target]) => lastSegment(String(target)) === name);
  return mapped.length > 0 ? mapped.map(([value]) => value) : [decodeURIComponent(name)];
}

/** `resolved`, the alternative, with only the values of the discriminator that select it. */
export function withDiscriminator(
  schema: SchemaObject,
  alternative: Schema,
  resolved: SchemaObject,
  resolve: (property: Schema | undefined) => SchemaObject,
): SchemaObject {
  const values = discriminatorValues(schema, alternative);
  if (values.length === 0) return resolved;
  const name = (schema['discriminator'] as { propertyName: string }).propertyName;
  const property = resolve(resolved.properties?.[name]);
  if ('const' in property || (Array.isArray(property['enum']) && property['enum'].length === 1)) return resolved;
  const { example: _, examples: __, default: ___, ...rest } = property;
  return { ...resolved, properties: { ...resolved.properties, [name]: { ...rest, enum: values } } };
}

function lastSegment(reference: string): string {
  return reference.split('/').at(-1)!;
}
