/** A page of an API that is being rendered, and its frame. */
import type { PageContext } from '../../../../elements/page-component.js';
import type { FilledFields } from '../../../../playground/model/values/full-value.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import type { PageEntry } from '../../../core/model/types.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import type { ApiAuthorization } from '../api-authorization.js';
import type { ApiModel } from '../api-format.js';
import { schemaId } from '../models/model-names.js';
import type { RenderContext } from './context.js';
import type { RepeatedFields } from './repeated-fields.js';
import type { Sampler } from './samples.js';
import type { TryItOptions } from './try-it.js';

/** The page of a part, for its renderer. */
export interface ApiPage extends ApiContentOptions {
  /** The page for components: ids, icons, and other shared parts. */
  context: PageContext;
  entry: PageEntry;
  /** Address of the document, if it is published. */
  download?: string;
  /** Credentials of requests, from the page or the settings. Default: none. */
  authorization?: ApiAuthorization;
}

export interface ApiContentOptions {
  uiStrings: ApiStrings;
  samplers: readonly Sampler[];
  /** Parameters and properties in samples. Default: required ones, and parameters with an example. */
  sampled?: FilledFields;
  fieldKeys: readonly string[];
  isExpanded: boolean;
  /** The fields of the site that were rendered before. Default: none. */
  repeated?: RepeatedFields;
  /** Address of the server that the endpoint shows. */
  server?: string;
  /** The playground; none if the settings or the page leave it out. */
  playground?: TryItOptions;
  /** The address of the page of a part of the same document, for a link. Default: none has a page. */
  hrefOf?(id: string): string | undefined;
  /** Parts that the author wrote on the page already. */
  has: { requestExample: boolean; responseExample: boolean; description: boolean };
}

/** The context at the start of a page. */
export function startContext(
  page: PageContext,
  { schemas, linked }: ApiModel,
  { uiStrings, fieldKeys, isExpanded, repeated, hrefOf }: ApiContentOptions,
): RenderContext {
  return {
    page,
    uiStrings,
    schemas,
    direction: 'response',
    fieldKeys,
    isExpanded,
    repeated,
    examples: { text: '' },
    around: [],
    listed: new Map(),
    at: { id: 'page-title', label: '' },
    counts: { fields: 0, options: 0, ofOneDirection: 0 },
    linked: new Set(linked),
    hrefOfModel: (name) => hrefOf?.(schemaId(name)),
    within: [],
    prefix: 'field',
  };
}

/** A section with its heading; nothing without content. */
export function section(title: string, content: Node): Node {
  const isEmpty = Array.isArray(content) ? content.every((part) => !part) : !content;
  return isEmpty ? undefined : h('div', { class: 'api-section' }, h('h2', null, title), content);
}
