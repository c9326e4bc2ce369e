/** All operations of a specification: a broken operation is reported, all other operations are read. */
import type { OperationModel } from '../../../../playground/model/operation.js';
import { child, children, isObject, kindOf, type Located } from '../../api/files/located.js';
import { operationsOf, pathItemsAt, readOperation, resolveOperation, type OperationPlace } from './read-operation.js';
import { BrokenPart, type Reading, resolve, withoutBroken } from '../../api/read/reading.js';
import type { SpecificationOperation } from '../types.js';
import { extensionsOf, present, textAt } from '../../api/read/values.js';

/** Operations in the order of the file, then webhooks. */
export function readOperations(reading: Reading): SpecificationOperation[] {
  const { root } = reading;
  const webhooks = ['webhooks', 'x-webhooks'].map((key) => child(root, key)).find(({ value }) => isObject(value));
  const ids = new Map<string, Located>();
  const places = [
    ...placesIn(reading, referencedSection(reading, child(root, 'paths')), 'operation'),
    ...(webhooks ? placesIn(reading, referencedSection(reading, webhooks), 'webhook') : []),
  ];
  return places.flatMap((place) => {
    const model = attempt(reading, place.at, () => readOperation(reading, place, uniqueId(reading, place, ids)));
    return model ? [entryOf(place, model)] : [];
  });
}

/** Some authors keep all paths in a file of their own, with a `$ref` to it. */
function referencedSection(reading: Reading, at: Located): Located {
  const isReference = isObject(at.value) && typeof at.value['$ref'] === 'string';
  if (!isReference) return at;
  return attempt(reading, at, () => resolve(reading, at)) ?? { ...at, value: undefined };
}

function placesIn(reading: Reading, paths: Located, kind: 'operation' | 'webhook'): OperationPlace[] {
  if (paths.value !== undefined && paths.value !== null && !isObject(paths.value))
    reading.findings.error(paths, {
      code: 'openapi-paths',
      message: `"${paths.key}" must be an object, not ${kindOf(paths.value)}.`,
      hint: 'Write an object from paths, such as /users/{id}, to their operations.',
    });
  const places: OperationPlace[] = [];
  for (const entry of children(paths)) {
    const path = String(entry.key);
    if (path.startsWith('x-')) continue;
    if (kind === 'operation' && !path.startsWith('/')) reportPath(reading, entry, path);
    const pathItems = attempt(reading, entry, () => readPathItems(reading, entry)) ?? [];
    for (const { method, at: written } of operationsOf(reading, pathItems)) {
      const at = attempt(reading, written, () => resolveOperation(reading, written));
      if (at) places.push({ kind, method, path, at, pathItems });
    }
  }
  return places;
}

function reportPath(reading: Reading, at: Located, path: string): void {
  reading.findings.warn(at, {
    code: 'openapi-path',
    message: `The path "${path}" does not start with a slash.`,
    hint: `Write "/${path}".`,
  });
}

function readPathItems(reading: Reading, entry: Located): Located[] {
  if (!isObject(entry.value)) {
    reading.findings.error(entry, {
      code: 'openapi-path',
      message: `A path must be an object, not ${kindOf(entry.value)}.`,
      hint: 'Write an object from methods, such as get, to operations.',
    });
    throw new BrokenPart();
  }
  return pathItemsAt(reading, entry);
}

/** The result of `read`, or `undefined` if it gives up. Any other error affects only this operation. */
function attempt<Result>(reading: Reading, at: Located, read: () => Result): Result | undefined {
  try {
    return withoutBroken(read);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reading.findings.error(at, {
      code: 'openapi-operation',
      message: `This operation cannot be read: ${reason}.`,
      hint: 'Compare it with the OpenAPI specification. If it is valid, report this as an issue.',
    });
    return undefined;
  }
}

function uniqueId(reading: Reading, { at, method, path }: OperationPlace, ids: Map<string, Located>): string {
  const made = `${method.toLowerCase()}-${path.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}`.replace(
    /-$/,
    '',
  );
  const written = textAt(at, 'operationId');
  const other = written === undefined ? undefined : ids.get(written);
  if (other)
    reading.findings.warn(child(at, 'operationId'), {
      code: 'openapi-duplicate-id',
      message: `The operationId "${written}" is used for another operation, too.`,
      hint: 'Give each operation an operationId of its own.',
    });
  const proposal = written === undefined || other ? made : written;
  let id = proposal;
  for (let count = 2; ids.has(id); count++) id = `${proposal}-${count}`;
  ids.set(id, at);
  return id;
}

function entryOf({ at, pathItems }: OperationPlace, model: OperationModel): SpecificationOperation {
  const owners = [at, ...pathItems];
  const extensions = owners.map((owner) => child(owner, 'x-mint'));
  return present({
    model,
    operationId: textAt(at, 'operationId'),
    summary: textAt(at, 'summary'),
    extensions: Object.assign({}, ...owners.toReversed().map(extensionsOf)) as Record<string, unknown>,
    at,
    extension: extensions.find(({ value }) => value !== undefined) ?? extensions[0]!,
  });
}
