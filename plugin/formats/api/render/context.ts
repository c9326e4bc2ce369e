/** The context in which the parts of an API page are rendered. */
import type { PageContext } from '../../../../elements/page-component.js';
import type { Node } from '../../../../runtime/jsx/node.js';
import type { Schema } from '../../../../playground/model/operation.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import { markdownText } from '../../../mdx/render/markdown-text.js';
import type { RepeatedFields } from './repeated-fields.js';

/** A schema in a request has no read-only properties, one in a response has no write-only ones, and a model has both. */
export type Direction = 'request' | 'response' | 'any';

/** The target of a link to the fields of a schema. */
export interface PagePart {
  id: string;
  label: string;
  /** In a tab of a choice: the name of the schema that is the option; empty for one without a name. */
  option?: string;
  /** Whether the fields of the option were listed in its tab. */
  isListed?: boolean;
}

export interface RenderContext {
  page: PageContext;
  uiStrings: ApiStrings;
  schemas: Readonly<Record<string, Schema>>;
  direction: Direction;
  /** Keys of a schema whose values are shown beside the name of its field (`api.params.post`). */
  fieldKeys: readonly string[];
  /** Whether nested fields are open at first. */
  isExpanded: boolean;
  /** The text of all examples on the page so far. Shared by all parts of it. */
  examples: { text: string };
  /** Names of the schemas around the current one: a schema inside of itself is only named. */
  around: readonly string[];
  /** Fields that were rendered for other pages. Default: none. */
  repeated?: RepeatedFields;
  /** The part in which each named schema was listed first, by direction and name. Shared by all parts of the page. */
  listed: Map<string, PagePart>;
  /** The part of the page that is being rendered, as links name it. */
  at: PagePart;
  /**
   * Numbers of fields and options on the page so far, of its fields that only one direction has, and of those that contain others.
   * Shared by all parts of it.
   */
  counts: { fields: number; options: number; ofOneDirection: number; nested: number };
  /** Names of the schemas whose fields are on pages of their own. */
  linked: ReadonlySet<string>;
  /** The address of the page of a schema. */
  hrefOfModel(name: string): string | undefined;
  /** The schemas without names around the current one. */
  within: readonly { schema: Schema; at: PagePart }[];
  /** Prefix of the ids of fields, so that equal names in different parts of the page differ. */
  prefix: string;
}

const plain = /^[^\n*_`<>[\]{}&|#~\\]*$/;

/** Markdown of a specification as nodes. Most descriptions are plain sentences, which need no parser. */
export function markdown(text: string | undefined): Node {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' || (plain.test(trimmed) && !/https?:|^\s*(?:[-+]|\d+[.)])\s/.test(trimmed))
    ? trimmed
    : markdownText(trimmed);
}
