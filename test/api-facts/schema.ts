/** Facts of JSON Schema in all dialects that specifications use. */
import { basename, extname } from 'node:path';
import {
  flag,
  leaves,
  list,
  map,
  nearTo,
  one,
  text,
  value,
  type Near,
  type Rule,
  type Rules,
  type Walk,
} from './facts.js';
import { child, children, isKeys, type Keys, type Place } from './files.js';

export const externalDocs = one({ description: text('externalDocs'), url: value('externalDocs') });

const limits = (
  'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf pattern const contentMediaType contentEncoding ' +
  'minLength maxLength minItems maxItems minProperties maxProperties'
).split(' ');

/** A limit that allows everything is not a fact. */
function limit(keyword: string): Rule {
  return (at, walk, near) => {
    if (at.value === 'false' || (at.value === '0' && /^min[A-Z]/.test(keyword))) return;
    const isSign = at.value === 'true' && keyword.startsWith('exclusive');
    walk.add(keyword, at, isSign ? [['<', '>', 'exclusive']] : leaves(at.value), near);
  };
}

const discriminator: Rule = (at, walk, near) => {
  if (typeof at.value === 'string') walk.add('discriminator', at, [[at.value]]);
  one({
    propertyName: value('discriminator'),
    defaultMapping: value('discriminator value'),
    mapping: (mapping) => {
      for (const [key, target] of children(mapping)) {
        walk.add('discriminator value', target, [[key]]);
        const ref = String(target.value);
        if (ref.includes('#')) schema({ ...target, value: { $ref: ref } }, walk, near);
      }
    },
  })(at, walk);
};

/** Other schemas about the same value. */
const sameValue = (
  'allOf oneOf anyOf items prefixItems additionalProperties additionalItems unevaluatedItems unevaluatedProperties ' +
  'if then else not contains propertyNames dependentSchemas contentSchema'
).split(' ');

const keywords: Rules = {
  type: typeFacts,
  format: (at, walk, near) =>
    walk.add('format', at, [at.value === 'binary' ? ['binary', 'file'] : [String(at.value)]], near),
  description: text('schema description'),
  enum: list(value('enum value')),
  default: value('default'),
  example: exampleValue('schema example'),
  examples: list(exampleValue('schema example')),
  ...Object.fromEntries(limits.map((keyword) => [keyword, limit(keyword)])),
  uniqueItems: flag('uniqueItems', 'unique', 'Unique', 'uniqueItems'),
  readOnly: flag('readOnly', 'read-only', 'readOnly', 'Read-only'),
  writeOnly: flag('writeOnly', 'write-only', 'writeOnly', 'Write-only'),
  deprecated: flag('deprecated', 'deprecated', 'Deprecated'),
  nullable: flag('nullable', 'null', 'nullable'),
  'x-nullable': flag('nullable', 'null', 'nullable'),
  externalDocs,
  discriminator,
};

/** Forms in which a type is shown, beside its name. */
const typeForms: Readonly<Record<string, readonly string[]>> = {
  string: ['file', 'enum', 'binary'],
  number: ['enum'],
  integer: ['enum'],
  array: ['[]', '[', 'list'],
  object: ['{}'],
};

/** An object in a list or union is shown by its name, and the object of a body by its fields. */
function typeFacts(at: Place, walk: Walk, near?: Near): void {
  for (const type of [at.value].flat().map(String)) {
    if (type === 'object' && (near?.names.isAnywhere ?? true)) continue;
    const [group, name] = at.pointer.split('/').slice(-3);
    const names = type === 'object' && group !== 'properties' ? [name!] : [];
    walk.add('type', at, [[type, ...(typeForms[type] ?? []), ...names]], near);
  }
}

/** JSON in a text can be shown as its value. An example of a field can be in the sample of the body. */
export function exampleValue(kind: string): Rule {
  return (at, walk) => {
    const { value: given } = walk.files.follow(at) ?? at;
    if (given === 'null') return;
    const written = typeof given === 'string' && /^\s*[[{]/.test(given) ? json(given) : given;
    walk.add(kind, at, leaves(written));
  };
}

function json(source: string): unknown {
  try {
    return JSON.parse(source, (_, inside: unknown) => (isScalar(inside) ? String(inside) : inside));
  } catch {
    return source;
  }
}

function isScalar(given: unknown): boolean {
  return typeof given !== 'object' || given === null;
}

/** A schema without a name is read where it is; a named schema once. */
export function schema(at: Place, walk: Walk, near?: Near): void {
  if (!isKeys(at.value)) return;
  const ref = at.value['$ref'] ?? at.value['$dynamicRef'];
  if (typeof ref !== 'string') return ownFacts(at, walk, near);
  if (walk.hasSiblings) ownFacts(at, walk, near);
  const target = walk.files.resolve(at, ref);
  if (target) named(target, walk, near);
}

function named(target: Place, walk: Walk, near?: Near): void {
  const id = `${walk.files.name(target)} ${walk.isResponse}`;
  const isAnywhere = near?.names.isAnywhere ?? true;
  const known = walk.schemas.get(id);
  if (known) {
    for (const name of near?.names.all ?? []) known.all.add(name);
    known.isAnywhere ||= isAnywhere;
    return;
  }
  const name = target.pointer.split('/').at(-1) || basename(target.file, extname(target.file));
  const names = { all: new Set([...(near?.names.all ?? []), name]), isAnywhere };
  walk.schemas.set(id, names);
  schema(target, walk, { names, reach: 800 });
}

function ownFacts(at: Place, walk: Walk, given?: Near): void {
  const keys = at.value as Keys;
  const size = ['description', 'enum', 'example', 'examples', 'default'].map(
    (key) => JSON.stringify(keys[key] ?? '').length,
  );
  const near = given && { ...given, reach: given.reach + 2 * size.reduce((sum, each) => sum + each, 0) };
  one(keywords)({ ...at, value: { ...keys, $ref: undefined } }, walk, near);
  for (const [name, property] of children(child(at, 'properties'))) {
    if (isTrue(walk.isResponse ? 'writeOnly' : 'readOnly', property, walk)) continue;
    walk.add('property', property, [[name]], nearTo(name));
    schema(property, walk, nearTo(name));
    const isRequired = Array.isArray(keys['required']) && keys['required'].includes(name);
    if (isRequired) walk.add('required', property, [['required', 'Required']], nearTo(name));
  }
  const patterns = child(at, 'patternProperties');
  if (patterns) map(schema, 'pattern property', true)(patterns, walk);
  for (const keyword of sameValue) branches(keyword, child(at, keyword), walk, near);
}

/** Whether a schema or a part of it has a keyword with the value `true`. */
function isTrue(keyword: string, given: Place, walk: Walk): boolean {
  const at = walk.files.follow(given);
  const parts = children(child(at, 'allOf'));
  return child(at, keyword)?.value === 'true' || parts.some(([, part]) => isTrue(keyword, part, walk));
}

/** The text of a later branch without a name can be far from the name of the field. */
function branches(keyword: string, at: Place | undefined, walk: Walk, near?: Near): void {
  if (!at) return;
  if (!Array.isArray(at.value) && keyword !== 'dependentSchemas') return schema(at, walk, near);
  for (const [index, branch] of children(at)) schema(branch, walk, index === '0' ? near : undefined);
}
