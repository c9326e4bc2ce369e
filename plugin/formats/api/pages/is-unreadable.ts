import type { AsyncDocument } from '../../asyncapi/types.js';
import type { GraphqlApi } from '../../graphql/types.js';
import type { Specification } from '../../openapi/types.js';

/** A description of an API in any format. */
export type AnyDescription =
  | Pick<Specification, 'errors' | 'operations'>
  | Pick<AsyncDocument, 'errors' | 'channels'>
  | Pick<GraphqlApi, 'errors' | 'entries'>;

/** Whether errors leave nothing of the description, so that what pages need of it is not missing by mistake of the author. */
export function isUnreadable(description: AnyDescription): boolean {
  return description.errors.length > 0 && partsOf(description).length === 0;
}

function partsOf(description: AnyDescription): readonly unknown[] {
  if ('operations' in description) return description.operations;
  return 'channels' in description ? description.channels : description.entries;
}
