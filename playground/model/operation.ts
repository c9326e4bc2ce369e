/**
 * One operation of an API, complete in itself, as a page contains it instead of the whole specification. Plain data.
 */
import type { SecurityScheme } from './request/security.js';

/** A JSON Schema of the dialect of OpenAPI 3.1, without references to files. `{ "$ref": "#/schemas/User" }` names an entry of `OperationModel.schemas`. */
export type Schema = boolean | { readonly [keyword: string]: unknown };

/**
 * Styles of writing a parameter's value as text: the styles of OpenAPI 3.2, and one of OpenAPI 2.0 (`tabDelimited`).
 */
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

/** The part of a parameter that its serialization depends on. */
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

/** A parameter with its documentation. */
export interface DocumentedParameter extends ParameterModel {
  schema: Schema;
  /** Markdown. */
  description?: string;
  /** Default: false; parameters of paths always are. */
  required?: boolean;
  deprecated?: boolean;
  examples?: readonly NamedExample[];
}

/** A server with `{variables}` in its address. */
export interface ServerModel {
  /** As written; may be relative to the address of the specification. */
  url: string;
  description?: string;
  variables?: Readonly<Record<string, ServerVariable>>;
}

export interface ServerVariable {
  default: string;
  enum?: readonly string[];
  description?: string;
}

/** An example of the author, of a parameter, a body or a response. */
export interface NamedExample {
  /** As in the specification; `default` for the only one without a name. */
  name: string;
  summary?: string;
  description?: string;
  /** Data; for a media type that is not JSON, mostly a text. */
  value?: unknown;
  /** The same as it is sent, if the specification has it (`serializedValue`). */
  text?: string;
  /** URL of the value, if it is not in the specification (`externalValue`). */
  url?: string;
}

/** The encoding of a form's property: the Encoding Object of OpenAPI. */
export interface Encoding {
  contentType?: string;
  style?: ParameterStyle;
  explode?: boolean;
  allowReserved?: boolean;
  headers?: Readonly<Record<string, string>>;
}

/** The content of a request or a response in one media type. */
export interface ContentModel {
  /** With its parameters: `application/json; charset=utf-8`. */
  mediaType: string;
  schema?: Schema;
  /** Schema of each item of a stream: `text/event-stream`, `application/jsonl`. */
  itemSchema?: Schema;
  examples?: readonly NamedExample[];
  encoding?: Readonly<Record<string, Encoding>>;
  /** The encodings of the first parts of a multipart body whose parts have no names, and of its other parts. */
  prefixEncoding?: readonly Encoding[];
  itemEncoding?: Encoding;
}

export interface BodyModel {
  description?: string;
  required?: boolean;
  contents: readonly ContentModel[];
}

export interface HeaderModel {
  name: string;
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema: Schema;
  examples?: readonly NamedExample[];
}

export interface ResponseModel {
  /** `200`, `4XX` or `default`. */
  status: string;
  summary?: string;
  description?: string;
  headers: readonly HeaderModel[];
  contents: readonly ContentModel[];
  links: readonly LinkModel[];
}

/** A hint how a value of a response is used in another operation. */
export interface LinkModel {
  name: string;
  description?: string;
  /** `operationId`, or the method and path of the other operation. */
  operation: string;
  parameters: Readonly<Record<string, unknown>>;
  /** Value or expression of the body (`requestBody`). */
  body?: unknown;
}

/** One way to be allowed: all of its schemes together. Empty: no credentials are needed. */
export type SecurityAlternative = readonly { scheme: string; scopes: readonly string[] }[];

/** A security scheme with its documentation. */
export type DocumentedScheme = SecurityScheme & {
  description?: string;
  deprecated?: boolean;
  /** Initial value of the field for the credentials (`x-default`). */
  default?: string;
};

export interface CodeSample {
  lang: string;
  label?: string;
  source: string;
}

export interface OperationModel {
  /** `operationId`, or one made from method and path. */
  id: string;
  /** The kind of operation. A webhook or callback is sent to the reader's server, so it cannot be tried. */
  kind: 'operation' | 'webhook' | 'callback';
  /** In upper case. */
  method: string;
  /** With `{parameters}`; the name of a webhook; the expression of a callback. */
  path: string;
  /** Key of a callback in its operation. */
  event?: string;
  title: string;
  /** Markdown. */
  description?: string;
  tags: readonly string[];
  deprecated?: boolean;
  servers: readonly ServerModel[];
  parameters: readonly DocumentedParameter[];
  body?: BodyModel;
  responses: readonly ResponseModel[];
  /** In the order of the specification. Empty: no credentials are needed. */
  security: readonly SecurityAlternative[];
  /** The schemes that `security` names. */
  schemes: Readonly<Record<string, DocumentedScheme>>;
  /** The schemas that the operation refers to by name, directly or through other schemas; the closest ones first. */
  schemas: Readonly<Record<string, Schema>>;
  callbacks: readonly OperationModel[];
  codeSamples: readonly CodeSample[];
  externalDocs?: { url: string; description?: string };
  /** Address of the specification, from which relative servers are resolved. */
  base?: string;
}
