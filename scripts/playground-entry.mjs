// The entry of the playground's bundles: `octavo/playground` with the code of the build that reads specifications.
import { readSpecificationsWith } from '../dist/playground/specification-reader.js';

readSpecificationsWith(async () => (await import('../dist/plugin/formats/openapi/load-operation.js')).loadOperation);

export * from '../dist/playground/index.js';
