import { expect, test } from 'vitest';
import { startBody } from './body-state.js';
import { xmlText } from './xml-text.js';

const schemas = {
  Pet: {
    type: 'object',
    xml: { name: 'pet', namespace: 'https://pets.test/', prefix: 'p' },
    properties: {
      id: { type: 'integer', example: 7, xml: { attribute: true } },
      name: { type: 'string', example: 'A & B <c>' },
      photos: { type: 'array', example: ['x', 'y'], items: { type: 'string', xml: { name: 'photo' } } },
      tags: {
        type: 'array',
        xml: { wrapped: true },
        example: [{ id: 1 }],
        items: { type: 'object', xml: { name: 'tag' } },
      },
    },
  },
} as const;

const document = `<?xml version="1.0" encoding="UTF-8"?>
<p:pet xmlns:p="https://pets.test/" id="7">
  <name>A &amp; B &lt;c&gt;</name>
  <photo>x</photo>
  <photo>y</photo>
  <tags>
    <tag>
      <id>1</id>
    </tag>
  </tags>
</p:pet>`;

test('a body of XML starts with a document of its schema', () => {
  const body = { contents: [{ mediaType: 'application/xml', schema: { $ref: '#/schemas/Pet' } }] };
  expect(startBody(body, schemas)).toMatchObject({ view: 'text', text: document, value: document });
});

test('the root of a schema without a name has that of the reference', () => {
  expect(xmlText({ a: [] }, { $ref: '#/schemas/Thing' }, {})).toContain('<Thing/>');
  expect(xmlText('x', {}, {})).toContain('<root>x</root>');
});
