/** A GraphQL schema as the pages need it. */
import type { OperationModel } from '../../../playground/model/operation.js';
import type { ApiDocument, ApiModel } from '../api/api-format.js';
import type { Place } from '../api/files/places.js';
import type { ApiReference } from '../../core/model/types.js';

/** Kinds of entries with a page of their own: fields of the root types, and named types. */
export type GraphqlKind =
  | 'query'
  | 'mutation'
  | 'subscription'
  | 'object'
  | 'input'
  | 'enum'
  | 'union'
  | 'interface'
  | 'scalar';

export interface GraphqlEntry {
  kind: GraphqlKind;
  name: string;
  /** Markdown. */
  description?: string;
  deprecated?: boolean;
}

/** An argument, a field, or a value of an enum. */
export interface GraphqlMember {
  name: string;
  /** As in SDL: `[User!]!`. Empty for a value of an enum. */
  type: string;
  /** Markdown. */
  description?: string;
  /** The reason; empty if there is none. */
  deprecated?: string;
  /** As in SDL. */
  default?: string;
  args?: readonly GraphqlMember[];
  /** Fields of its type, where the page lists them too. */
  members?: readonly GraphqlMember[];
}

/** A request with its response. */
export interface GraphqlExample {
  query: string;
  variables: Readonly<Record<string, unknown>>;
  response: unknown;
}

/** The content of the page of an entry. Plain data, so that page workers can receive it. */
export interface GraphqlPage extends ApiModel {
  entry: GraphqlEntry;
  /** The reason; empty if there is none. */
  deprecated?: string;
  /** The definition in SDL, without descriptions. */
  definition: string;
  /** For a field of a root type. */
  args: readonly GraphqlMember[];
  returns?: GraphqlMember;
  /** Fields of an object, an interface or an input; values of an enum. */
  members: readonly GraphqlMember[];
  /** Types of a union; types that implement an interface. */
  types: readonly string[];
  /** Interfaces that the type implements. */
  interfaces: readonly string[];
  /** URL of a scalar's specification. */
  specifiedBy?: string;
  /** Fields of root types, and types, that name the type. */
  usedBy: readonly GraphqlEntry[];
  example?: GraphqlExample;
  /** The request to the endpoint, where the settings name one. */
  operation?: OperationModel;
  /** Paths of the pages of the types, by name. */
  links: Readonly<Record<string, string>>;
}

export interface GraphqlApi extends ApiDocument {
  /** In the order of the schema. */
  entries: readonly GraphqlEntry[];
  /** Paths of their pages below the folder of the schema, by kind and name. */
  paths: ReadonlyMap<string, string>;
  /** The content of the page of `reference`; `undefined` if the schema no longer has it. */
  page(reference: Pick<ApiReference, 'id' | 'directory' | 'endpoint'>): GraphqlPage | undefined;
  /** The position of the definition with an id; `undefined` in an introspection result, which has no lines. */
  placeOf(id: string): Place | undefined;
}
