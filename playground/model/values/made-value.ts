/** Values that nobody has given: texts and numbers that the constraints of a schema accept. */
import { numberOf } from './exact-json.js';
import { maxSampleText } from '../limits.js';
import { matchingText, regularExpression } from './matching-text.js';
import type { SchemaObject } from './resolve-schema.js';

const formats: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  iri: 'https://example.com/',
  'uri-reference': '/path',
  'iri-reference': '/path',
  'uri-template': '/path/{id}',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  byte: 'ZGF0YQ==',
  'json-pointer': '/name',
  'relative-json-pointer': '1/name',
  regex: '^a',
};

/** Usual values of texts by the end of their name, in lower case without separators. */
const byName: readonly (readonly [name: RegExp, text: string])[] = [
  [/email(?:address)?$/, 'user@example.com'],
  [/(?:url|uri|website|homepage|webhook)$/, 'https://example.com/'],
  [/(?:domain|hostname)$/, 'example.com'],
  [/(?:phone|mobile|fax)(?:number)?$/, '+15550100'],
  [/country(?:code)?$/, 'US'],
  [/currency(?:code)?$/, 'USD'],
  [/(?:language|locale)(?:code)?$/, 'en'],
  [/timezone$/, 'Europe/Berlin'],
  [/(?:zip|postal)code|postcode|zip$/, '10115'],
  [/city$/, 'Berlin'],
  [/(?:first|given)name$/, 'Ada'],
  [/(?:last|family)name|surname$/, 'Lovelace'],
  [/(?:full|display)name$/, 'Ada Lovelace'],
  [/username|login$/, 'ada'],
  [/ipaddress$/, '192.0.2.1'],
  [/colou?r$/, '#336699'],
];

/** A text for the value `name`. `other`: for one without a format, a pattern and a usual value; it is cut or lengthened to fit. */
export function madeText(schema: SchemaObject, name: string, other: string): string {
  const { format, pattern } = schema;
  const [least, most] = lengthsOf(schema);
  const usual = formats[String(format)] ?? usualText(name) ?? other;
  const fitting = usual.length > most ? usual.slice(0, most) : usual.padEnd(least, usual.at(-1) ?? 'a');
  // Some patterns take very long for longer texts that do not match.
  const isShort = fitting.length <= 24;
  if (typeof pattern !== 'string' || (isShort && regularExpression(pattern)?.test(fitting))) return fitting;
  return matchingText(pattern, least, Number.isFinite(most) ? most : undefined) ?? fitting;
}

function lengthsOf({ minLength, maxLength }: SchemaObject): [least: number, most: number] {
  return [Math.min(Number(minLength ?? 0), maxSampleText), typeof maxLength === 'number' ? maxLength : Infinity];
}

function usualText(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return byName.find(([end]) => end.test(plain))?.[1];
}

/** A number in the range of the schema, the smallest that its steps allow. */
export function madeNumber(schema: SchemaObject): number {
  const isInteger = [schema.type].flat().includes('integer');
  const step = numberOf(schema['multipleOf']) ?? 1;
  const low = bound(schema['minimum'], schema['exclusiveMinimum'], Math.max);
  const high = bound(schema['maximum'], schema['exclusiveMaximum'], Math.min);
  if (!low) return !high || isUpTo(high, step) ? step : Math.floor(below(high, step) / step) * step;
  const first = Math.ceil(low.value / step) * step;
  const value = low.isExclusive && first === low.value ? first + step : first;
  if (!high || isUpTo(high, value) || isInteger || schema['multipleOf'] !== undefined) return value;
  return low.value === high.value ? low.value : (low.value + high.value) / 2;
}

interface Bound {
  value: number;
  isExclusive: boolean;
}

/** `exclusive` is a number, or in older schemas whether the other bound is exclusive. */
function bound(inclusive: unknown, exclusive: unknown, choose: (...values: number[]) => number): Bound | undefined {
  const values = [inclusive, exclusive].map(numberOf).filter((each) => each !== undefined);
  if (values.length === 0) return undefined;
  const value = choose(...values);
  return { value, isExclusive: exclusive === true || value === numberOf(exclusive) };
}

function isUpTo({ value, isExclusive }: Bound, number: number): boolean {
  return number < value || (number === value && !isExclusive);
}

function below({ value, isExclusive }: Bound, step: number): number {
  return isExclusive && value % step === 0 ? value - step : value;
}

/** `count` items of a list, the first of which is `first`. `items`: their schema. */
export function madeItems(first: unknown, count: number, list: SchemaObject, items: SchemaObject): unknown[] {
  const { enum: values } = items;
  if (count > 1 && Array.isArray(values) && values.length >= count) return (values as unknown[]).slice(0, count);
  const mustDiffer = list['uniqueItems'] === true;
  return Array.from({ length: count }, (_, index) =>
    mustDiffer && index > 0 ? otherValue(first, index, items) : first,
  );
}

function otherValue(value: unknown, index: number, { multipleOf }: SchemaObject): unknown {
  const number = numberOf(value);
  if (number !== undefined) return number + index * (numberOf(multipleOf) ?? 1);
  return typeof value === 'string' ? `${value}${index + 1}` : value;
}
