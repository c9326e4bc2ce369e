import type { ExportKind } from '../../../addresses/specification-file.js';
import { isPublished, type Specification } from '../types.js';

/** The other forms of a specification: one file if it has several, such as an overlay, and a collection if requests can be sent. */
export function exportsOf({ source, operations }: Specification): ExportKind[] {
  const hasRequests = operations.some((each) => isPublished(each) && each.model.kind === 'operation');
  const files = [...(source?.files.values() ?? [])].filter((file) => typeof file === 'object');
  return [...(files.length > 1 ? ['bundled' as const] : []), ...(hasRequests ? ['postman' as const] : [])];
}
