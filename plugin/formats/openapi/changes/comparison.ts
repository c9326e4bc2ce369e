/** Compares the operations of two versions of a specification. */
import type { OperationModel } from '../../../../playground/model/operation.js';
import type { ApiComparison } from '../../api/api-format.js';
import { ChangeList, type ChangedPart } from '../../api/changes/change-list.js';
import { SchemaComparison } from '../../api/changes/compare-schemas.js';
import { child, type Located } from '../../api/files/located.js';
import type { Specification, SpecificationOperation } from '../types.js';
import { compareOperation } from './compare-operation.js';
import { compareAccess } from './compare-access.js';

export const comparison: ApiComparison<Specification> = {
  compare(before, after) {
    const list = new ChangeList('operation');
    if (!before.source || !after.source) return list;
    const schemas = new SchemaComparison(before.source.schemas.named(), after.source.schemas.named(), list);
    const earlier = new Map(before.operations.map((operation) => [keyOf(operation.model), operation]));
    const current = new Map(after.operations.map((operation) => [keyOf(operation.model), operation]));
    for (const [key, { model, at }] of current) {
      const old = earlier.get(key);
      const label = labelOf(model);
      if (old) compareBoth(old.model, model, { part: list.addPart(label, model.id), at }, { list, schemas });
      else
        list.addWhole({ name: label, id: model.id }, at, {
          isBreaking: false,
          text: `the ${model.kind} was added`,
          whole: 'added',
        });
    }
    for (const [key, { model }] of earlier) if (!current.has(key)) reportRemoved(model, after, list);
    schemas.finish();
    return list;
  },
};

/** An operation in the new version. */
interface Place {
  part: ChangedPart;
  at: Located;
}

interface Comparing {
  list: ChangeList;
  schemas: SchemaComparison;
}

function compareBoth(before: OperationModel, after: OperationModel, place: Place, { list, schemas }: Comparing): void {
  compareOperation(before, after, place, schemas);
  for (const change of compareAccess(before, after)) list.add(place.part, place.at, change);
  const callbacks = new Map(after.callbacks.map((callback) => [keyOf(callback), callback]));
  for (const callback of before.callbacks) {
    const current = callbacks.get(keyOf(callback));
    const at = child(place.at, 'callbacks');
    if (current) compareOperation(callback, current, { part: place.part, at }, schemas);
    else list.add(place.part, at, { isBreaking: true, text: `the callback ${labelOf(callback)} was removed` });
    callbacks.delete(keyOf(callback));
  }
  for (const callback of callbacks.values())
    list.add(place.part, child(place.at, 'callbacks'), {
      isBreaking: false,
      text: `the callback ${labelOf(callback)} was added`,
    });
}

function reportRemoved(model: OperationModel, { operations, source }: Specification, list: ChangeList): void {
  const samePath = operations.find((other) => pathOf(other) === pathOf({ model }));
  const at = samePath?.at.parent ?? child(source!.root, model.kind === 'webhook' ? 'webhooks' : 'paths');
  const hint = 'Keep it and set "deprecated": true until clients no longer use it.';
  const text = `the ${model.kind} was removed`;
  list.addWhole({ name: labelOf(model) }, at, { isBreaking: true, text, hint, whole: 'removed' });
}

function pathOf({ model }: Pick<SpecificationOperation, 'model'>): string {
  return `${model.kind} ${model.path.replace(/\{[^{}]*\}/g, '{}')}`;
}

/** Identifies an operation in two versions: names of path parameters do not count. */
function keyOf(model: OperationModel): string {
  return `${model.method} ${pathOf({ model })}`;
}

function labelOf({ kind, method, path }: OperationModel): string {
  return kind === 'webhook' ? `webhook "${path}"` : `${method} ${path}`;
}
