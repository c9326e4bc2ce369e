/** Finds the operation that an author names. */
import type { OperationText } from '../../../addresses/operation-text.js';
import type { SpecificationOperation, Specification } from '../types.js';

/** The operation that the author means. Names of path parameters, a slash at the end and the address of the server may differ. */
export function findOperation(
  { operations }: Specification,
  { kind, method, name }: OperationText,
): SpecificationOperation | undefined {
  const candidates = operations.filter(({ model }) =>
    kind === 'webhook' ? model.kind === 'webhook' : model.kind === 'operation' && model.method === method,
  );
  const exact = candidates.find(({ model }) => model.path === name);
  if (exact) return exact;
  const wanted = comparable(name);
  return (
    candidates.find(({ model }) => comparable(model.path) === wanted) ??
    candidates.find(({ model }) =>
      model.servers.some(({ url }) => comparable(pathOf(url) + model.path) === comparable(pathOf(name))),
    )
  );
}

function comparable(path: string): string {
  return path
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/(?<=.)\/+$/, '')
    .toLowerCase();
}

/** Without `https://host`. */
function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/i, '').replace(/\/+$/, '');
}
