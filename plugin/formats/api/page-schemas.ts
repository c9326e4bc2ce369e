/** The named schemas of a page: as many as fit on it, counted from the closest. */
import type { Schema } from '../../../playground/model/operation.js';
import { resolveSchema, schemaName } from '../../../playground/model/values/resolve-schema.js';
import type { ApiModel } from './api-format.js';
import type { PageRoots, SchemaGraph } from './models/schema-graph.js';
import { maxSchemas, maxSchemaText } from './limits.js';
import { present } from './read/values.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** Whether a schema of a page is only an outline: its content is not on the page. */
export const outlineKey = 'x-octavo-outline';

/** The schemas of a page, and those that it links to. */
export function pageSchemas(
  graph: SchemaGraph,
  roots: PageRoots,
  schemas: Readonly<Record<string, Schema>>,
): Pick<ApiModel, 'schemas' | 'linked'> {
  const { shown, linked } = graph.select(roots);
  const parts = [...shown].flatMap((name) => graph.node(name).parts);
  return { schemas: nearestSchemas(schemas, parts), linked: [...linked] };
}

/** The schemas that a page receives: those in `shown`, and the nearest ones. Schemas that exceed the limits become outlines. */
function nearestSchemas(
  schemas: Readonly<Record<string, Schema>>,
  shown: Iterable<string> = [],
): Record<string, Schema> {
  const result: Record<string, Schema> = {};
  let size = 0;
  for (const [name, schema] of Object.entries(schemas).slice(0, maxSchemas)) {
    size += measure(schema).size;
    if (size > maxSchemaText) break;
    result[name] = schema;
  }
  for (const name of shown) if (name in schemas) result[name] = schemas[name]!;
  for (const schema of Object.values(result))
    for (const name of measure(schema).references)
      if (name in schemas) result[name] ??= outlineOf(schemas[name]!, schemas);
  return result;
}

const outlines = new WeakMap<object, Schema>();

/** The kind of a schema that is too far away for the page. */
function outlineOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  if (typeof schema !== 'object') return schema;
  return getOrInsert(outlines, schema, () => {
    const { type, properties, items, format, title } = resolveSchema(schema, schemas);
    const kind = type ?? (properties ? 'object' : items === undefined ? undefined : 'array');
    return present({
      type: kind,
      format,
      title,
      [outlineKey]: properties || items !== undefined ? true : undefined,
    });
  });
}

interface Measured {
  /** Length as JSON, in characters. */
  size: number;
  references: readonly string[];
}

const measured = new WeakMap<object, Measured>();

/** Many operations share a schema, so it is measured once. */
function measure(schema: Schema): Measured {
  if (typeof schema !== 'object') return { size: String(schema).length, references: [] };
  return getOrInsert(measured, schema, () => {
    const json = JSON.stringify(schema);
    const references = Array.from(json.matchAll(/"\$ref":"(#\/schemas\/[^"\\]*)"/g), ([, each]) => schemaName(each!));
    return { size: json.length, references };
  });
}
