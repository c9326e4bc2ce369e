/** One operation of a specification that the browser loads: OpenAPI 3 or Swagger 2.0, in JSON or YAML, in one file or several. */
import type { OperationModel } from '../model/operation.js';
import { findOperation } from './find-operation.js';
import { operationModel } from './operation-model.js';
import { Documents, type Json } from './references.js';

/** The operation called `POST /users`, or by its `operationId`, of the specification at `url`. */
export async function loadOperation(url: string, name: string): Promise<OperationModel> {
  const documents = new Documents(url);
  return await operationOf(documents, (await documents.load(url)) as Json, url, name);
}

/** The same for a specification that is loaded already. Fails with a message for the reader. */
async function operationOf(documents: Documents, document: Json, url: string, name: string): Promise<OperationModel> {
  const spec = await upgraded(document, url);
  documents.add(url, spec);
  const found = await findOperation(documents, spec, url, name);
  if (!found) throw new Error(`${url} has no operation "${name}". Write it as METHOD /path, such as GET /users.`);
  const schemes = (spec.components as Json | undefined)?.securitySchemes;
  await Promise.all([found.item, found.operation, schemes].map((part) => documents.reach(part, found.file)));
  return operationModel(documents, spec, url, found);
}

/** The same specification in the dialect of OpenAPI 3.1, which the model uses. */
async function upgraded(document: Json | null, url: string): Promise<Json> {
  const version = String(document?.openapi ?? document?.swagger ?? '');
  if (!document || version === '') throw new Error(`${url} is not an OpenAPI specification: it names no version.`);
  if (/^3\.[12]/.test(version)) return document;
  if (!/^(?:2\.0|3\.0)/.test(version))
    throw new Error(`${url} is OpenAPI ${version}. Versions 2.0 to 3.2 are supported.`);
  const { addSwaggerFields, upgradeFromTwoToThree, upgradeFromThreeToThreeOne } = await import('./upgraders.js');
  const three = upgradeFromTwoToThree(document) as Json;
  if (version.startsWith('2')) addSwaggerFields(three, document);
  return upgradeFromThreeToThreeOne(three) as Json;
}
