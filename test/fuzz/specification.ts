/** Specifications of all formats with related types. */
import { mutateSettings } from './mutate-settings.js';
import { mutateText } from './mutate-text.js';
import type { Random } from './random.js';
import { relatedTypes, type TypeSchema } from './related-types.js';

export interface GeneratedSpecification {
  /** The key of the settings that names it. */
  key: 'openapi' | 'asyncapi' | 'graphql';
  text: string;
  /** Operations or channels that must have a page, or a problem in the file; at least one where it is not known. */
  pages: number;
}

type Json = Record<string, unknown>;

const info = { title: 'Fuzz', version: '1.0.0' };
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** The specification of a random format. Half of them have circles. */
export function generateSpecification(random: Random): GeneratedSpecification {
  const isCircular = random.below(2) === 0;
  const format = random.pick(['3.0.3', '3.1.0', '3.2.0', 'swagger', 'asyncapi', 'graphql']);
  if (format === 'graphql') {
    const text = graphqlSchema(random, isCircular);
    return { key: 'graphql', text: random.below(4) === 0 ? mutateText(text, random) : text, pages: 1 };
  }
  const key = format === 'asyncapi' ? 'asyncapi' : 'openapi';
  const whole =
    format === 'asyncapi'
      ? asyncDocument(random, isCircular)
      : format === 'swagger'
        ? swagger(random, isCircular)
        : openapi(random, isCircular, format);
  const changed = random.below(2) === 0 ? (mutateSettings(whole, random) as Json) : whole;
  const text = JSON.stringify(changed, null, 1);
  if (random.below(8) > 0)
    return { key, text, pages: key === 'asyncapi' ? channelsIn(changed) : operationsIn(changed) };
  return { key, text: mutateText(text, random), pages: 1 };
}

function openapi(random: Random, isCircular: boolean, version: string): Json {
  const reference = (name: string): TypeSchema => ({ $ref: `#/components/schemas/${name}` });
  const schemas = relatedTypes(random, isCircular, reference);
  const content = (): Json => ({ 'application/json': { schema: reference(random.pick(Object.keys(schemas))) } });
  const operation = (): Json => ({
    requestBody: { content: content() },
    responses: { 200: { description: 'OK', content: content() }, 400: { description: 'No', content: content() } },
  });
  return { openapi: version, info, paths: paths(random, operation), components: { schemas } };
}

function swagger(random: Random, isCircular: boolean): Json {
  const reference = (name: string): TypeSchema => ({ $ref: `#/definitions/${name}` });
  const definitions = relatedTypes(random, isCircular, reference);
  const schema = (): TypeSchema => reference(random.pick(Object.keys(definitions)));
  const operation = (): Json => ({
    parameters: [{ in: 'body', name: 'body', schema: schema() }],
    responses: { 200: { description: 'OK', schema: schema() } },
  });
  return { swagger: '2.0', info, consumes: ['application/json'], paths: paths(random, operation), definitions };
}

function paths(random: Random, operation: () => Json): Json {
  const entries = Array.from({ length: 1 + random.below(2) }, (_, index) => {
    const verbs = methods.slice(0, random.below(3) === 0 ? 2 : 1);
    return [`/path${index}`, Object.fromEntries(verbs.map((verb) => [verb, operation()]))] as const;
  });
  return Object.fromEntries(entries);
}

function asyncDocument(random: Random, isCircular: boolean): Json {
  const reference = (name: string): TypeSchema => ({ $ref: `#/components/schemas/${name}` });
  const schemas = relatedTypes(random, isCircular, reference);
  const message = (): Json => ({ payload: reference(random.pick(Object.keys(schemas))) });
  const names = Array.from({ length: 1 + random.below(3) }, (_, index) => `channel${index}`);
  const components = { schemas };
  if (random.below(2) === 0) {
    const channels = Object.fromEntries(names.map((name) => [name, { publish: { message: message() } }]));
    return { asyncapi: '2.6.0', info, channels, components };
  }
  const channels = Object.fromEntries(names.map((name) => [name, { address: name, messages: { sent: message() } }]));
  const operations = Object.fromEntries(
    names.map((name) => [`send-${name}`, { action: 'send', channel: { $ref: `#/channels/${name}` } }]),
  );
  return { asyncapi: '3.0.0', info, channels, operations, components };
}

function graphqlSchema(random: Random, isCircular: boolean): string {
  const names = Array.from({ length: 2 + random.below(12) }, (_, index) => `Type${index}`);
  const other = (index: number): string => random.pick(isCircular ? names : names.slice(index)) ?? 'Type0';
  const types = names.map((name, index) => {
    const target = index === names.length - 1 && !isCircular ? 'Int' : other(isCircular ? 0 : index + 1);
    const input = target === 'Int' ? 'Int' : `${target}Input`;
    const own = `id: ID!, field${index}: [${target}!], more(filter: ${name}Input): ${target}`;
    return `type ${name} { ${own} }\ninput ${name}Input { id: ID!, inside: [${input}!], other: ${input} }`;
  });
  const union = `union Any = ${names.join(' | ')}`;
  const fields = names.slice(0, 3).map((name) => `get${name}(input: ${name}Input!): ${name}`);
  return `${types.join('\n')}\n${union}\ntype Query { ${fields.join(', ')}, any: [Any!] }\n`;
}

/** Operations of an OpenAPI specification, however broken it is. */
function operationsIn(specification: unknown): number {
  const items = Object.entries(objectAt(specification, 'paths')).filter(([path]) => !path.startsWith('x-'));
  const operations = items.flatMap(([path]) => {
    const item = objectAt(objectAt(specification, 'paths'), path);
    return methods.filter((method) => Object.keys(objectAt(item, method)).length > 0);
  });
  return Math.max(operations.length, 1);
}

function channelsIn(document: unknown): number {
  return Math.max(Object.keys(objectAt(document, 'channels')).filter((name) => !name.startsWith('x-')).length, 1);
}

function objectAt(value: unknown, key: string): Json {
  const found = typeof value === 'object' && value !== null ? (value as Json)[key] : undefined;
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Json) : {};
}
