/** Reports front matter values that cannot have the effect the author wants. */
import { describe, expected, fixFor } from '../../config/messages/explain-issue.js';
import { iconStyleNames, nameFault } from '../../config/schema/known-names.js';
import { isForeignKey } from '../../config/other-tools/foreign-meaning.js';
import { schemaAt } from '../../config/schema-at.js';
import { frontMatter } from '../../config/schema/front-matter.js';
import type { FrontMatterSchema } from '../../config/schema/settings.js';
import type { Problem, Report } from '../../core/errors/errors.js';
import { nearest } from '../../core/text/nearest.js';
import { ownValue } from '../../core/text/own-value.js';
import { addressFault } from '../../addresses/address-fault.js';
import { operationMethods } from '../../addresses/operation-text.js';
import { isUrl } from '../../addresses/page-path.js';
import { frontMatterPositions, type PositionOf } from './front-matter-position.js';
import { plain, typedValue } from './front-matter-values.js';

type Fault = Pick<Problem, 'code' | 'message' | 'hint'>;
/** Default code: `front-matter-value`. */
type ValueFault = Omit<Fault, 'code'> & Partial<Fault>;

type Data = Readonly<Record<string, unknown>>;

/** Checks for text that the schema accepts. */
const textChecks: Record<string, (text: string, key: string) => ValueFault | undefined> = {
  url: checkAddress,
  canonical: checkAddress,
  api: checkEndpoint,
  iconType: (text, key) => (text === '' ? undefined : nameFault(key, text, iconStyleNames)),
  lastUpdatedDate: checkDate,
  authMethod: checkMethod,
};

/**
 * Warns about each of them, and about keys that look misspelled. Other keys are valid, because plugins can read them; see
 * `checkPageKeys`.
 */
export function checkFrontMatter(data: Data, source: string, file: string, schema: FrontMatterSchema, report: Report) {
  let positions: PositionOf | undefined;
  for (const [key, written] of Object.entries(data)) {
    const fault = faultOf(key, plain(written) ?? written, data, schema);
    if (!fault) continue;
    positions ??= frontMatterPositions(source);
    report.warn({ ...fault, file, ...positions(key, fault.code !== 'front-matter-key') });
  }
}

function faultOf(key: string, value: unknown, data: Data, schema: FrontMatterSchema): Fault | undefined {
  if (isPrivate(key, value)) return privatePage(key);
  if (!Object.hasOwn(schema.shape, key)) return isForeignKey(key) ? undefined : unknownKey(key, value, data, schema);
  if (value === null || value === undefined) return undefined;
  const isRight = isFine(key, value, schema);
  const fault = isRight ? ownValue(textChecks, key)?.(textOf(value), key) : wrongValue(key, value, schema);
  return fault && { code: 'front-matter-value', ...fault };
}

/** The value as one line of text. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Numbers and dates are accepted as text too, as the page reads them. */
function isFine(key: string, value: unknown, schema: FrontMatterSchema): boolean {
  const field = schema.shape[key]!;
  const typed = typedValue(key, value, schema);
  if (typed !== undefined && field.safeParse(typed).success) return true;
  return field.safeParse(value).success || Object.hasOwn(field.meta()?.values ?? {}, textOf(value));
}

function wrongValue(key: string, value: unknown, schema: FrontMatterSchema): ValueFault {
  const wanted = schema.shape[key]!.safeParse(value, { error: expected }).error?.issues[0]?.message;
  return {
    message: `${key} must be ${wanted === 'text in double quotes' ? 'text' : wanted}; found ${describe(value)}.`,
    hint: fixFor(`${key}: `, value, schemaAt(schema, [key], { [key]: value }), false),
  };
}

function exampleOf(key: string): string {
  return `Use, for example, ${key}: ${String(schemaAt(frontMatter, [key], {}).example)}`;
}

const methods = [...operationMethods, 'WEBHOOK', 'WS', 'WSS'];

function checkEndpoint(text: string, key: string): ValueFault | undefined {
  const [method = '', ...rest] = text.trim().split(/\s+/);
  if (methods.includes(method.toUpperCase()) && rest.length > 0) return undefined;
  const near = rest.length > 0 ? nearest(method, methods) : undefined;
  return {
    code: 'content-lost',
    message: `api must be a method and a path; found ${JSON.stringify(text)}.`,
    hint: near ? `Did you mean api: ${near} ${rest.join(' ')}?` : exampleOf(key),
  };
}

const authMethods = ['bearer', 'basic', 'key', 'none'];

function checkMethod(text: string, key: string): ValueFault | undefined {
  if (text === '' || authMethods.includes(text)) return undefined;
  const near = nearest(text, authMethods);
  return {
    message: `authMethod must be bearer, basic, key or none; found ${JSON.stringify(text)}. The endpoint has no authorization.`,
    hint: near ? `Did you mean ${key}: ${near}?` : `Use, for example, ${key}: bearer`,
  };
}

function checkDate(text: string, key: string): ValueFault | undefined {
  if (!Number.isNaN(Date.parse(text))) return undefined;
  return { message: `lastUpdatedDate must be a date; found ${JSON.stringify(text)}.`, hint: exampleOf(key) };
}

function checkAddress(text: string, key: string): ValueFault | undefined {
  const isRelative = key === 'canonical' && text !== '' && !text.startsWith('/') && !isUrl(text);
  const fault = addressFault(text) ?? (isRelative ? { what: 'must be a URL', hint: exampleOf(key) } : undefined);
  if (!fault) return undefined;
  const hint = fault.fixed ? `Write ${key}: ${fault.fixed}` : fault.hint;
  return { message: `${key} ${fault.what}; found ${JSON.stringify(text)}.`, hint };
}

function isPrivate(key: string, value: unknown): boolean {
  if (key !== 'groups') return /^(?:public|isPublic)$/.test(key) && /^false$/i.test(String(value));
  return Array.isArray(value) ? value.length > 0 : !['', 'false'].includes(String(value ?? ''));
}

function privatePage(key: string): Fault {
  return {
    code: 'page-private',
    message: `${key} restricts access to this page, but a static site has no access control: everyone can read it.`,
    hint: 'Remove the page, exclude it in .mintignore, or restrict access to the whole site at your host.',
  };
}

/** The fault of a key that looks misspelled. */
export function unknownKey(key: string, value: unknown, data: Data, schema: FrontMatterSchema): Fault | undefined {
  const hasEffect = (name: string): boolean => schema.shape[name]!.meta()?.effect?.status !== 'unsupported';
  const unused = Object.keys(schema.shape).filter((name) => !Object.hasOwn(data, name) && hasEffect(name));
  const near = key.length > 3 ? nearest(key, unused) : undefined;
  // A key of several words, or a value of another type, is not a misspelling.
  if (near === undefined || !isFine(near, value, schema) || /^[A-Z]/.test(key.slice(near.length))) return undefined;
  return {
    code: 'front-matter-key',
    message: `${key} is not a known front matter key; it has no effect.`,
    hint: `Did you mean ${near}${typeof value === 'object' ? '' : `: ${String(value)}`}?`,
  };
}
