/** Keys that an object does not have, and values of a wrong type. */
import { expect, test } from 'vitest';
import { problemLine, readWritten } from '../../../test/fixtures/written-specification.js';

test('reports objects of the wrong kind or in the wrong place, and reads them all the same', async () => {
  const { operations, warnings } = await readWritten({
    'openapi.yaml': `openapi: 3.2.0
servers: { url: https://a.example }
overlays: {}
basePath: /v1
shared:
  id: { name: 'i{d}', in: path, schema: {} }
tag: []
paths:
  /a/{id}:
    parameters: [{ $ref: '#/shared/id' }]
    additionalOperations:
      POST:
        requestBody:
          content:
            multipart/mixed:
              prefixEncoding: [{ contentTypes: text/plain, encoding: {}, itemEncoding: {} }]
        responses:
          '200':
            headers: { X: { schema: {}, requird: true } }
            links: { next: { operationID: a, operationRef: '#/paths/~1a~1{id}/post' } }
`,
  });
  expect(operations.map(({ model }) => [model.method, model.servers, model.parameters[0]!.name])).toEqual([
    ['POST', [{ url: 'https://a.example' }], 'id'],
  ]);
  expect(warnings.map(problemLine)).toMatchInlineSnapshot(`
    [
      "openapi.yaml:2:1 openapi-type "servers" must be a list, not an object. Write a list of objects with "url".",
      "openapi.yaml:3:1 openapi-unknown-key Unknown key "overlays" in this specification. It has no effect. Remove it, or rename it to "x-overlays".",
      "openapi.yaml:4:1 openapi-unknown-key Unknown key "basePath" in this specification. It has no effect. Use "servers" instead.",
      "openapi.yaml:6:9 openapi-path-parameter The name of the path parameter "i{d}" has braces, which only the path has. Write "id".",
      "openapi.yaml:7:1 openapi-unknown-key Unknown key "tag" in this specification. It has no effect. Did you mean "tags"?",
      "openapi.yaml:12:7 openapi-operation The method "POST" cannot be in "additionalOperations", because paths have a key for it. Move the operation to the key "post" of the path.",
      "openapi.yaml:16:34 openapi-unknown-key Unknown key "contentTypes" in this encoding. It has no effect. Did you mean "contentType"?",
      "openapi.yaml:16:74 openapi-exclusive "itemEncoding" and "encoding" exclude each other in this encoding. Remove "itemEncoding" or "encoding".",
      "openapi.yaml:19:41 openapi-unknown-key Unknown key "requird" in this header. It has no effect. Did you mean "required"?",
      "openapi.yaml:20:30 openapi-unknown-key Unknown key "operationID" in this link. It has no effect. Did you mean "operationId"?",
    ]
  `);
});

test('reports values of a wrong type, which are left out', async () => {
  const { operations, warnings } = await readWritten({
    'openapi.yaml': `openapi: 3.2.0
tags: [true, { name: 1 }]
components:
  securitySchemes:
    key: true
    login: { type: oauth2, flows: { implicit: { scopes: {} }, password: true } }
    empty: { type: oauth2 }
paths:
  /a:
    post:
      summary: 404
      deprecated: 'yes'
      security: [true, { key: [] }, { login: [] }, { empty: [] }]
      parameters: [{ name: q, in: query, required: 'no', style: 1 }]
      requestBody: { required: 1 }
      responses:
        '200': { headers: { X: text }, content: { text/plain: { encoding: { a: true } } }, links: { next: 1 } }
  /b:
    get:
      security: { login: [] }
`,
  });
  const [post, get] = operations.map(({ model }) => model);
  expect(post).toMatchObject({ title: 'POST /a', body: { contents: [] } });
  expect(post).not.toHaveProperty('deprecated');
  expect(post!.parameters).toEqual([{ name: 'q', in: 'query', schema: {} }]);
  expect(post!.security.flat().map(({ scheme }) => scheme)).toEqual(['login', 'empty']);
  expect(get!.security).toEqual([[{ scheme: 'login', scopes: [] }]]);
  expect(warnings.map(problemLine)).toMatchInlineSnapshot(`
    [
      "openapi.yaml:2:8 openapi-type This tag must be an object, not a boolean. Write an object, or remove it.",
      "openapi.yaml:2:16 openapi-type "name" must be text, not a number. It is left out. Write text, in quotation marks.",
      "openapi.yaml:5:5 openapi-type This security scheme must be an object, not a boolean. Write an object, or remove it.",
      "openapi.yaml:6:37 openapi-security The flow "implicit" has no "authorizationUrl", so readers cannot sign in and must enter a token. Add what is missing, as the provider of the tokens documents it.",
      "openapi.yaml:6:63 openapi-type This OAuth flow must be an object, not a boolean. Write an object, or remove it.",
      "openapi.yaml:7:5 openapi-security This security scheme has no "flows", so readers cannot sign in and must enter a token. Add what is missing, as the provider of the tokens documents it.",
      "openapi.yaml:11:7 openapi-type "summary" must be text, not a number. It is left out. Write text, in quotation marks.",
      "openapi.yaml:12:7 openapi-type "deprecated" must be true or false, not a string. It is left out. Write true or false, without quotation marks.",
      "openapi.yaml:13:18 openapi-type This security requirement must be an object, not a boolean. Write an object, or remove it.",
      "openapi.yaml:14:42 openapi-type "required" must be true or false, not a string. It is left out. Write true or false, without quotation marks.",
      "openapi.yaml:14:58 openapi-type "style" must be text, not a number. It is left out. Write text, in quotation marks.",
      "openapi.yaml:15:7 openapi-content This request body has no "content", so readers cannot see what to send. Add "content" with a media type, such as application/json, and its schema.",
      "openapi.yaml:15:22 openapi-type "required" must be true or false, not a number. It is left out. Write true or false, without quotation marks.",
      "openapi.yaml:17:29 openapi-type This header must be an object, not a string. Write an object, or remove it.",
      "openapi.yaml:17:77 openapi-type This encoding must be an object, not a boolean. Write an object, or remove it.",
      "openapi.yaml:17:101 openapi-type This link must be an object, not a number. Write an object, or remove it.",
      "openapi.yaml:17:101 openapi-link The link "next" names no operation, so it is not shown. Add "operationId" or "operationRef", or remove the link.",
      "openapi.yaml:20:7 openapi-type "security" must be a list, not an object. Write a list of objects from names of security schemes to scopes.",
    ]
  `);
});

test('an unknown key of a Swagger file is reported unless something refers to it', async () => {
  const { warnings } = await readWritten({
    'swagger.yaml': `swagger: '2.0'
servers: []
x-notes: {}
models: { A: { type: string } }
paths:
  /a: { get: { responses: { 200: { schema: { $ref: '#/models/A' } } } } }
`,
  });
  expect(warnings.map(problemLine)).toMatchInlineSnapshot(`
    [
      "swagger.yaml:2:1 openapi-unknown-key Unknown key "servers" in this Swagger specification. It has no effect. Use "host" instead.",
    ]
  `);
});

test('reports keys that exclude each other or have no effect', async () => {
  const { warnings } = await readWritten({
    'openapi.yaml': `openapi: 3.2.0
servers:
  - url: https://{host}.example.com
    variables:
      host: { enum: [], default: a }
paths:
  /a:
    post:
      parameters:
        - { name: X, in: header, schema: {}, example: 1, examples: { a: { value: 1, externalValue: https://x.example } } }
        - { name: 'Bad[Name]', in: header, schema: {}, allowReserved: true }
        - { name: all, in: querystring, schema: {} }
        - { name: limit, in: query, content: { text/plain: {} }, style: form }
      requestBody:
        content:
          multipart/mixed: { encoding: { a: {} }, itemEncoding: {} }
      responses:
        '200':
          headers: { 'Bad=Header': { schema: { xml: { wrapped: true, nodeType: element } } } }
          links: { next: { description: The next page } }
`,
  });
  expect(warnings.map(problemLine)).toMatchInlineSnapshot(`
    [
      "openapi.yaml:5:15 openapi-server The variable "host" has an empty "enum", so readers can enter any value. List the values, or remove "enum".",
      "openapi.yaml:10:46 openapi-exclusive "example" and "examples" exclude each other in this parameter. Remove "example" or "examples".",
      "openapi.yaml:10:85 openapi-exclusive "externalValue" and "value" exclude each other in this example. Remove "externalValue" or "value".",
      "openapi.yaml:11:13 openapi-header "Bad[Name]" is not a valid name of a header. Use letters, digits and hyphens, such as X-Request-Id.",
      "openapi.yaml:11:56 openapi-style "allowReserved" has no effect in a header. Remove it.",
      "openapi.yaml:12:11 openapi-parameter The parameter "all" is in "querystring" and has no "content", so its format is unknown. Move "schema" into "content", for example below "application/x-www-form-urlencoded".",
      "openapi.yaml:13:11 openapi-parameter The parameters "all" and "limit" exclude each other, because "all" is the whole query. Describe all values in the parameter in "querystring", or set "in" to "query" for each of them.",
      "openapi.yaml:13:66 openapi-exclusive "style" and "content" exclude each other in this parameter. Remove "style" or "content".",
      "openapi.yaml:16:51 openapi-exclusive "itemEncoding" and "encoding" exclude each other in this media type. Remove "itemEncoding" or "encoding".",
      "openapi.yaml:19:23 openapi-header "Bad=Header" is not a valid name of a header. Use letters, digits and hyphens, such as X-Request-Id.",
      "openapi.yaml:19:55 openapi-exclusive "wrapped" and "nodeType" exclude each other in this XML object. Remove "wrapped" or "nodeType".",
      "openapi.yaml:20:20 openapi-link The link "next" names no operation, so it is not shown. Add "operationId" or "operationRef", or remove the link.",
    ]
  `);
});
