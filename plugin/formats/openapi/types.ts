/** A specification as the pages need it. Plain data. */
import type { OperationModel, Schema, ServerModel } from '../../../playground/model/operation.js';
import type { ApiDocument, EntryPart, TextPoint } from '../api/api-format.js';
import type { Place } from '../api/files/places.js';
import type { ApiInfo, ExternalDocs } from '../api/read/read-info.js';
import type { Located } from '../api/files/located.js';
import type { Reading } from '../api/read/reading.js';

/** An operation or a webhook with the values that its page depends on. */
export interface SpecificationOperation {
  /** `model.schemas` is built on each access: read it once per page. */
  model: OperationModel;
  /** As written; absent if the author did not write it. */
  operationId?: string;
  /** As written; absent if the author did not write it. */
  summary?: string;
  /** `x-` members of the operation and of its path item: `x-mint`, `x-hidden`, `x-excluded`, `x-internal`, `x-group`, `x-badges` … */
  extensions: Readonly<Record<string, unknown>>;
  /** Its position, and `x-mint` of it or of its path item. */
  at: Located;
  extension: Located;
}

/** A tag that the author described. */
export interface SpecificationTag {
  name: string;
  /** The displayed name (`summary` of OpenAPI 3.2, `x-displayName`). Default: the name. */
  title?: string;
  /** As written, if it is not the displayed name (OpenAPI 3.2). */
  summary?: string;
  description?: string;
  /** The tag that it belongs to (OpenAPI 3.2). */
  parent?: string;
  externalDocs?: ExternalDocs;
  extensions: Readonly<Record<string, unknown>>;
}

/** A schema, and the schemas that it refers to by name, which are found at each access. */
export interface NamedSchemas {
  schema: Schema;
  schemas: Readonly<Record<string, Schema>>;
}

/** Whether an operation may have a page. */
export function isPublished({ extensions }: Pick<SpecificationOperation, 'extensions'>): boolean {
  return extensions['x-excluded'] !== true && extensions['x-internal'] !== true;
}

export interface Specification extends ApiDocument {
  info: ApiInfo;
  /** Of the document as a whole. */
  servers: readonly ServerModel[];
  /** Operations in the order of the file, then webhooks. */
  operations: readonly SpecificationOperation[];
  tags: readonly SpecificationTag[];
  /** `x-` members of the document: `x-tagGroups`, `x-mint` … */
  extensions: Readonly<Record<string, unknown>>;
  /** Names of the schemas that the specification declares. */
  schemaNames: readonly string[];
  /** A schema that is declared or that an operation can reach; `undefined` for an unknown name. */
  schema(name: string): NamedSchemas | undefined;
  /** Its files and the schemas that operations use, to compare versions and to write it anew; absent if the main file cannot be read. */
  source?: Reading;
  /** The position of the operation or the schema with an id. `point`: a position in the content. */
  placeOf(id: string, part?: EntryPart, point?: TextPoint): Place | undefined;
}
