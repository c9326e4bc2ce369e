/** A page of an API that is being rendered, and its frame. */
import { Visibility } from '../../../../elements/visibility/visibility.page.js';
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
import type { RequestForm } from './request-model.js';

/** The page of a part, for its renderer. */
export interface ApiPage extends ApiContentOptions {
  /** The page for components: ids, icons, and other shared parts. */
  context: PageContext;
  entry: PageEntry;
  /** Addresses of the document, if it is published, and of its other forms. Default: none. */
  downloads?: readonly string[];
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
  /** Default: readers cannot send requests. */
  form?: RequestForm;
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
    counts: { fields: 0, options: 0, ofOneDirection: 0, nested: 0 },
    linked: new Set(linked),
    hrefOfModel: (name) => hrefOf?.(schemaId(name)),
    within: [],
    prefix: 'field',
  };
}

/**
 * Buttons that open and close fields in fields, and hide optional ones: see runtime/features/octavo-field-tools.ts. Nothing for a page
 * without fields in fields, so call it after they are rendered.
 */
export function fieldTools({ counts, uiStrings }: RenderContext): Node {
  if (counts.nested === 0) return undefined;
  const button = (value: string, label: string, pressed?: string): Node =>
    h('button', { type: 'button', value, 'aria-pressed': pressed }, label);
  return h(
    Visibility,
    { for: 'humans' },
    h(
      'octavo-field-tools',
      null,
      button('open', uiStrings.expandAll),
      button('close', uiStrings.collapseAll),
      button('required', uiStrings.requiredOnly, 'false'),
    ),
  );
}

/** A section with its heading; nothing without content. */
export function section(title: string, content: Node): Node {
  const parts = headed(title, content);
  return parts && h('div', { class: 'api-section' }, parts);
}

/** Content below a heading; nothing without content. */
export function headed(title: string, content: Node): Node {
  const isEmpty = Array.isArray(content) ? content.every((part) => !part) : !content;
  return isEmpty ? undefined : [h('h2', null, title), content];
}
