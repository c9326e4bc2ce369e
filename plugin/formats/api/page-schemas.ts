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

/**
 * The schemas of a page, and those that it links to. Schemas of which it needs no more become outlines. `hasForm`: whether readers
 * enter values for the nearest schemas, also for those that the page links to.
 */
export function pageSchemas(
  graph: SchemaGraph,
  roots: PageRoots,
  hasForm = true,
): Pick<ApiModel, 'schemas' | 'linked' | 'further'> {
  const { shown, linked } = graph.select(roots);
  const nearest = hasForm ? nearestSchemas(graph, roots) : [];
  const names = new Set([...nearest, ...[...shown].flatMap((name) => graph.node(name).parts)]);
  const schemas = graph.schemas(names);
  for (const schema of Object.values(schemas))
    for (const name of measure(schema).references) schemas[name] ??= outlineOf(name, graph);
  const further = [...graph.withLinked(linked)].filter((name) => !linked.has(name) && !shown.has(name));
  return { schemas, linked: [...linked], further };
}

/** As many as fit on a page. */
function nearestSchemas(graph: SchemaGraph, roots: PageRoots): string[] {
  const names = graph.references(roots);
  const nearest: string[] = [];
  let size = 0;
  // A set that grows is iterated to its end: breadth first.
  for (const name of names) {
    const measured = measure(graph.schemas([name])[name]);
    size += measured.size;
    if (size > maxSchemaText || nearest.length === maxSchemas) break;
    nearest.push(name);
    for (const each of measured.references) names.add(each);
  }
  return nearest;
}

const outlines = new WeakMap<SchemaGraph, Map<string, Schema>>();

/** The kind of a schema that is too far away for the page. */
function outlineOf(name: string, graph: SchemaGraph): Schema {
  return getOrInsert(
    getOrInsert(outlines, graph, () => new Map<string, Schema>()),
    name,
    () => {
      const schemas = graph.schemas(graph.node(name).parts);
      const { type, properties, items, format, title } = resolveSchema(schemas[name], schemas);
      const kind = type ?? (properties ? 'object' : items === undefined ? undefined : 'array');
      return present({
        type: kind,
        format,
        title,
        [outlineKey]: graph.node(name).hasContent || undefined,
      });
    },
  );
}

interface Measured {
  /** Length as JSON, in characters. */
  size: number;
  references: readonly string[];
}

const measured = new WeakMap<object, Measured>();

/** Many operations share a schema, so it is measured once. */
function measure(schema: Schema | undefined): Measured {
  if (typeof schema !== 'object') return { size: 0, references: [] };
  return getOrInsert(measured, schema, () => {
    const json = JSON.stringify(schema);
    const references = Array.from(json.matchAll(/"\$ref":"(#\/schemas\/[^"\\]*)"/g), ([, each]) => schemaName(each!));
    return { size: json.length, references };
  });
}
