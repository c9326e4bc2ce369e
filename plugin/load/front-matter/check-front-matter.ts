/** Reports front matter values that cannot have the effect the author wants. */
import { z } from 'zod';
import { expected } from '../../config/messages/explain-issue.js';
import { knownNames } from '../../config/rules/known-names.js';
import { suggestValue, type Suggestion } from '../../config/messages/suggest-value.js';
import { innerSchemas } from '../../config/schema-at.js';
import { frontMatter } from '../../config/schema/front-matter.js';
import type { Report } from '../../core/errors/errors.js';
import { nearest } from '../../core/text/nearest.js';
import { addressFault, type AddressFault } from '../../addresses/address-fault.js';
import { operationMethods } from '../../addresses/operation-text.js';
import { isUrl } from '../../addresses/page-path.js';
import { ownValue } from '../../core/text/own-value.js';
import { frontMatterPosition } from './front-matter-position.js';

const fields = new Map(Object.entries(frontMatter.shape as Record<string, z.ZodType>));
const names = [...fields.keys()];
const addresses = new Set(['url', 'canonical']);

/** Checks for text that the schema accepts. */
const textChecks: Record<string, (text: string) => Pick<Fault, 'message' | 'hint'> | undefined> = {
  api: checkEndpoint,
  iconType: checkIconStyle,
  lastUpdatedDate: checkDate,
};

/**
 * Warns about each of them, and about keys that look misspelled. Other keys are valid, because expressions in the page
 * can read them.
 */
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
  const fault = ownValue(textChecks, key)?.(textOf(value));
  if (fault) return { code: 'front-matter-value', ...fault };
  return isFine(field, value) ? undefined : wrongValue(key, field, value);
}

/** YAML reads dates without quotes as dates. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function wrongValue(key: string, field: z.ZodType, value: unknown): Fault {
  const suggestion = suggestValue(field, value);
  return {
    code: 'front-matter-value',
    message: `${key} must be ${fits(field, value)}; found ${shown(value)}.`,
    hint: suggestion && isScalar(suggestion.value) ? lineFor(key, suggestion) : exampleFor(key, field),
  };
}

function lineFor(key: string, { value, isGuess }: Suggestion): string {
  return isGuess ? `Did you mean ${key}: ${String(value)}?` : `Write ${key}: ${String(value)}`;
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object';
}

function exampleFor(key: string, field: z.ZodType): string {
  const [schema] = innerSchemas(field);
  if (schema instanceof z.ZodBoolean) return `Write ${key}: true`;
  if (schema instanceof z.ZodEnum) return 'Use one of these values, or remove the key.';
  const [example] = (field.meta()?.examples ?? []) as unknown[];
  return Array.isArray(example)
    ? `Use, for example, ${key}: [${example.join(', ')}]`
    : `Use, for example, ${key}: ${key === 'icon' ? 'rocket' : 'text'}`;
}

const methods = [...operationMethods, 'WEBHOOK', 'WS', 'WSS'];

function checkEndpoint(text: string): Pick<Fault, 'message' | 'hint'> | undefined {
  const [method = '', ...rest] = text.trim().split(/\s+/);
  if (methods.includes(method.toUpperCase()) && rest.length > 0) return undefined;
  const near = rest.length > 0 ? nearest(method, methods) : undefined;
  return {
    message: `api must be a method and a path; found ${JSON.stringify(text)}.`,
    hint: near ? `Did you mean api: ${near} ${rest.join(' ')}?` : 'Use, for example, api: GET /users',
  };
}

function checkIconStyle(text: string): Pick<Fault, 'message' | 'hint'> | undefined {
  const styles = knownNames('iconType');
  if (text === '' || styles.includes(text)) return undefined;
  const near = nearest(text, styles);
  return {
    message: `iconType: unknown icon style ${JSON.stringify(text)}. The icon uses "solid".`,
    hint: near ? `Did you mean iconType: ${near}?` : `Valid names: ${styles.join(', ')}.`,
  };
}

function checkDate(text: string): Pick<Fault, 'message' | 'hint'> | undefined {
  if (!Number.isNaN(Date.parse(text))) return undefined;
  const message = `lastUpdatedDate must be a date; found ${JSON.stringify(text)}.`;
  return { message, hint: 'Use, for example, lastUpdatedDate: 2026-11-22' };
}

function isPrivate(key: string, value: unknown): boolean {
  return key === 'groups' ? hasNames(value) : /^(?:public|isPublic)$/.test(key) && /^false$/i.test(String(value));
}

function hasNames(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
}

function privatePage(key: string): Fault {
  return {
    code: 'page-private',
    message: `${key} restricts access to this page, but a static site has no access control: everyone can read it.`,
    hint: 'Remove the page, exclude it in .mintignore, or restrict access to the whole site at your host.',
  };
}

/** YAML turns some unquoted text into numbers and dates. They are accepted as text too. */
function isFine(field: z.ZodType, value: unknown): boolean {
  const [schema, ...others] = innerSchemas(field);
  if (schema instanceof z.ZodString && (typeof value !== 'object' || value instanceof Date)) return true;
  if (schema instanceof z.ZodString && others.length === 0) return false;
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
  return typeof value === 'object' ? 'an object' : JSON.stringify(value);
}

function unknownKey(key: string, value: unknown, data: Record<string, unknown>): Fault | undefined {
  const free = names.filter((name) => !Object.hasOwn(data, name) && !hasNoEffect(name));
  const near = key.length > 3 ? nearest(key, free) : undefined;
  const field = near === undefined ? undefined : fields.get(near);
  // A key of several words, or a value of another type, is not a misspelling.
  if (!field || !isFine(field, value) || /^[A-Z]/.test(key.slice(near!.length))) return undefined;
  const hasText = typeof value !== 'object' || value instanceof Date;
  return {
    code: 'front-matter-key',
    message: `${key} is not a known front matter key; it has no effect.`,
    hint: hasText ? `Did you mean ${near}: ${textOf(value)}?` : `Did you mean ${near}?`,
  };
}

function hasNoEffect(name: string): boolean {
  return fields.get(name)!.meta()?.effect?.status === 'unsupported';
}

function wrongAddress(key: string, value: string): Fault | undefined {
  const fault = addressFault(value) ?? relativeCanonical(key, value);
  if (!fault) return undefined;
  return {
    code: 'front-matter-value',
    message: `${key} ${fault.what}; found ${JSON.stringify(value)}.`,
    hint: fault.fixed ? `Write ${key}: ${fault.fixed}` : fault.hint,
  };
}

function relativeCanonical(key: string, value: string): AddressFault | undefined {
  if (key !== 'canonical' || value === '' || value.startsWith('/') || isUrl(value)) return undefined;
  return { what: 'must be a URL', hint: 'Use, for example, canonical: https://example.com/guides/install' };
}
