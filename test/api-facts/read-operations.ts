/** Reads the operations of a specification, without Octavo. */
import { asyncapiOperations } from './asyncapi.js';
import type { Operation } from './facts.js';
import { Files, isKeys } from './files.js';
import { graphqlOperations } from './graphql.js';
import { openapiOperations } from './openapi.js';

export interface ReadOperations {
  operations: Operation[];
  /** References that the reader could not follow while it read facts. */
  lost: ReadonlySet<string>;
}

/** `files`: a specification, or the files of a GraphQL schema. */
export function readOperations(files: readonly string[]): ReadOperations {
  const read = new Files(files[0]!);
  const { value } = /\.(?:graphqls?|gql)$/.test(files[0]!) ? { value: {} } : read.document;
  if (!isKeys(value)) throw new Error(`${files[0]} is not a specification.`);
  if ('asyncapi' in value) return { operations: asyncapiOperations(read), lost: read.lost };
  if ('openapi' in value || 'swagger' in value) return { operations: openapiOperations(read), lost: read.lost };
  return { operations: graphqlOperations(files), lost: read.lost };
}
