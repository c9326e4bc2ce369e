/** The content of the page of an operation or a schema: a part of its specification that is small enough for one page. */
import type { OperationModel, Schema } from '../../../playground/model/operation.js';
import type { ApiReference } from '../../core/model/types.js';
import type { ApiModel } from '../api/api-format.js';
import { nearestSchemas } from '../api/page-schemas.js';
import { schemaId, type Specification, type SpecificationOperation } from './types.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** Plain data, so that page workers can receive it. */
export type SpecificationModel = ApiModel &
  (
    | { kind: 'operation'; operation: Omit<OperationModel, 'schemas'>; badges: readonly Badge[] }
    | { kind: 'schema'; name: string; schema: Schema }
  );

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
  if (id === schemaId(name)) {
    const named = specification.schema(name);
    return named && { kind: 'schema', name, schema: named.schema, schemas: nearestSchemas(named.schemas) };
  }
  const found = operationsOf(specification).get(id);
  if (!found) return undefined;
  const { schemas, ...operation } = found.model;
  return { kind: 'operation', operation, badges: badgesOf(found), schemas: nearestSchemas(schemas) };
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
