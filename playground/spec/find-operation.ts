/** Finds an operation in a specification. */
import type { Documents, Json } from './references.js';

export interface FoundOperation {
  method: string;
  path: string;
  /** Address of the file of the path item. */
  file: string;
  item: Json;
  operation: Json;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The operation by its method and path, otherwise by its `operationId`. Files of other paths are loaded only for the latter. */
export async function findOperation(
  documents: Documents,
  { paths = {} }: Json,
  url: string,
  name: string,
): Promise<FoundOperation | undefined> {
  const [, verb = '', wanted = ''] = /^(\w+)\s+(\/.*)$/.exec(name.trim()) ?? [];
  const all = await itemOf(documents, paths, url);
  for (const [path, given] of Object.entries(all.item)) {
    if (wanted !== '' && path !== wanted) continue;
    const { item, file } = await itemOf(documents, given, all.file);
    const found = operationsOf(item).find(({ method, operation }) =>
      wanted === '' ? operation.operationId === name.trim() : method === verb.toUpperCase(),
    );
    if (found) return { ...found, path, item, file };
  }
  return undefined;
}

/** A path item may be in a file of its own, and so may all paths. */
async function itemOf(documents: Documents, given: unknown, url: string): Promise<{ item: Json; file: string }> {
  const { $ref } = given as Json;
  if (typeof $ref !== 'string') return { item: given as Json, file: url };
  const reference = new URL($ref, url).href;
  const file = reference.replace(/#.*$/s, '');
  await documents.load(file);
  return { item: documents.target({ $ref: reference }), file };
}

function operationsOf(item: Json): { method: string; operation: Json }[] {
  const standard = methods.map((key) => [key, item[key]] as const);
  const additional = Object.entries((item.additionalOperations ?? {}) as Json);
  return [...standard, ...additional].flatMap(([key, operation]) =>
    operation ? [{ method: key.toUpperCase(), operation: operation as Json }] : [],
  );
}
