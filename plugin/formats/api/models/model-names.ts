/** The schemas of a document that have pages of their own: those that other pages link to. */
import type { Schema } from '../../../../playground/model/operation.js';
import type { PagedEntry } from '../api-format.js';
import { derivedEntry } from '../overview.js';
import { documentedMeta } from '../pages/first-paragraph.js';
import { segment } from '../pages/page-names.js';
import type { PageRoots, SchemaGraph } from './schema-graph.js';

/** Identifies a schema among the parts of its document. */
export function schemaId(name: string): string {
  return `#/schemas/${name}`;
}

/** A schema as a part of its document. */
export function modelEntry(name: string, schema?: Schema): PagedEntry {
  const given = typeof schema === 'object' ? schema['description'] : undefined;
  const description = typeof given === 'string' ? given : undefined;
  const path = segment(name.replace(/^[._]+/, '').replaceAll('.', '-')) || 'model';
  return { ...derivedEntry(schemaId(name), `models/${path}`, documentedMeta(name, description)), name };
}

/** Names of the schemas that pages with `roots`, and their own pages, link to. */
export function linkedModels(roots: readonly PageRoots[], graph: SchemaGraph): string[] {
  return [...graph.withLinked(roots.flatMap((root) => [...graph.select(root).linked]))];
}

/** The parts and models that refer to a model. */
export interface ModelUsers<Part> {
  parts: readonly Part[];
  models: readonly string[];
}

/** The users of each model, also through schemas without pages. */
export function modelUsers<Part>(
  parts: readonly (readonly [Part, PageRoots])[],
  models: readonly string[],
  graph: SchemaGraph,
): Map<string, ModelUsers<Part>> {
  const isModel = new Set(models);
  const users = new Map(models.map((name) => [name, { parts: [] as Part[], models: [] as string[] }]));
  const nearest = (names: Iterable<string>): string[] => {
    const reached = new Set(names);
    // A set that grows is iterated to its end.
    for (const name of reached) if (!isModel.has(name)) for (const each of graph.node(name).nested) reached.add(each);
    return [...reached].filter((name) => isModel.has(name));
  };
  for (const [part, roots] of parts)
    for (const name of nearest(graph.references(roots))) users.get(name)!.parts.push(part);
  for (const model of models)
    for (const name of nearest(graph.node(model).nested)) if (name !== model) users.get(name)!.models.push(model);
  return users;
}
