/** Changes of the values that a schema accepts: types, formats, listed values and limits. */
import { exactJson, numberOf } from '../../../../playground/model/values/exact-json.js';
import { resolveSchema, type SchemaObject, type Schemas } from '../../../../playground/model/values/resolve-schema.js';
import type { Schema } from '../../../../playground/model/operation.js';
import type { Change } from './change-list.js';

/** The side that sends a value: clients in a request, the server in a response. The rules of both are opposite. */
export type Direction = 'request' | 'response';

/** Maximum depth of choices in choices. */
const maxOptionLevels = 8;

/** The options of `oneOf` or `anyOf`, unless they list values. */
export function optionsOf(schema: SchemaObject): readonly Schema[] | undefined {
  const options = choiceOf(schema);
  return options.every(isValue) ? undefined : options;
}

function choiceOf(schema: SchemaObject): readonly Schema[] {
  const options = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(options) ? (options as Schema[]) : [];
}

/** Whether an option is a value with a title: `{ "const": 1, "title": "ROCK" }`. */
function isValue(option: Schema): option is SchemaObject {
  return typeof option === 'object' && option['const'] !== undefined;
}

/** The types of the values of a resolved schema; `undefined` if it accepts all. */
export function typesOf(schema: SchemaObject, schemas: Schemas, level = 0): ReadonlySet<string> | undefined {
  const { type, properties, items, required } = schema;
  if (type !== undefined) return new Set([type].flat() as string[]);
  const values = listedValues(schema);
  if (values) return new Set(values.map(typeOfValue));
  if (properties || required || isKeyword(schema['additionalProperties'])) return new Set(['object']);
  if (isKeyword(items)) return new Set(['array']);
  const options = level < maxOptionLevels ? optionsOf(schema) : undefined;
  const ofOptions = options?.map((option) => typesOf(resolveSchema(option, schemas), schemas, level + 1));
  if (!ofOptions || ofOptions.includes(undefined)) return undefined;
  return new Set(ofOptions.flatMap((types) => [...types!]));
}

function isKeyword(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return numberOf(value) === undefined ? typeof value : 'number';
}

/** The values that the schema lists. */
function listedValues(schema: SchemaObject): readonly unknown[] | undefined {
  if (Array.isArray(schema['enum'])) return schema['enum'] as unknown[];
  if (schema['const'] !== undefined) return [schema['const']];
  const options = choiceOf(schema);
  return options.length > 0 && options.every(isValue) ? options.map((option) => option['const']) : undefined;
}

type Types = ReadonlySet<string> | undefined;

/** The changes of types. `hasOther`: nothing else in the schemas can be compared. */
export function typeChanges(
  name: string,
  before: Types,
  after: Types,
  direction: Direction,
): { changes: Change[]; hasOther: boolean } {
  const [plainBefore, plainAfter] = [without(before, 'null'), without(after, 'null')];
  const changes: Change[] = [];
  const [wide, narrow] = direction === 'request' ? [plainAfter, plainBefore] : [plainBefore, plainAfter];
  const isSame = textOf(plainBefore) === textOf(plainAfter);
  if (!isSame)
    changes.push({
      isBreaking: !accepts(wide, narrow),
      text: `the type of ${name} changed from ${textOf(plainBefore)} to ${textOf(plainAfter)}`,
      hint: 'Keep the type, and add the new one under another name.',
    });
  const [nullBefore, nullAfter] = [before, after].map((types) => types?.has('null') ?? false);
  if (before && after && nullBefore !== nullAfter)
    changes.push({
      isBreaking: nullAfter === (direction === 'response'),
      text: `${name} can ${nullAfter ? 'now' : 'no longer'} be null`,
      ...(nullAfter
        ? { hint: 'Send a value in all cases, or leave the field out.' }
        : { hint: 'Accept null as before.' }),
    });
  const isVague = !plainBefore !== !plainAfter;
  const hasOther = isVague || (!accepts(plainAfter, plainBefore) && !accepts(plainBefore, plainAfter));
  return { changes, hasOther };
}

function without(types: Types, name: string): Types {
  return types && new Set([...types].filter((type) => type !== name));
}

function accepts(wide: Types, narrow: Types): boolean {
  if (!wide) return true;
  if (!narrow) return false;
  return [...narrow].every((type) => wide.has(type) || (type === 'integer' && wide.has('number')));
}

function textOf(types: Types): string {
  return types ? [...types].sort().join(' or ') || 'null' : 'any value';
}

/** Formats with all values of another one. */
const widerFormats: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

/** The change of `format`. */
export function formatChanges(
  name: string,
  { format: before }: SchemaObject,
  { format: after }: SchemaObject,
  direction: Direction,
): Change[] {
  if (before === after || [before, after].some((format) => format !== undefined && typeof format !== 'string'))
    return [];
  const [wide, narrow] = direction === 'request' ? [after, before] : [before, after];
  // Many authors add a format to describe values that have it anyway.
  const isAdded = before === undefined && direction === 'request';
  const isBreaking = !isAdded && wide !== undefined && widerFormats[String(narrow)] !== wide;
  return [{ isBreaking, text: changedKeyword(name, 'format', before, after) }];
}

/** `the maximum of x changed from 3 to 2`. */
function changedKeyword(name: string, keyword: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${name} now has the ${keyword} ${shown(after)}`;
  if (after === undefined) return `${name} no longer has the ${keyword} ${shown(before)}`;
  return `the ${keyword} of ${name} changed from ${shown(before)} to ${shown(after)}`;
}

/** Maximum number of characters of a value. */
const maxShown = 60;

function shown(value: unknown): string {
  const text = exactJson(value) || 'nothing';
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

/** Maximum number of values that a message lists. */
const maxValues = 5;

function listed(values: readonly string[]): string {
  const more = values.length - maxValues;
  return more > 0 ? `${values.slice(0, maxValues).join(', ')} and ${more} more` : values.join(', ');
}

/** The changes of `enum` and `const`. */
export function listChanges(name: string, before: SchemaObject, after: SchemaObject, direction: Direction): Change[] {
  const [old, current] = [before, after].map((schema) => listedValues(schema)?.map((value) => exactJson(value)));
  const isRequest = direction === 'request';
  if (!old && !current) return [];
  if (!old) return [{ isBreaking: isRequest, text: `${name} is now limited to ${listed(current!)}` }];
  if (!current) return [{ isBreaking: false, text: `${name} is no longer limited to ${listed(old)}` }];
  const isOld = new Set(old);
  const isCurrent = new Set(current);
  // A type without null no longer lists it either.
  const removed = old.filter((value) => value !== 'null' && !isCurrent.has(value));
  const added = current.filter((value) => value !== 'null' && !isOld.has(value));
  return [...valueChange(name, removed, 'removed', isRequest), ...valueChange(name, added, 'added', false)];
}

function valueChange(name: string, values: readonly string[], verb: string, isBreaking: boolean): Change[] {
  if (values.length === 0) return [];
  const subject = values.length === 1 ? 'the value' : 'the values';
  const were = values.length === 1 ? 'was' : 'were';
  const hint = 'Keep accepting the value, and mark it as deprecated in the description.';
  return [{ isBreaking, text: `${subject} ${listed(values)} of ${name} ${were} ${verb}`, hint }];
}

/** Limits, and whether a larger number accepts more. */
const limits: Readonly<Record<string, boolean>> = {
  minimum: false,
  exclusiveMinimum: false,
  minLength: false,
  minItems: false,
  minProperties: false,
  maximum: true,
  exclusiveMaximum: true,
  maxLength: true,
  maxItems: true,
  maxProperties: true,
};

/** The changes of limits, which break clients that send a value. */
export function limitChanges(name: string, before: SchemaObject, after: SchemaObject, direction: Direction): Change[] {
  const isRequest = direction === 'request';
  const ofNumbers = Object.keys(limits).flatMap((keyword) => {
    const [old, current] = [numberOf(before[keyword]), numberOf(after[keyword])];
    if (old === current) return [];
    const isTighter = current !== undefined && (old === undefined || (limits[keyword] ? current < old : current > old));
    const text = changedKeyword(name, keyword, before[keyword], after[keyword]);
    return [{ isBreaking: isRequest && isTighter, text }];
  });
  const ofOthers = ['pattern', 'multipleOf', 'uniqueItems'].flatMap((keyword) => {
    const [old, current] = [before[keyword], after[keyword]].map((value) => (value === false ? undefined : value));
    if ((numberOf(old) ?? old) === (numberOf(current) ?? current)) return [];
    return [{ isBreaking: isRequest && current !== undefined, text: changedKeyword(name, keyword, old, current) }];
  });
  return [...ofNumbers, ...ofOthers];
}

/** Changes of keywords that do not limit values. */
export function noteChanges(name: string, before: SchemaObject, after: SchemaObject): Change[] {
  const changes: Change[] = [];
  if (after['deprecated'] === true && before['deprecated'] !== true)
    changes.push({ isBreaking: false, text: `${name} is now deprecated` });
  if (JSON.stringify(before['default']) !== JSON.stringify(after['default']))
    changes.push({ isBreaking: false, text: changedKeyword(name, 'default', before['default'], after['default']) });
  return changes;
}
