/** A page of an API that is being rendered, and its frame. */
import type { PageContext } from '../../../../elements/page-component.js';
import type { FilledFields } from '../../../../playground/model/values/full-value.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import type { PageEntry } from '../../../core/model/types.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import type { ApiAuthorization } from '../api-authorization.js';
import { maxOptions, maxPageFields } from '../limits.js';
import type { RenderContext } from './context.js';
import type { RepeatedFields } from './repeated-fields.js';
import type { Sampler } from './samples.js';
import type { TryItOptions } from './try-it.js';

/** The page of a part, for its renderer. */
export interface ApiPage extends ApiContentOptions {
  /** The page for components: ids, icons, and other shared parts. */
  context: PageContext;
  entry: PageEntry;
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
  /** Parts that the author wrote on the page already. */
  has: { requestExample: boolean; responseExample: boolean; description: boolean };
}

/** The context at the start of a page. */
export function startContext(
  page: PageContext,
  schemas: RenderContext['schemas'],
  { uiStrings, fieldKeys, isExpanded, repeated }: ApiContentOptions,
): RenderContext {
  return {
    page,
    uiStrings,
    schemas,
    direction: 'response',
    fieldKeys,
    isExpanded,
    repeated,
    around: [],
    listed: new Map(),
    at: { id: 'page-title', label: '' },
    budget: { fields: maxPageFields, options: maxOptions, ofOneDirection: 0 },
    isTop: true,
    prefix: 'field',
  };
}

/** A section with its heading; nothing without content. */
export function section(title: string, content: Node): Node {
  const isEmpty = Array.isArray(content) ? content.every((part) => !part) : !content;
  return isEmpty ? undefined : h('div', { class: 'api-section' }, h('h2', null, title), content);
}
