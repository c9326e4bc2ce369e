/** Values of front matter that cannot have the effect which their author wants. */
import { z } from 'zod';
import { expected } from '../config/explain-issue.js';
import { suggestValue } from '../config/suggest-value.js';
import { innerSchemas } from '../config/schema-at.js';
import { frontMatter } from '../config/schema/front-matter.js';
import type { Report } from '../errors.js';
import { nearest } from '../nearest.js';
import { addressFault } from './address-fault.js';
import { frontMatterPosition } from './front-matter-position.js';

const fields = new Map(Object.entries(frontMatter.shape as Record<string, z.ZodType>));
const names = [...fields.keys()];
const addresses = new Set(['url', 'canonical']);

/** Warns of each, and of keys that look misspelt. Any other key is the author's own: expressions in the page read it. */
export function checkFrontMatter(data: Record<string, unknown>, source: string, file: string, report: Report): void {
  for (const [key, value] of Object.entries(data)) {
    const fault = faultOf(key, value, data);
    if (fault) report.warn({ ...fault, file, ...frontMatterPosition(key, source, fault.code !== 'front-matter-key') });
  }
}

interface Fault {
  code: string;
  message: string;
  hint: string;
}

function faultOf(key: string, value: unknown, data: Record<string, unknown>): Fault | undefined {
  if (isPrivate(key, value)) return privatePage(key);
  const field = fields.get(key);
  if (!field) return unknownKey(key, value, data);
  if (value === null || value === undefined) return undefined;
  if (addresses.has(key) && typeof value === 'string') return wrongAddress(key, value);
  const [schema] = innerSchemas(field);
  if (!schema || isFine(field, schema, value)) return undefined;
  const mended = suggestValue(field, value);
  const fitting = mended ?? exampleOf(schema);
  return {
    code: 'front-matter-value',
    message: `${key} must be ${fits(field, value)}; found ${shown(value)}.`,
    hint: fitting === undefined ? `Write ${key}: and some words.` : `Write ${key}: ${String(fitting)}`,
  };
}

function exampleOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodBoolean) return true;
  return schema instanceof z.ZodEnum ? schema.options[0] : undefined;
}

function isPrivate(key: string, value: unknown): boolean {
  return key === 'groups' ? hasNames(value) : key === 'public' && /^false$/i.test(String(value));
}

function hasNames(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
}

function privatePage(key: string): Fault {
  return {
    code: 'page-private',
    message: `${key} limits who may read this page, but a static site has no access control: the page is published for everyone.`,
    hint: 'Remove the page, exclude it in .mintignore, or protect the whole site at its host.',
  };
}

/** YAML makes numbers, dates and so on of words without quotes: all of them are text as well. */
function isFine(field: z.ZodType, schema: z.ZodType, value: unknown): boolean {
  if (schema instanceof z.ZodString) return typeof value !== 'object' || value instanceof Date;
  if (schema instanceof z.ZodBoolean && typeof value !== 'object' && /^(?:true|false)$/i.test(String(value)))
    return true;
  const { values } = field.meta() ?? {};
  return field.safeParse(value).success || Object.hasOwn(values ?? {}, String(value));
}

function fits(field: z.ZodType, value: unknown): string {
  const message = field.safeParse(value, { error: expected }).error?.issues[0]?.message ?? '';
  return message === 'text in double quotes' ? 'text' : message;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'keys with values' : JSON.stringify(value);
}

function unknownKey(key: string, value: unknown, data: Record<string, unknown>): Fault | undefined {
  const free = names.filter((name) => !Object.hasOwn(data, name));
  const near = key.length > 3 ? nearest(key, free) : undefined;
  const field = near === undefined ? undefined : fields.get(near);
  const [schema] = field ? innerSchemas(field) : [];
  // A key with more words, or a value of another kind, is not a slip of the pen.
  if (!field || !schema || !isFine(field, schema, value) || /^[A-Z]/.test(key.slice(near!.length))) return undefined;
  const text = typeof value === 'object' ? '' : ` Write ${near}: ${String(value)}`;
  return {
    code: 'front-matter-key',
    message: `${key} is not a known key of front matter; it has no effect.`,
    hint: `Did you mean ${near}?${text}`,
  };
}

function wrongAddress(key: string, value: string): Fault | undefined {
  const fault = addressFault(value);
  if (!fault) return undefined;
  return {
    code: 'front-matter-value',
    message: `${key} ${fault.what}; found ${JSON.stringify(value)}.`,
    hint: fault.mended ? `Write ${key}: ${fault.mended}` : fault.hint,
  };
}
