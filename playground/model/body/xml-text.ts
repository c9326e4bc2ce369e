/** Writes data as XML, as the `xml` keywords of its schema say. */
import { controlSchema } from '../values/control-kind.js';
import { schemaName, type Schemas } from '../values/resolve-schema.js';
import type { Schema } from '../operation.js';
import { isObject } from '../request/parameters/parameter-value.js';
import { valueText } from '../values/exact-json.js';

/** The XML Object of OpenAPI. */
interface XmlKeywords {
  name?: string;
  prefix?: string;
  namespace?: string;
  attribute?: boolean;
  wrapped?: boolean;
  /** OpenAPI 3.2, instead of `attribute` and `wrapped`. */
  nodeType?: 'element' | 'attribute' | 'text' | 'cdata' | 'none';
}

/** The document, indented by two spaces. */
export function xmlText(value: unknown, schema: Schema | undefined, schemas: Schemas): string {
  const reference = typeof schema === 'object' && typeof schema.$ref === 'string' ? schemaName(schema.$ref) : undefined;
  const root = xmlOf(schema, schemas).name ?? reference ?? 'root';
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...elements(root, value, schema, schemas)].join('\n');
}

function xmlOf(schema: Schema | undefined, schemas: Schemas): XmlKeywords {
  const { xml } = controlSchema(schema, schemas);
  return isObject(xml) ? (xml as XmlKeywords) : {};
}

/** The lines of a value; of a list: one element for each item, in a wrapper where the schema asks for one. */
function elements(name: string, value: unknown, schema: Schema | undefined, schemas: Schemas): string[] {
  if (value === undefined || value === null) return [];
  const xml = xmlOf(schema, schemas);
  const tag = qualified(xml, name);
  if (Array.isArray(value)) return list(tag, value, schema, schemas, xml);
  const start = tag + namespace(xml);
  if (!isObject(value)) return [`<${start}>${escaped(valueText(value))}</${tag}>`];
  const { properties = {} } = controlSchema(schema, schemas);
  const attributes: string[] = [];
  const children = Object.entries(value).flatMap(([key, each]) => {
    const own = xmlOf(properties[key], schemas);
    if (own.attribute !== true && own.nodeType !== 'attribute') return elements(key, each, properties[key], schemas);
    attributes.push(` ${qualified(own, key)}="${escaped(valueText(each)).replaceAll('"', '&quot;')}"`);
    return [];
  });
  const opened = start + attributes.join('');
  return children.length === 0 ? [`<${opened}/>`] : [`<${opened}>`, ...indented(children), `</${tag}>`];
}

function list(
  tag: string,
  value: readonly unknown[],
  schema: Schema | undefined,
  schemas: Schemas,
  xml: XmlKeywords,
): string[] {
  const { items } = controlSchema(schema, schemas);
  const isWrapped = xml.wrapped === true || xml.nodeType === 'element';
  // A list without a wrapper has the name of its items.
  const name = xmlOf(items, schemas).name ?? tag;
  const lines = value.flatMap((item) => elements(name, item, items, schemas));
  return isWrapped ? [`<${tag}${namespace(xml)}>`, ...indented(lines), `</${tag}>`] : lines;
}

function qualified({ name, prefix }: XmlKeywords, fallback: string): string {
  const local = name ?? fallback;
  return prefix ? `${prefix}:${local}` : local;
}

function namespace({ namespace: uri, prefix }: XmlKeywords): string {
  return uri ? ` xmlns${prefix ? `:${prefix}` : ''}="${escaped(uri)}"` : '';
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
