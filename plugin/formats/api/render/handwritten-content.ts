/** The content of a page that documents its operation by hand: what a generated page has, around the author's text. */
import { Endpoint } from '../../../../elements/endpoint/endpoint.page.js';
import { Visibility } from '../../../../elements/visibility/visibility.page.js';
import type { PageContext } from '../../../../elements/page-component.js';
import { h, html, type Node } from '../../../../runtime/jsx/node.js';
import type { PageOperation } from '../handwritten/page-operation.js';
import { samples, section, startContext, type ApiContentOptions } from '../../openapi/render/api-content.js';
import { authorization } from './authorization.js';
import { tryIt } from './try-it.js';

/** `written`: the author's content as HTML. */
export function handwrittenContent(
  { operation, describesSecurity }: PageOperation,
  written: string,
  page: PageContext,
  options: ApiContentOptions,
): Node {
  const { playground } = options;
  const { method, path, servers } = operation;
  const context = { ...startContext(page, operation.schemas, options), prefix: 'authorization' };
  const bases = servers.length > 0 ? servers.map(({ url }) => url) : [''];
  return [
    h(
      Visibility,
      { for: 'agents' },
      // The page has it above its content.
      bases.map((base) => h(Endpoint, { method, path, bases: [base] })),
    ),
    playground && tryIt(operation, playground),
    !describesSecurity && section(options.uiStrings.authorization, authorization(operation, context)),
    html(written),
    ...samples(operation, options),
  ];
}
