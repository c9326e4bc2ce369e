/** Channels of AsyncAPI 2 and 3. */
import { each, list, map, one, text, value, Walk, type Operation, type Rule } from './facts.js';
import { child, children, isKeys, type Files, type Place } from './files.js';
import { info, scheme, scopeFacts, security, variables } from './openapi.js';
import { exampleValue, externalDocs, schema } from './schema.js';

/** Schemas in other languages, such as Avro, are not facts. */
const readable = /asyncapi|schema\+|openapi/;

/** In version 3, a schema can be inside of an object with its format. */
const payload: Rule = (given, walk) => {
  const at = walk.files.follow(given);
  const format = child(at, 'schemaFormat');
  if (!format) schema(given, walk);
  else if (readable.test(String(format.value)) && child(at, 'schema')) schema(child(at, 'schema')!, walk);
};

const tag = one({ name: value('tag'), description: text('tag description'), externalDocs });
const messageKeys = {
  title: text('message'),
  ...each('summary description', text('message description')),
  contentType: value('media type'),
  headers: payload,
  correlationId: one({ description: text('correlationId'), location: value('correlationId') }),
  tags: list(tag),
  externalDocs,
  examples: list(
    one({
      name: value('example name'),
      summary: text('example description'),
      ...each('headers payload', exampleValue('example')),
    }),
  ),
};

const message: Rule = (given, walk) => {
  const at = walk.files.follow(given);
  if (!at) return;
  const options = child(at, 'oneOf');
  if (options) return list(message)(options, walk);
  const isReadable = readable.test(String(child(at, 'schemaFormat')?.value ?? 'asyncapi'));
  one({ ...messageKeys, ...(isReadable && { payload }), traits: list(one(messageKeys)) })(at, walk);
};

const operationKeys = {
  ...each('title summary', text('summary')),
  description: text('operation description'),
  tags: list(tag),
  externalDocs,
};

const operation = one({
  ...operationKeys,
  traits: list(one(operationKeys)),
  message,
  messages: list(message),
  reply: one({
    address: one({ location: value('reply'), description: text('reply') }),
    channel: one({ address: (at, walk) => at.value !== 'null' && value('reply')(at, walk) }),
    messages: list(message),
  }),
});

const parameter = one({
  description: text('parameter description'),
  schema,
  default: value('default'),
  enum: list(value('enum value')),
  examples: list(value('parameter example')),
});

const channel = one({
  ...operationKeys,
  parameters: map(parameter, 'parameter', true),
  messages: map(message),
  ...each('subscribe publish', operation),
});

const server = one({
  ...each('url host pathname', value('server')),
  protocol: (at, walk) => walk.add('server', at, [[String(at.value), String(at.value).toUpperCase()]]),
  ...each('title summary description', text('server description')),
  variables,
});

export function asyncapiOperations(files: Files): Operation[] {
  const { document } = files;
  return children(child(document, 'channels')).flatMap(([key, given]) => {
    const at = files.follow(given);
    const address = at && isKeys(at.value) ? String(at.value['address'] ?? key) : key;
    const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}{}]/gu, '');
    return {
      name: key,
      pointer: files.name(given),
      isPage: ({ address: shown, text, title }) =>
        letters(shown).endsWith(letters(address)) || text.includes(address) || letters(title) === letters(key),
      facts: () => factsOf(given, at ?? given, files),
    };
  });
}

function factsOf(given: Place, at: Place, files: Files): Walk['facts'] {
  const { document } = files;
  const walk = new Walk(files, true);
  one({ info, externalDocs, tags: list(tag) })(document, walk);
  channel(given, walk);
  const id = files.name(at);
  const operations = children(child(document, 'operations')).flatMap(([, each]) => files.follow(each) ?? []);
  const own = operations.filter((each) => {
    const target = child(each, 'channel');
    const followed = target && files.follow(target);
    return followed && files.name(followed) === id;
  });
  const legacy = ['subscribe', 'publish'].flatMap((key) => child(at, key) ?? []);
  const schemes = child(child(document, 'components'), 'securitySchemes');
  for (const each of own) operation(each, walk);
  for (const each of [...own, ...legacy]) credentials(child(each, 'security'), schemes, walk);
  for (const each of serversOf(at, document)) {
    server(each, walk);
    credentials(child(walk.files.follow(each) ?? each, 'security'), schemes, walk);
  }
  return walk.facts;
}

/** In version 3, requirements are schemes; in version 2, names of schemes. */
function credentials(requirements: Place | undefined, schemes: Place | undefined, walk: Walk): void {
  for (const [, requirement] of children(requirements)) {
    const at = walk.files.follow(requirement);
    if (!at || !isKeys(at.value)) continue;
    if (at.value['type'] === undefined) security({ ...at, value: [at.value] }, schemes, walk);
    else {
      scheme(at, walk);
      for (const [, scope] of children(child(at, 'scopes'))) scopeFacts(scope, at, walk);
    }
  }
}

/** Names in version 2, references in version 3; without either, all servers. */
function serversOf(at: Place, document: Place): Place[] {
  const all = child(document, 'servers');
  const names = children(child(at, 'servers')).map(([, each]) => each);
  if (names.length === 0) return children(all).map(([, each]) => each);
  return names.flatMap((each) => (typeof each.value === 'string' ? (child(all, each.value) ?? []) : each));
}
