/** The descriptions of a value: of its schema, and of those that it refers to. */
import type { Schema } from '../../../../../playground/model/operation.js';
import { alternativesOf } from '../../../../../playground/model/values/control-kind.js';
import {
  extendedSchemas,
  resolveSchema,
  type SchemaObject,
} from '../../../../../playground/model/values/resolve-schema.js';
import { h, type Node } from '../../../../../runtime/jsx/node.js';
import { markdown, type RenderContext } from '../context.js';

/** Levels of lists in lists. */
const maxLists = 4;

/** Each text once: `first`, the schema's own, then those of schemas that it refers to or extends, and of its items. */
export function descriptionsOf(
  schema: Schema | undefined,
  schemas: RenderContext['schemas'],
  first?: string,
): readonly string[] {
  const found = new Set<string>();
  if (first !== undefined) found.add(first);
  let value = schema;
  for (let level = 0; level < maxLists && typeof value === 'object'; level++) {
    for (const part of partsOf(value, schemas)) if (isText(part['description'])) found.add(part['description']);
    value = resolveSchema(value, schemas).items;
  }
  return [...found];
}

/** The schema, and what it extends, the nearest first; with the only option of a choice. */
function partsOf(schema: SchemaObject, schemas: RenderContext['schemas']): SchemaObject[] {
  const resolved = resolveSchema(schema, schemas);
  const [only, ...others] = alternativesOf(resolved);
  const isAlone = others.length === 0 && only !== resolved && typeof only === 'object';
  const parts = extendedSchemas(schema, schemas).parts.toReversed();
  return isAlone ? [...parts, ...extendedSchemas(only, schemas).parts.toReversed()] : parts;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Each in a block of its own. */
export function descriptionBlocks(descriptions: readonly string[]): Node[] {
  return descriptions.map((description) => h('div', null, markdown(description)));
}
