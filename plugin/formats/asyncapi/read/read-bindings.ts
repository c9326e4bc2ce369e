/** Settings of protocols: facts for readers, and the parts of a WebSocket handshake. */
import { valueText } from '../../../../playground/model/values/exact-json.js';
import type { BindingModel } from '../../../../playground/model/channel.js';
import { resolveSchema } from '../../../../playground/model/values/resolve-schema.js';
import type { DocumentedParameter, Schema } from '../../../../playground/model/operation.js';
import { child, children, isObject, type Located } from '../../api/files/located.js';
import { readSchema } from '../../api/read/read-content.js';
import { tryResolve } from '../../api/read/reading.js';
import { present } from '../../api/read/values.js';
import { convertSchema } from '../../api/schema/convert-schema.js';
import { member, type AsyncReading, type Traits } from './async-reading.js';

/** The bindings of an object, including the bindings of its traits. */
export function readBindings(reading: AsyncReading, parts: Traits): BindingModel[] {
  const all = resolved(reading, member(parts, 'bindings'));
  return children(all)
    .filter(({ key }) => !String(key).startsWith('x-'))
    .flatMap((entry) => readBinding(reading, entry));
}

function readBinding(reading: AsyncReading, entry: Located): BindingModel[] {
  const members = children(resolved(reading, entry)).filter(({ key }) => !/^bindingVersion$|^x-/.test(String(key)));
  const schemas = members.filter(isSchema).map((at) => [String(at.key), readSchema(reading, at)] as const);
  const facts = members.filter((at) => !isSchema(at)).map((at) => [String(at.key), valueText(at.value)] as const);
  if (schemas.length + facts.length === 0) return [];
  return [{ protocol: String(entry.key), facts, schemas }];
}

const schemaKeys = ['$ref', 'type', 'properties', 'oneOf', 'anyOf', 'allOf', 'enum', 'const'];

/** Whether the value is a schema: some members are, such as `query`, `key` and `groupId`. */
function isSchema({ key, value }: Located): boolean {
  return (
    /^(?:query|headers|key|groupId|clientId|replyTo)$/.test(String(key)) &&
    isObject(value) &&
    schemaKeys.some((each) => Object.hasOwn(value, each))
  );
}

function resolved(reading: AsyncReading, at: Located): Located {
  const target = tryResolve(reading, at);
  return typeof target === 'string' ? { ...at, value: undefined } : target;
}

/** The parameters of a WebSocket channel's handshake, or of an HTTP operation's request, besides its address. */
export function handshakeParameters(reading: AsyncReading, parts: Traits): DocumentedParameter[] {
  const all = resolved(reading, member(parts, 'bindings'));
  return ['ws', 'http'].flatMap((protocol) => {
    const binding = resolved(reading, child(all, protocol));
    return [
      ...propertiesOf(reading, child(binding, 'query'), 'query'),
      ...propertiesOf(reading, child(binding, 'headers'), 'header'),
    ];
  });
}

function propertiesOf(reading: AsyncReading, at: Located, location: 'query' | 'header'): DocumentedParameter[] {
  if (!isObject(at.value)) return [];
  const schema = readSchema(reading, at);
  reading.schemas.convert(reading.references, (each, names, scope) => convertSchema(reading, each, names, scope));
  const { properties = {}, required } = resolveSchema(schema, reading.schemas.reachable(reading.references));
  const names = new Set(required);
  return Object.entries(properties).map(([name, property]) =>
    present({
      name,
      in: location,
      schema: property,
      required: names.has(name) || undefined,
      description: descriptionOf(property),
    }),
  );
}

function descriptionOf(schema: Schema): string | undefined {
  const description = typeof schema === 'object' ? schema['description'] : undefined;
  return typeof description === 'string' ? description : undefined;
}
