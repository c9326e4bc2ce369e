/** Suggests a valid value for an invalid one. */
import { isRecord } from '../../core/text/is-record.js';
import { z } from 'zod';
import { nearest } from '../../core/text/nearest.js';
import { ownValue } from '../../core/text/own-value.js';
import { toHexColor } from '../hex-color.js';
import { innerSchemas } from '../schema-at.js';

/** A valid value. `isGuess`: it differs from the author's text, so the message must ask. */
export interface Suggestion {
  value: unknown;
  isGuess: boolean;
}

/** The author's value converted to match `schema`, otherwise a similar value; `undefined` if neither exists. */
export function suggestValue(schema: z.ZodType, value: unknown): Suggestion | undefined {
  if (value === null || value === undefined) return undefined;
  const fits = candidates(schema, value).find((candidate) => schema.safeParse(candidate).success);
  if (fits !== undefined) return { value: fits, isGuess: false };
  const close = typeof value === 'string' ? nearest(value.trim(), namesIn(schema), closeShare) : undefined;
  return close === undefined ? undefined : { value: close, isGuess: true };
}

/** Stricter than for keys: "gitlab" is not a misspelling of "github", and authors choose values with care. */
const closeShare = 0.25;

/** Values of the enumerations at a path. */
function namesIn(schema: z.ZodType): string[] {
  return innerSchemas(schema).flatMap((branch) => (branch instanceof z.ZodEnum ? branch.options.map(String) : []));
}

function candidates(schema: z.ZodType, value: unknown): unknown[] {
  const branches = innerSchemas(schema);
  const spread = Array.isArray(value) ? value.slice(0, 1) : [];
  return [
    ...(typeof value === 'string' ? fromText(value, namesIn(schema)) : []),
    ...(value === 1 ? [true] : value === 0 ? [false] : []),
    ...spread,
    ...branches.flatMap((branch) => [...pairs(branch, value), ...wrapped(branch, value)]),
    ...onlyValue(value),
  ];
}

const truths: Record<string, boolean> = { true: true, yes: true, on: true, false: false, no: false, off: false };

function fromText(text: string, names: readonly string[]): unknown[] {
  const trimmed = text.trim();
  const near = names.find((name) => name.toLowerCase() === trimmed.toLowerCase());
  const truth = ownValue(truths, trimmed.toLowerCase());
  return [
    ...(near === undefined ? [] : [near]),
    ...(truth === undefined ? [] : [truth]),
    ...(trimmed !== '' && Number.isFinite(Number(trimmed)) ? [Number(trimmed)] : []),
    toHexColor(trimmed) ?? trimmed,
  ];
}

/** Keys that accept the bare value that an author wrote instead of the object. */
const mainKeys = [
  'content',
  'label',
  'default',
  'family',
  'prompt',
  'library',
  'openapi',
  'pages',
  'links',
  'options',
  'name',
];

/** The same for an address. */
const addressKeys = ['href', 'url'];

/** `{ "/old": "/new" }` as `[{ "source": "/old", "destination": "/new" }]`: entries with two required strings. */
function pairs(branch: z.ZodType, value: unknown): unknown[] {
  if (!(branch instanceof z.ZodArray) || !isRecord(value)) return [];
  if (Object.keys(value).length === 0) return [];
  const item = branch.element as z.ZodType;
  if (!(item instanceof z.ZodObject)) return [];
  const shape = item.shape as Record<string, z.ZodType>;
  const [first, second, ...more] = Object.keys(shape).filter((key) => !shape[key]!.safeParse(undefined).success);
  if (first === undefined || second === undefined || more.length > 0) return [];
  return [Object.entries(value).map(([key, inner]) => ({ [first]: key, [second]: inner as unknown }))];
}

/** A link with only a label has no target. */
function withAddress(branch: z.ZodObject, key: string, value: unknown): Record<string, unknown> {
  const needsAddress = key === 'label' && Object.hasOwn(branch.shape, 'href');
  return { [key]: value, ...(needsAddress && { href: '/start' }) };
}

/** The value wrapped in the list or object that is expected. Required keys first, then enumerations. */
function wrapped(branch: z.ZodType, value: unknown): unknown[] {
  if (branch instanceof z.ZodArray) return [[value]];
  const isObject = typeof value === 'object' && !Array.isArray(value);
  if (!(branch instanceof z.ZodObject) || isObject || (Array.isArray(value) && value.length === 0)) return [];
  const isUrl = typeof value === 'string' && /^https?:\/\//.test(value);
  const fields = Object.entries(branch.shape as Record<string, z.ZodType>);
  const rank = ([key, field]: [string, z.ZodType]): number => {
    if (field.meta()?.deprecated) return -1;
    if (!field.safeParse(undefined).success) return 3;
    if (!isUrl && innerSchemas(field).some((inner) => inner instanceof z.ZodEnum)) return 2;
    return (isUrl ? addressKeys : mainKeys).includes(key) ? 1 : -1;
  };
  return fields
    .filter((field) => rank(field) >= 0)
    .toSorted((one, other) => rank(other) - rank(one))
    .flatMap(([key]) => [withAddress(branch, key, value), { [key]: [value] }]);
}

/** The value of an object with a single key. */
function onlyValue(value: unknown): unknown[] {
  const inner = isRecord(value) ? Object.values(value) : [];
  return inner.length === 1 ? inner : [];
}
