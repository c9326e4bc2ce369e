/** One operation of an API, complete in itself: what a page carries instead of the whole specification. Plain data. */

/** A JSON Schema of the dialect of OpenAPI 3.1. `$ref` names an entry of `OperationModel.schemas`. */
export type Schema = boolean | { readonly [keyword: string]: unknown };

/** How the value of a parameter becomes text: the styles of OpenAPI 3.2, and one of OpenAPI 2.0 (`tabDelimited`). */
export type ParameterStyle =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'tabDelimited'
  | 'deepObject'
  | 'cookie';

export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

export interface ParameterModel {
  name: string;
  in: ParameterLocation;
  /** Default: `simple` in paths and headers, `form` elsewhere. */
  style?: ParameterStyle;
  /** Whether each item of an array, and each property of an object, is a value of its own. Default: whether the style is `form` or `cookie`. */
  explode?: boolean;
  /** Whether reserved characters (`:/?#[]@!$&'()*+,;=`) are sent as they are. Default: false. */
  allowReserved?: boolean;
  /** Media type of a value that is sent as a document of its own, such as `application/json`. */
  contentType?: string;
}

/** A server with `{variables}` in its address. */
export interface ServerModel {
  /** As written; may be relative to the address of the specification. */
  url: string;
  description?: string;
  variables?: Readonly<Record<string, { default: string; enum?: readonly string[]; description?: string }>>;
}
