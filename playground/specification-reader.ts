/** Reads operations of specifications with the code of the build, which the entry of the bundles adds. */
import type { OperationModel } from './model/operation.js';
import type { SpecificationFiles } from './spec/specification-files.js';

/** Reads the operation called `POST /users`, or by its `operationId`, of the specification at `url`. Fails with a message for the reader. */
export type LoadOperation = (
  files: Pick<SpecificationFiles, 'load' | 'loaded'>,
  url: string,
  name: string,
) => Promise<OperationModel>;

let load: (() => Promise<LoadOperation>) | undefined;

/** Sets how the code is loaded that reads specifications. */
export function readSpecificationsWith(loader: () => Promise<LoadOperation>): void {
  load = loader;
}

export async function readOperation(url: string, name: string): Promise<OperationModel> {
  const [loadOperation, { SpecificationFiles }] = await Promise.all([load!(), import('./spec/specification-files.js')]);
  return await loadOperation(new SpecificationFiles(url), url, name);
}
