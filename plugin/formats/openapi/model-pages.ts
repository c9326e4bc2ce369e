/** The pages of schemas that the pages of operations link to. */
import type { ContentModel, OperationModel, Schema } from '../../../playground/model/operation.js';
import { schemaName } from '../../../playground/model/values/resolve-schema.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import { linkedModels, modelUsers, type ModelUsers } from '../api/models/model-names.js';
import { SchemaGraph, type PageRoots } from '../api/models/schema-graph.js';
import type { OverviewPart } from '../api/overview.js';
import { partOf } from './pages/operation-entry.js';
import { isPublished, type Specification, type SpecificationOperation } from './types.js';

const graphs = new WeakMap<Specification, SchemaGraph>();

/** The named schemas of a specification. */
export function graphOf(specification: Specification): SchemaGraph {
  return getOrInsert(graphs, specification, () => new SchemaGraph((name) => specification.schema(name)?.schema));
}

/** Names of the schemas with pages of their own. `ids`: the operations with pages. Default: all. */
export function modelNames(specification: Specification, ids?: ReadonlySet<string>): string[] {
  const shown = specification.operations.filter(
    (operation) => isPublished(operation) && (ids?.has(operation.model.id) ?? true),
  );
  return linkedModels(shown.map(operationRoots), graphOf(specification));
}

const users = new WeakMap<Specification, ReadonlyMap<string, ModelUsers<OverviewPart>>>();

/** The operations and models that refer to a model. */
export function usersOf(specification: Specification, name: string): ModelUsers<OverviewPart> | undefined {
  return getOrInsert(users, specification, () => {
    const parts = specification.operations
      .filter(isPublished)
      .map((operation) => [partOf(operation), operationRoots(operation)] as const);
    return modelUsers(parts, modelNames(specification), graphOf(specification));
  }).get(name);
}

const roots = new WeakMap<SpecificationOperation, PageRoots>();

/** The parts of the page of an operation that refer to schemas. */
export function operationRoots(operation: SpecificationOperation): PageRoots {
  return getOrInsert(roots, operation, () => {
    const { parameters, body, responses, callbacks } = operation.model;
    const content = [parameters, body, responses, callbacks.map(contentOf)];
    const media = [...(body?.contents ?? []), ...responses.flatMap(({ contents }) => contents)];
    return { content, top: media.flatMap(schemasIn) };
  });
}

/** Without the schemas, which would be all that it can reach. */
function contentOf({ parameters, body, responses, callbacks }: OperationModel): unknown {
  return [parameters, body, responses, callbacks.map(contentOf)];
}

function schemasIn({ schema, itemSchema }: ContentModel): string[] {
  return [schema, itemSchema].flatMap((each) => topName(each) ?? []);
}

/** The name of a schema, or of the items of a list. */
function topName(schema: Schema | undefined): string | undefined {
  if (typeof schema !== 'object') return undefined;
  const { $ref, items } = schema;
  return typeof $ref === 'string' ? schemaName($ref) : topName(items as Schema | undefined);
}
