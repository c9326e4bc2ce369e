/** The content of the page of an operation or a schema: a part of its specification that is small enough for one page. */
import type { OperationModel } from '../../../playground/model/operation.js';
import type { ApiReference } from '../../core/model/types.js';
import type { ApiModel } from '../api/api-format.js';
import { schemaId } from '../api/models/model-names.js';
import { modelRoots } from '../api/models/schema-graph.js';
import { overviewPage, type OverviewModel, type PartOwner } from '../api/overview.js';
import type { ModelContent } from '../api/models/model-content.js';
import { pageSchemas } from '../api/page-schemas.js';
import { graphOf, operationRoots, usersOf } from './model-pages.js';
import { overviewOf, ownerOf } from './overview-model.js';
import type { Specification, SpecificationOperation } from './types.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** Plain data, so that page workers can receive it. */
export type SpecificationModel = ApiModel & (OperationPage | SchemaPage | OverviewModel);

interface OperationPage {
  kind: 'operation';
  operation: Omit<OperationModel, 'schemas'>;
  badges: readonly Badge[];
  owner: PartOwner;
}

type SchemaPage = { kind: 'schema' } & ModelContent;

/** A label beside the title of an operation (`x-badges`). */
export interface Badge {
  name: string;
  color?: string;
}

/** The model of an operation, a webhook or a declared schema. */
export function specificationModel(
  specification: Specification,
  { id, name }: Pick<ApiReference, 'id' | 'name'>,
): SpecificationModel | undefined {
  const overview = overviewPage(() => overviewOf(specification), id);
  if (overview) return { ...overview, schemas: {} };
  if (id === schemaId(name)) return schemaModel(specification, name);
  const found = operationsOf(specification).get(id);
  if (!found) return undefined;
  const operation = withoutSchemas(found.model);
  const owner = ownerOf(specification, operation);
  const page = pageSchemas(graphOf(specification), operationRoots(found));
  return { kind: 'operation', operation, badges: badgesOf(found), owner, ...page };
}

function schemaModel(specification: Specification, name: string): SpecificationModel | undefined {
  if (specification.schema(name) === undefined) return undefined;
  const page = pageSchemas(graphOf(specification), modelRoots(name), false);
  const owner = ownerOf(specification, { tags: [] });
  return { kind: 'schema', name, owner, usedBy: usersOf(specification, name), ...page };
}

/** They are put together at each access, which takes long where an operation reaches thousands. */
function withoutSchemas(model: OperationModel): Omit<OperationModel, 'schemas'> {
  const keys = Object.keys(model).filter((key) => key !== 'schemas') as Exclude<keyof OperationModel, 'schemas'>[];
  return Object.fromEntries(keys.map((key) => [key, model[key]])) as unknown as Omit<OperationModel, 'schemas'>;
}

const operationsById = new WeakMap<Specification, Map<string, SpecificationOperation>>();

/** The operations and webhooks of a specification by their ids. */
export function operationsOf(specification: Specification): Map<string, SpecificationOperation> {
  return getOrInsert(
    operationsById,
    specification,
    () => new Map(specification.operations.map((each) => [each.model.id, each])),
  );
}

function badgesOf({ extensions }: SpecificationOperation): Badge[] {
  const given = extensions['x-badges'];
  if (!Array.isArray(given)) return [];
  return (given as unknown[]).flatMap((badge) => {
    if (typeof badge === 'string') return [{ name: badge }];
    const { name, color } = (badge ?? {}) as Partial<Badge>;
    return typeof name === 'string' ? [{ name, ...(typeof color === 'string' && { color }) }] : [];
  });
}
