/**
 * The content of a page that documents its operation by hand: the parts of a generated page, around the author's text.
 */
import { Endpoint } from '../../../../elements/endpoint/endpoint.page.js';
import { Visibility } from '../../../../elements/visibility/visibility.page.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { handwrittenAddress } from '../../../addresses/api-address.js';
import type { Site } from '../../../core/model/types.js';
import { HtmlElement } from '../../../core/tree/html-element.js';
import { HtmlTree } from '../../../core/tree/render-tree.js';
import { addFieldHeadings } from '../handwritten/field-headings.js';
import { pageOperation } from '../handwritten/page-operation.js';
import { section, startContext, type ApiPage } from './api-page.js';
import { authorization } from './authorization.js';
import { samples } from './samples.js';
import { requestForm } from './request-model.js';

/** `head` comes before the author's content, `content` after it. `written`: that content, which gets headings above its fields. */
export function handwrittenContent(
  page: ApiPage,
  settings: Pick<Site['api'], 'auth' | 'baseUrls'>,
  written: HtmlElement,
): { head: Node; content: Node } {
  const { operation, describesSecurity } = pageOperation(
    page.entry,
    handwrittenAddress(page.entry)!,
    settings,
    written,
  );
  addFieldHeadings(written, page.uiStrings);
  const { method, path, servers } = operation;
  const context = { ...startContext(page.context, operation, page), prefix: 'authorization' };
  const bases = servers.length > 0 ? servers.map(({ url }) => url) : [''];
  const head = [
    h(
      Visibility,
      { for: 'agents' },
      // The page has it above its content.
      bases.map((base) => h(Endpoint, { method, path, bases: [base] })),
    ),
    requestForm(operation, page.form),
    !describesSecurity && section(page.uiStrings.authorization, authorization(operation, context)),
  ];
  return { head, content: [samples(operation, page), new HtmlTree(fromResponseExample(written))] };
}

/** Takes the author's first example of a response and all after it out of the page: the request comes before it. */
function fromResponseExample(written: HtmlElement): HtmlElement {
  const at = written.children.findIndex((node) => typeof node !== 'string' && node.tag === 'octavo-response-example');
  return new HtmlElement(written.tag, '', '', at < 0 ? [] : written.children.splice(at));
}
