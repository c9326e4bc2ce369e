/** Where the operation of a playground comes from: a property, a script in the element, or a specification. */
import type { OperationModel } from '../request/operation.js';

/** The model, or `undefined` where the page names none. Fails with a message for the reader. */
export async function readModel(
  host: Element,
  operation: OperationModel | string | undefined,
  spec: string,
): Promise<OperationModel | undefined> {
  if (typeof operation === 'object') return operation;
  const script = host.querySelector(':scope > script[type="application/json"]');
  if (script) return JSON.parse(script.textContent ?? '') as OperationModel;
  if (spec === '' || !operation) return undefined;
  const { loadOperation } = await import('../spec/load-operation.js');
  return await loadOperation(new URL(spec, document.baseURI).href, operation);
}
