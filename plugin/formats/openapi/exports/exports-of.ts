import type { ExportKind } from '../../../addresses/specification-file.js';
import { isPublished, type Specification } from '../types.js';

/** The other forms of a specification: one file if it has several, and a collection if requests can be sent. */
export function exportsOf({ source, operations }: Specification): ExportKind[] {
  const hasRequests = operations.some((each) => isPublished(each) && each.model.kind === 'operation');
  return [
    ...(source && source.files.size > 1 ? ['bundled' as const] : []),
    ...(hasRequests ? ['postman' as const] : []),
  ];
}
