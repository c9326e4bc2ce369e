import { expect, test } from 'vitest';
import { ParamField } from '../../../../elements/param-field/param-field.page.js';
import { ResponseField } from '../../../../elements/response-field/response-field.page.js';
import { testPage } from '../../../../elements/testing/page-context.js';
import { h, html, type Node } from '../../../../runtime/jsx/node.js';
import { renderToString } from '../../../../runtime/jsx/render.js';
import { parseHtml } from '../../../core/tree/parse-html.js';
import { textOf } from '../../../core/tree/text-of.js';
import { english } from '../../../languages/api-strings.js';
import { addFieldHeadings } from './field-headings.js';

const param = (props: object): Node => h(ParamField, { type: 'string', ...props });

/** The headings and fields of a page, in order. */
function outline(content: Node[]): string[] {
  const page = parseHtml(renderToString(content, testPage()));
  addFieldHeadings(page, english);
  return page.elements.map((element) => (/^h\d$/.test(element.tag) ? `# ${textOf(element)}` : element.tag));
}

test('the first field of each location has a heading', () => {
  const fields = [
    param({ header: 'Authorization' }),
    param({ path: 'id' }),
    param({ query: 'page' }),
    param({ query: 'limit' }),
    param({ body: 'name' }),
    h(ResponseField, { name: 'id', type: 'string' }),
  ];
  expect(outline([html('<p>Text.</p>'), ...fields])).toEqual([
    'p',
    '# Authorization',
    'octavo-param-field',
    '# Path parameters',
    'octavo-param-field',
    '# Query parameters',
    'octavo-param-field',
    'octavo-param-field',
    '# Body',
    'octavo-param-field',
    '# Responses',
    'octavo-response-field',
  ]);
});

test('a heading of the author counts for the fields after it', () => {
  const content = [
    html('<h3>Filter</h3>'),
    param({ query: 'page' }),
    param({ query: 'limit' }),
    param({ body: 'name' }),
  ];
  expect(outline(content)).toEqual([
    '# Filter',
    'octavo-param-field',
    'octavo-param-field',
    '# Body',
    'octavo-param-field',
  ]);
});
