/** Operations of Swagger 2.0 and OpenAPI 3.0 to 3.2. */
import {
  each,
  flag,
  list,
  map,
  nearTo,
  one,
  text,
  value,
  Walk,
  type Operation,
  type Rule,
  type Rules,
} from './facts.js';
import { child, children, isKeys, type Files, type Keys, type Place } from './files.js';
import { exampleValue, externalDocs, schema } from './schema.js';

export const info = one({
  title: value('info title'),
  ...each('summary description', text('info description')),
  termsOfService: value('info terms'),
  contact: one(each('name url email', value('info contact'))),
  license: one(each('name identifier url', value('info license'))),
  version: value('info version'),
});

export const variables = map(
  one({
    description: text('server variable'),
    default: value('server variable'),
    enum: list(value('server variable')),
  }),
  'server variable',
  true,
);

const server = one({
  url: (at, walk) => walk.add('server', at, [[String(at.value).replace(/\/$/, '')]]),
  name: value('server description'),
  description: text('server description'),
  variables,
});

const example = one({
  ...each('summary description', text('example description')),
  ...each('value dataValue', exampleValue('example')),
  serializedValue: value('example'),
  externalValue: value('example address'),
});

/** An example with a summary needs no name. */
const namedExample: Rule = (at, walk) => {
  const summary = child(walk.files.follow(at), 'summary');
  if (!summary) walk.add('example name', at, [[at.pointer.split('/').at(-1)!.replaceAll('~1', '/')]]);
  example(at, walk);
};

/** A parameter of Swagger 2.0 and a header have the keywords of their schema. */
const valueRules: Rules = {
  description: text('parameter description'),
  deprecated: flag('deprecated', 'deprecated', 'Deprecated'),
  required: flag('required', 'required', 'Required'),
  example: exampleValue('parameter example'),
  examples: map(namedExample),
  schema,
  content: (at, walk) => content(at, walk),
};

const header: Rule = (given, walk, near) => {
  const at = walk.files.follow(given);
  if (!at || !isKeys(at.value)) return;
  one({ ...valueRules, description: text('header description') })(given, walk, near);
  if (at.value['type'] !== undefined) inline(at, walk, near);
};

/** The schema of a parameter of Swagger 2.0, without the keys that the parameter itself has. */
const inline: Rule = (at, walk, near) => {
  const others = Object.entries(at.value as Keys).filter(([key]) => !(key in valueRules));
  schema({ ...at, value: Object.fromEntries(others) }, walk, near);
};

const headers = map(header, 'header', true);

const parameter: Rule = (given, walk) => {
  const at = walk.files.follow(given);
  if (!at || !isKeys(at.value)) return;
  const { name, in: location } = at.value;
  const isBody = location === 'body';
  const near = isBody ? undefined : nearTo(String(name));
  if (near) walk.add('parameter', at, [[String(name)]], near);
  one(isBody ? { description: text('body description'), schema: (place) => schema(place, walk) } : valueRules)(
    given,
    walk,
    near,
  );
  if (at.value['type'] !== undefined) inline(at, walk, near);
};

const encoding = one({ contentType: value('media type'), headers });

const mediaType: Rule = (at, walk) =>
  one({
    schema: (place) => schema(place, walk),
    itemSchema: (place) => schema(place, walk),
    example: exampleValue('example'),
    examples: map(namedExample),
    encoding: map(encoding),
    prefixEncoding: list(encoding),
    itemEncoding: encoding,
  })(at, walk);

const content = map(mediaType, 'media type');

const body = one({ description: text('body description'), content });

const link = one({
  description: text('link'),
  ...each('operationId operationRef parameters requestBody', value('link')),
});

const response: Rule = (at, walk, near) => {
  walk.isResponse = true;
  responseRules(at, walk, near);
  walk.isResponse = false;
};

const responseRules = one({
  ...each('summary description', text('response description')),
  headers,
  content,
  links: map(link, 'link'),
  // Swagger 2.0
  schema: (at, walk) => schema(at, walk),
  examples: map(exampleValue('example'), 'media type'),
});

const sample: Rule = (given, walk) => {
  const at = walk.files.follow(given);
  if (!at) return;
  const source = walk.files.follow(child(at, 'source') ?? at);
  const label = child(at, 'label');
  if (label) value('code sample')(label, walk);
  // Lines, because a page can indent them.
  if (typeof source?.value === 'string')
    walk.add(
      'code sample',
      source,
      source.value.split('\n').map((line) => [line.trim()]),
    );
};

const operation: Rules = {
  summary: text('summary'),
  description: text('operation description'),
  externalDocs,
  deprecated: flag('deprecated', 'deprecated', 'Deprecated'),
  parameters: list(parameter),
  requestBody: body,
  responses: map(response, 'status'),
  callbacks: map((at, walk) => callback(at, walk), 'callback'),
  servers: list(server),
  ...each('x-codeSamples x-code-samples', list(sample)),
};

/** Operations of a path by method. */
const methods = 'get put post delete options head patch trace query';

const callback: Rule = (given, walk) => {
  const at = walk.files.follow(given);
  for (const [expression, item] of children(at)) {
    if (expression.startsWith('x-')) continue;
    walk.add('callback', item, [[expression]]);
    one({ parameters: list(parameter), ...each(methods, one(operation)) })(item, walk);
  }
};

const flow = each('authorizationUrl tokenUrl refreshUrl deviceAuthorizationUrl', value('OAuth address'));

export const scheme = one({
  description: text('security description'),
  name: value('security'),
  scheme: (at, walk) => walk.add('security', at, [[String(at.value), capital(String(at.value))]]),
  bearerFormat: value('bearerFormat'),
  ...each('openIdConnectUrl oauth2MetadataUrl', value('OAuth address')),
  flows: map(one(flow)),
  // Swagger 2.0
  ...flow,
});

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The scopes of a scheme of any version. */
function scopeTexts(at: Place): [name: string, description: Place][] {
  const flows = children(child(at, 'flows')).map(([, each]) => each);
  return [at, ...flows].flatMap((each) =>
    ['scopes', 'availableScopes'].flatMap((key) => children(child(each, key)).filter(([name]) => !/^\d+$/.test(name))),
  );
}

/** The schemes of an operation, and the scopes that it requires. */
export function security(requirements: Place | undefined, schemes: Place | undefined, walk: Walk): void {
  for (const [, requirement] of children(requirements))
    for (const [name, scopes] of children(requirement)) {
      const given = child(schemes, name);
      const at = given && walk.files.follow(given);
      if (!at) continue;
      scheme(at, walk);
      for (const [, scope] of children(scopes)) scopeFacts(scope, at, walk);
    }
}

export function scopeFacts(scope: Place, at: Place, walk: Walk): void {
  walk.add('scope', scope, [[String(scope.value)]]);
  for (const [name, description] of scopeTexts(at))
    if (name === scope.value) text('scope description')(description, walk);
}

const tag = one({ summary: text('tag'), description: text('tag description'), externalDocs, parent: value('tag') });

/** The tags of an operation, and their texts in the document. */
function tags(used: Place | undefined, all: Place | undefined, walk: Walk): void {
  for (const [, name] of children(used)) {
    for (const [, each] of children(all)) if (isKeys(each.value) && each.value['name'] === name.value) tag(each, walk);
  }
}

export function openapiOperations(files: Files): Operation[] {
  const { document } = files;
  const paths = (key: string): [string, Place][] => {
    const given = child(document, key);
    return children(given && files.follow(given)).filter(([path]) => !path.startsWith('x-'));
  };
  const webhooks = ['webhooks', 'x-webhooks'].flatMap((key) => paths(key));
  return [
    ...paths('paths').flatMap(([path, item]) => operationsOf(path, item, files, false)),
    ...webhooks.flatMap(([path, item]) => operationsOf(path, item, files, true)),
  ];
}

function operationsOf(path: string, item: Place, files: Files, isWebhook: boolean): Operation[] {
  const target = files.follow(item);
  const items = target && target !== item ? [item, target] : [item];
  const at = (key: string): Place[] => items.flatMap((each) => child(each, key) ?? []);
  const others = at('additionalOperations').flatMap((each) => children(each));
  const found = [
    ...methods.split(' ').flatMap((method) => at(method).map((each) => [method, each] as const)),
    ...others,
  ];
  const shown = found.filter(
    ([, place]) => !['x-internal', 'x-hidden', 'x-excluded'].some((key) => child(place, key)?.value === 'true'),
  );
  return shown.map(([method, place]) => ({
    name: `${isWebhook ? 'webhook' : method.toUpperCase()} ${path}`,
    pointer: files.name(place),
    isPage: (head) => (isWebhook ? isPageOf('WEBHOOK', path)(head) : isPageOf(method, path)(head)),
    facts: () => factsOf(place, at, files, isWebhook),
  }));
}

function isPageOf(method: string, path: string): Operation['isPage'] {
  const same = (address: string): string => address.replace(/[\\/]+$/, '').replace(/#.*/, '');
  return (head) => head.method === method.toUpperCase() && same(head.address).endsWith(same(path));
}

function factsOf(given: Place, item: (key: string) => Place[], files: Files, isWebhook: boolean): Walk['facts'] {
  const { document } = files;
  const walk = new Walk(files, !/^(?:2|3\.0)/.test(String((document.value as Keys)['openapi'] ?? '2')));
  const place = files.follow(given) ?? given;
  const own = (key: string): Place | undefined => child(place, key);
  one(operation)(place, walk);
  for (const each of item('parameters')) list(parameter)(each, walk);
  for (const key of ['summary', 'description']) for (const each of item(key)) text('path description')(each, walk);
  tags(own('tags'), child(document, 'tags'), walk);
  one({ info, externalDocs })(document, walk);
  if (isWebhook) return walk.facts;
  const servers = own('servers') ?? item('servers')[0] ?? child(document, 'servers');
  if (servers) list(server)(servers, walk);
  const schemes = child(child(document, 'components'), 'securitySchemes') ?? child(document, 'securityDefinitions');
  security(own('security') ?? child(document, 'security'), schemes, walk);
  swaggerFacts(place, document, walk);
  return walk.facts;
}

/** Keys of the document that an operation of Swagger 2.0 uses. */
function swaggerFacts(place: Place, document: Place, walk: Walk): void {
  const { host, basePath = '', swagger } = document.value as Keys;
  if (!swagger) return;
  if (host) walk.add('server', child(document, 'host')!, [[`${host}${basePath}`.replace(/\/$/, '')]]);
  const responses = children(child(place, 'responses')).map(([, each]) => walk.files.follow(each)?.value);
  if (!responses.some((each) => isKeys(each) && each['schema'])) return;
  const types = child(place, 'produces') ?? child(document, 'produces');
  if (types) list(value('media type'))(types, walk);
}
