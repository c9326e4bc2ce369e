/** Finds the operation that an author most likely intended. */
import { nearestPath } from '../../../addresses/nearest-path.js';
import { parseOperationText } from '../../../addresses/operation-text.js';

/** `wanted` names an operation or a webhook, as do `names`: `GET /users`. The path counts more than the method. */
export function nearestOperation(wanted: string, names: readonly string[]): string | undefined {
  const { method, path } = partsOf(wanted);
  const others = names.map((name) => ({ name, ...partsOf(name) }));
  // Operations with the same method come last, so they take precedence.
  const sorted = others.toSorted((a, b) => Number(a.method === method) - Number(b.method === method));
  const byPath = new Map(sorted.map((other) => [other.path, other.name]));
  const near = byPath.has(path) ? path : nearestPath(path, byPath.keys());
  return near === undefined ? undefined : byPath.get(near);
}

/** The path is without the last slash. */
function partsOf(text: string): { method: string; path: string } {
  const { kind = '', method = '', name = '' } = parseOperationText(text) ?? {};
  return { method: `${kind} ${method}`, path: name.replace(/\/+$/, '') };
}
