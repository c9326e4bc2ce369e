/** Finds the value that an author meant, among those that a schema accepts. */
import { z } from 'zod';
import { nearest } from '../nearest.js';
import { ownValue } from '../own-value.js';
import { toHexColor } from './hex-color.js';
import { innerSchemas } from './schema-at.js';

/** The author's own value in a form that fits `schema`; `undefined` where no small change makes it fit. */
export function suggestValue(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  return candidates(schema, value).find((candidate) => schema.safeParse(candidate).success);
}

function candidates(schema: z.ZodType, value: unknown): unknown[] {
  const branches = innerSchemas(schema);
  const spread = Array.isArray(value) ? value.slice(0, 1) : [];
  return [
    ...(typeof value === 'string' ? fromText(value, branches) : []),
    ...(typeof value === 'number' || typeof value === 'boolean' ? fromScalar(value, branches) : []),
    ...spread,
    ...branches.flatMap((branch) => wrapped(branch, value)),
    ...onlyValue(value),
  ];
}

const truths: Record<string, boolean> = { true: true, yes: true, on: true, false: false, no: false, off: false };

function fromText(text: string, branches: readonly z.ZodType[]): unknown[] {
  const trimmed = text.trim();
  const names = branches.flatMap((branch) => (branch instanceof z.ZodEnum ? branch.options.map(String) : []));
  const near = nearest(trimmed, names);
  const truth = ownValue(truths, trimmed.toLowerCase());
  return [
    ...(near === undefined ? [] : [near]),
    ...(truth === undefined ? [] : [truth]),
    ...(trimmed !== '' && Number.isFinite(Number(trimmed)) ? [Number(trimmed)] : []),
    toHexColor(trimmed) ?? trimmed,
  ];
}

/** A number in quotes is right where any text is: a place for text or something else asks for more. */
function fromScalar(value: number | boolean, branches: readonly z.ZodType[]): unknown[] {
  const isText = branches.every((branch) => branch instanceof z.ZodString);
  return [...(isText ? [String(value)] : []), value === 1 ? true : value === 0 ? false : undefined];
}

/** Keys that hold what is meant where a bare value stands in place of the object. */
const mainKeys = ['content', 'default', 'family', 'prompt', 'library', 'openapi', 'pages', 'links', 'options', 'name'];

/** The same for an address. */
const addressKeys = ['href', 'url'];

/** The value inside the list or object that is wanted. Keys that must be there go first, then fixed names. */
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
    .flatMap(([key]) => [{ [key]: value }, { [key]: [value] }]);
}

/** What stands in an object with a single key. */
function onlyValue(value: unknown): unknown[] {
  const inner = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : [];
  return inner.length === 1 ? inner : [];
}
