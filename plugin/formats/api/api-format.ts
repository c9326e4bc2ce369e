/**
 * The interface of a format that describes APIs. The folders beside this one implement it; a format for Postman collections
 * or TypeDoc would do the same.
 *
 * A document (a file and the files that it refers to) has parts: operations, channels, fields of root types. The parts
 * that readers look up have pages, which are generated for the navigation, or written by the author with a key in the
 * front matter that names the part. A format reads documents and renders pages. All formats share the lookup of
 * sources, the place of pages in the navigation, the cache, and the reporting of problems.
 */
import type { Node } from '../../../runtime/jsx/node.js';
import type { Schema } from '../../../playground/model/operation.js';
import type { SettingsPart } from '../../config/schema/part.js';
import type { ApiDefaults, ApiReference, ApiSource, PageMeta } from '../../core/model/types.js';
import type { Problem } from '../../core/errors/errors.js';
import type { ApiStrings } from '../../languages/api-strings.js';
import type { ExportKind } from '../../addresses/specification-file.js';
import type { Place } from './files/places.js';
import type { LoadOptions } from './files/source-reader.js';
import type { ApiPage } from './render/api-page.js';

/**
 * A format. Every site has all formats in memory, so a format contains only the code to detect whether a site uses it.
 * The reader and the renderer are loaded when a page or the settings use it.
 */
export interface ApiFormat<Query extends ApiQuery = ApiQuery> {
  /** The value of `format` in `ApiSource`: `openapi`. */
  readonly name: string;
  /** A document, in messages: `an OpenAPI specification`. */
  readonly document: string;
  /** Keys of the front matter that name a part. The first one with a text that the format reads is used. */
  readonly keys: readonly string[];
  /** Matches the path of a file in the docs folder that may be a document. */
  readonly files: RegExp;
  /** Matches the start of such a file if it is a document. Default: any text. */
  readonly head?: RegExp;
  /** The folder of generated pages, unless the settings name one. */
  readonly folder: string;
  /** Whether the pages of a document link to each other by their paths, so that two documents cannot share a folder. Default: false. */
  readonly ownsFolder?: boolean;
  /**
   * Reads the text of an author: `GET /users` or `openapi.json POST /users`. `key`: the key of the front matter; without it, the text is
   * an entry of the navigation. `undefined` for a text that does not name a part, an explanation if that is a mistake.
   */
  parse(text: string, key?: string): Query | Explanation | undefined;
  /** Loads the keys that it adds to the settings. Runs where the settings are read. */
  loadSettings(): Promise<SettingsPart>;
  /** Loads the code that reads documents. Runs where the site is loaded. */
  loadReader(): Promise<ApiReader>;
  /** Loads the code that compares versions of a document, for `octavo check --api-changes` and pages of changes. Default: they are not compared. */
  loadComparison?(): Promise<ApiComparison>;
  /** Loads the code that writes documents in other forms. Default: there are none. */
  loadExporter?(): Promise<ApiExporter>;
  /** Loads the code that renders pages. Runs in the workers that build pages. */
  loadRenderer(): Promise<ApiRenderer>;
}

/** Reads documents, and finds their parts. `Query`: the part that an author names. `Model`: the content of its page. */
export interface ApiReader<
  Document extends ApiDocument = ApiDocument,
  Query extends ApiQuery = ApiQuery,
  Model extends ApiModel = ApiModel,
> {
  /** For messages. */
  readonly terms: ApiTerms;
  /** Reads a document. Never throws for bad input: problems are part of the result. Called once for each source. */
  read(source: ApiSource, options: ReadOptions): Promise<Document>;
  /** The parts that get pages if the settings name the document: all that are public, in the order of the navigation. */
  entries(document: Document, source: ApiSource): ApiEntry[];
  /** The overview of a document that has parts: a part of its own. Default: it has none. */
  overview?(document: Document): PagedEntry;
  /**
   * The parts that the pages of other parts link to: models, and sections of the overview. `ids`: the parts with pages. Default:
   * none.
   */
  linked?(document: Document, ids: ReadonlySet<string>, uiStrings: ApiStrings): PagedEntry[];
  /** The tags of all parts, if settings can choose parts by tag. */
  tags?(document: Document): readonly string[];
  /** The part that the author means. Case and slashes may differ. */
  find(document: Document, query: Query, source: ApiSource): ApiEntry | undefined;
  /** The names of all parts of the kind that `query` names: suggestions. */
  names(document: Document, query: Query): readonly string[];
  /** The name that the author most likely means. Default: the name with the fewest typos in `query.name`. */
  nearest?(query: Query, names: readonly string[]): string | undefined;
  /** The content of the page of a part: plain data, for another process. `undefined` if the document no longer has the part. */
  model(document: Document, reference: ApiReference): Model | undefined;
  /**
   * The position of a part in its document, so that problems of its page are reported there. `undefined` if the
   * document has no lines.
   */
  placeOf(document: Document, reference: ApiReference, part: EntryPart, point?: TextPoint): Place | undefined;
  /** Omissions of the author in a part, for `octavo check`. Default: none. */
  check?(document: Document, reference: ApiReference): readonly Finding[];
}

/** Renders the pages of parts. Must not depend on earlier renderings. */
export interface ApiRenderer<Model extends ApiModel = ApiModel> {
  /** Makes the first page faster, in a process that waits while documents are read. Default: nothing is done. */
  prepare?(): Promise<void>;
  /** `head` comes before the author's own content, `content` after it. */
  render(model: Model, page: ApiPage): { head: Node; content: Node };
}

/** Compares versions of a document. */
export interface ApiComparison<Document extends ApiDocument = ApiDocument> {
  /** The changes since `before`. */
  compare(before: Document, after: Document): ApiChanges;
}

/** The changes between two versions of a document. */
export interface ApiChanges {
  /**
   * As problems of the rules `api-breaking` and `api-change` in the files of the later version. A problem without a file is
   * of the document as a whole.
   */
  problems(): readonly Problem[];
  /** As a page shows them. Plain data. */
  list(): readonly ListedChange[];
}

/** A part in a list of changes: `GET /moons`. `id`: its page, if it can have one. */
export interface NamedPart {
  name: string;
  id?: string | undefined;
}

/** A change with the parts that it concerns. */
export interface ListedChange {
  isBreaking: boolean;
  /** Without a period: `the query parameter "limit" is now required`. */
  text: string;
  /** Whether only one of the versions has the whole part. Default: both have it. */
  whole?: 'added' | 'removed';
  /** The name of the shared schema that has changed. Default: the parts themselves have. */
  schema?: string;
  parts: readonly NamedPart[];
}

/** Writes documents in other forms. */
export interface ApiExporter<Document extends ApiDocument = ApiDocument> {
  /** Yields to other work of the process. `undefined` for a document that cannot be read. */
  text(document: Document, kind: ExportKind): Promise<string | undefined>;
}

/** A document that was read. Formats add their own fields. */
export interface ApiDocument {
  /** Changes with the text of any file of the document. */
  hash: string;
  /** Absolute paths of all local files to watch: files that were read or are missing. */
  files: readonly string[];
  /** Whether it has no parts that get pages. */
  isEmpty: boolean;
  /** Each error means that a part, or the whole document, is missing. */
  errors: readonly Problem[];
  warnings: readonly Problem[];
  /** As written. Default: none. */
  version?: string;
  /** Whether the document has servers for all of its parts. Default: false. */
  hasServers?: boolean;
  /** Whether the document has a default security for its parts, also one without credentials. Default: false. */
  hasSecurity?: boolean;
}

/** A part of a document. */
export interface ApiEntry extends Pick<ApiReference, 'id' | 'label' | 'name' | 'servers' | 'canTry' | 'exports'> {
  /** Title, description and the like from the document. Front matter takes precedence. */
  meta: Partial<PageMeta> & { title: string };
  /** Its page in the navigation. Default: it has none, and only front matter can name it. */
  page?: EntryPage;
}

/** A part that has a page. */
export type PagedEntry = ApiEntry & { page: EntryPage };

/** The generated page of a part. */
export interface EntryPage {
  /** Path below the folder of the source. A number is added if another page has it. */
  path: string;
  /** Whether no author asks for the page, so that it has another path than any page of a file. Default: false. */
  isDerived?: boolean;
  /** Path in the docs folder, as the document asks for it. It takes precedence if a page can have it. */
  wantedPath?: string;
  /** More front matter, with the key that names the part. */
  meta: Readonly<Record<string, unknown>>;
  /** The author's content in the document: Markdown with components. Default: none. */
  content?: string;
  /** Whether that content is from a file of the docs folder. Default: false. */
  isContentLocal?: boolean;
  /** Whether the navigation leaves the page out. Default: false. */
  isHidden?: boolean;
  /** The groups of the navigation around it, from the outside in. Pages come before the groups beside them. */
  groups: readonly ApiGroup[];
}

/** A group of the navigation. Groups with the same id are merged. */
export interface ApiGroup {
  id: string;
  title: string;
}

/** A part as an author names it. */
export interface ApiQuery {
  /** Path, URL or bare name of the document. Default: any that has the part. */
  source?: string;
  name: string;
  /** For messages: `the operation "GET /users"`. */
  text: string;
  /** The fix if nothing has a similar name. */
  hint: string;
}

/** Message and fix of a problem. */
export type Explanation = Pick<Problem, 'message' | 'hint'>;

/** A problem without a position. */
export type Finding = Explanation & Pick<Problem, 'code'>;

/** The words for a format in messages. */
export interface ApiTerms {
  /** Code of the problem of a missing part: `operation-missing`. */
  code: string;
  /** A document: `specification`. */
  document: string;
  /** A part: `operation`. */
  part: string;
  /** Instructions for adding a document, for the front matter of a page and for an entry of the navigation. */
  add: string;
  addForEntry: string;
  /** The fix for an entry of the navigation, if nothing has a similar name. */
  hint: string;
  /** The problem of a document without parts that the settings name. Default: `read` reports it. */
  empty?(source: string): Finding;
}

/** All of a part, or the content or the metadata in it that the author wrote for its page. */
export type EntryPart = 'all' | 'content' | 'metadata';

/** A position in a text of the document, 1-based. */
export type TextPoint = Pick<Problem, 'line' | 'column'>;

/** The content of the page of a part. Named schemas are apart, because pages share them: a worker receives each of them once. */
export interface ApiModel {
  schemas: Readonly<Record<string, Schema>>;
  /** Names of schemas whose fields are on pages of their own. Default: none. */
  linked?: readonly string[];
  /** Names of schemas that these pages link to, directly or through others. Default: none. */
  further?: readonly string[];
}

/** Options for reading documents. */
export interface ReadOptions extends LoadOptions {
  /** Servers and credentials of operations in documents without them. Default: none. */
  defaults?: ApiDefaults;
  /** The document of another format that has these keys at its top: `an OpenAPI specification`. Default: none is known. */
  otherDocument?(keys: readonly string[]): string | undefined;
  /** The position where the author names the source, for problems without another position. */
  location?: Pick<Problem, 'file' | 'line' | 'column'>;
}
