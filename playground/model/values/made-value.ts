/** Values that nobody has given: texts and numbers that the constraints of a schema accept. */
import { numberOf } from './exact-json.js';
import { maxSampleText } from '../limits.js';
import { matchingText, regularExpression } from './matching-text.js';
import type { SchemaObject } from './resolve-schema.js';
import { usualNumbers, usualTexts } from './usual-values.js';

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

/** A text for the value `name`. `others`: for one without a format and a usual value; the last is cut or lengthened to fit. */
export function madeText(schema: SchemaObject, name: string, others: readonly string[]): string {
  const { format = '', pattern } = schema;
  const [least, most] = lengthsOf(schema);
  const ofFormat = formats[String(format)];
  const texts = ofFormat === undefined ? [...usualTexts(name), ...usualTexts(String(format)), ...others] : [ofFormat];
  const usual = texts.flatMap(variants).find((text) => isAllowed(text, schema));
  if (usual !== undefined) return usual;
  const last = texts.at(-1)!;
  const fitting = last.length > most ? last.slice(0, most) : last.padEnd(least, last.at(-1) ?? 'a');
  if (typeof pattern !== 'string' || isAllowed(fitting, schema)) return fitting;
  return matchingText(pattern, least, Number.isFinite(most) ? most : undefined) ?? fitting;
}

/** Patterns often allow only capital or only small letters. */
function variants(text: string): string[] {
  return [text, text.toLowerCase(), text.toUpperCase()];
}

/** Some patterns take very long for longer texts that do not match. */
const maxTestedLength = 24;

function isAllowed(text: string, schema: SchemaObject): boolean {
  const [least, most] = lengthsOf(schema);
  const { pattern } = schema;
  if (text.length < least || text.length > most) return false;
  return (
    typeof pattern !== 'string' || (text.length <= maxTestedLength && (regularExpression(pattern)?.test(text) ?? false))
  );
}

function lengthsOf({ minLength, maxLength }: SchemaObject): [least: number, most: number] {
  return [Math.min(Number(minLength ?? 0), maxSampleText), typeof maxLength === 'number' ? maxLength : Infinity];
}

/**
 * A number for the value `name` in the range of the schema: a usual one, zero between negative and positive ones, or the smallest
 * that its steps allow.
 */
export function madeNumber(schema: SchemaObject, name: string): number {
  const range: NumberRange = {
    isInteger: [schema.type].flat().includes('integer'),
    multipleOf: numberOf(schema['multipleOf']),
    low: bound(schema['minimum'], schema['exclusiveMinimum'], Math.max),
    high: bound(schema['maximum'], schema['exclusiveMaximum'], Math.min),
  };
  const zero = range.low && range.low.value < 0 ? [0] : [];
  return [...usualNumbers(name), ...zero].find((value) => isInRange(value, range)) ?? smallest(range);
}

interface NumberRange {
  isInteger: boolean;
  multipleOf?: number;
  low?: Bound;
  high?: Bound;
}

function isInRange(value: number, { isInteger, multipleOf, low, high }: NumberRange): boolean {
  if ((isInteger && !Number.isInteger(value)) || (multipleOf !== undefined && !Number.isInteger(value / multipleOf)))
    return false;
  return (!low || isFrom(low, value)) && (!high || isUpTo(high, value));
}

function smallest({ isInteger, multipleOf, low, high }: NumberRange): number {
  const step = multipleOf ?? 1;
  if (!low) return !high || isUpTo(high, step) ? step : Math.floor(below(high, step) / step) * step;
  const first = Math.ceil(low.value / step) * step;
  const value = low.isExclusive && first === low.value ? first + step : first;
  if (!high || isUpTo(high, value) || isInteger || multipleOf !== undefined) return value;
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

function isFrom({ value, isExclusive }: Bound, number: number): boolean {
  return number > value || (number === value && !isExclusive);
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
