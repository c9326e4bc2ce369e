/** The constraints of a schema, below the description of its field. */
import { exactJson, numberOf, valueText } from '../../../../../playground/model/values/exact-json.js';
import { alternativesOf, controlSchema } from '../../../../../playground/model/values/control-kind.js';
import type { SchemaObject, Schemas } from '../../../../../playground/model/values/resolve-schema.js';
import { h, type Node } from '../../../../../runtime/jsx/node.js';
import { markdown, type RenderContext } from '../context.js';
import type { Schema } from '../../../../../playground/model/operation.js';
import type { ApiStrings } from '../../../../languages/api-strings.js';
import { externalDocsOf } from '../../overview/external-docs.js';
import { isEnumOfConstants, typeText } from '../type-text.js';
import { schemaExamples, type ExampleField } from './schema-examples.js';
import { longList, withCommas } from './long-list.js';

/** Allowed values, limits and examples; nothing if the schema has none. `field`: the field that has the value. */
export function facts(schema: SchemaObject, context: RenderContext, field?: ExampleField): Node[] {
  return [
    values(schema, context),
    paragraph(limits(schema, context)),
    ...schemaExamples(schema, context, field),
    partFacts(schema, context),
    otherKeywords(schema),
    ...externalDocsOf(schema, context),
  ];
}

function paragraph(parts: readonly Node[][]): Node {
  return parts.length > 0 && h('p', null, ...parts.flatMap((part, index) => [index > 0 && ' · ', ...part]));
}

/** The allowed values and limits of the items of a list, or of the options of a choice, each after its type. */
function partFacts(schema: SchemaObject, context: RenderContext): Node {
  const { schemas } = context;
  const items = partsOf(schema, schemas).flatMap((part) => {
    const resolved = controlSchema(part, schemas);
    // The values and examples of items are those of the list. Options with fields have tabs of their own.
    const isShown = part === schema.items || resolved.properties !== undefined;
    const own = isShown ? [] : [values(resolved, context), ...schemaExamples(resolved, context, {})];
    const found = [...own, paragraph(limits(resolved, context))].filter(Boolean);
    return found.length > 0 ? [h('li', null, h('code', null, typeText(part, schemas)), found)] : [];
  });
  return items.length > 0 && h('ul', null, items);
}

function partsOf(schema: SchemaObject, schemas: Schemas): Schema[] {
  if (schema.items !== undefined) return [schema.items];
  const alternatives = alternativesOf(schema);
  const isChoice = alternatives.length > 1 && (schema['oneOf'] ?? schema['anyOf']) !== undefined;
  const hasTabs = alternatives
    .map((each) => controlSchema(each, schemas))
    .some((each) => each.properties ?? each.items);
  return isChoice && !hasTabs && !isEnumOfConstants(alternatives) ? alternatives : [];
}

/** Keywords of JSON Schema that are shown as written. */
const written = new Set([
  'additionalProperties',
  'contains',
  'contentEncoding',
  'dependentRequired',
  'maxContains',
  'minContains',
  'not',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
  'uniqueItems',
]);

/** Longer ones open on a click, in characters. */
const maxWritten = 200;

/** Additional properties with a schema are fields, and any are allowed anyway. Lists have a word for unique items. */
function isShownElsewhere(key: string, value: unknown, { items }: SchemaObject): boolean {
  if (key === 'uniqueItems') return value !== true || items !== undefined;
  return key === 'additionalProperties' && value !== false;
}

/** As written. */
function otherKeywords(schema: SchemaObject): Node {
  const shown = Object.entries(schema).filter(
    ([key, value]) => written.has(key) && !isShownElsewhere(key, value, schema),
  );
  const texts = shown.map(([key, value]) => `${key}: ${valueText(value)}`);
  const [short, long] = [true, false].map((isShort) => texts.filter((text) => text.length <= maxWritten === isShort));
  const summary = (text: string): Node => h('summary', null, h('code', null, text.slice(0, text.indexOf(':'))));
  return [
    paragraph(short!.map((text) => [h('code', null, text)])),
    long!.map((text) => h('details', null, summary(text), h('p', null, h('code', null, text)))),
  ];
}

function values(schema: SchemaObject, context: RenderContext): Node {
  const all = allowedValues(schema, context.schemas);
  if (all.length === 0) return undefined;
  const notTexts = new Set(all.flatMap(({ value }) => (typeof value === 'string' ? [] : [valueText(value)])));
  /** With quotes, if it is empty, or the text of another value is the same. */
  const code = (value: unknown): Node =>
    h('code', null, value === '' || notTexts.has(value as string) ? exactJson(value) : valueText(value));
  const show = all.some(({ name, description }) => name ?? description) ? describedValues : plainValues;
  return show(all, code, context.uiStrings);
}

function plainValues(all: readonly AllowedValue[], code: (value: unknown) => Node, uiStrings: ApiStrings): Node {
  const codes = (some: readonly AllowedValue[]): Node[] => withCommas(some.map(({ value }) => code(value)));
  const label = all.length === 1 ? uiStrings.constant : uiStrings.options;
  return longList(all, (some) => h('p', null, some[0] === all[0] && `${label}: `, ...codes(some)));
}

function describedValues(all: readonly AllowedValue[], code: (value: unknown) => Node, uiStrings: ApiStrings): Node {
  const list = (some: readonly AllowedValue[]): Node =>
    h(
      'ul',
      null,
      ...some.map(({ value, name, description }) =>
        h(
          'li',
          null,
          code(value),
          name !== undefined && [' ', h('code', null, name)],
          description && [': ', markdown(description)],
        ),
      ),
    );
  const refused = all.filter(({ isRefused }) => isRefused);
  return [
    h('p', null, `${uiStrings.options}:`),
    longList(
      all.filter((each) => !refused.includes(each)),
      list,
    ),
    refused.length > 0 && h('details', null, h('summary', null, `${uiStrings.values}: ${all.length}`), list(refused)),
  ];
}

interface AllowedValue {
  value: unknown;
  /** Of its constant in code. Default: none, or the value itself. */
  name?: string;
  description?: string;
  /** Whether only another schema allows it, which this one refers to. */
  isRefused?: boolean;
}

/** For a list, the values of its items. */
function allowedValues(given: SchemaObject, schemas: Schemas): AllowedValue[] {
  const schema = given.enum === undefined && given.items !== undefined ? controlSchema(given.items, schemas) : given;
  const alternatives = alternativesOf(schema);
  const list = schema.enum;
  if (alternatives.length > 1 && isEnumOfConstants(alternatives)) {
    return alternatives.map((each) => {
      const { const: value, description, title } = each as SchemaObject;
      const isRefused = Array.isArray(list) && !list.includes(value);
      return { value, description: textOf(description) ?? textOf(title), isRefused };
    });
  }
  if (!Array.isArray(list)) return [];
  const texts = [schema['x-enum-varnames'], schema['x-enumDescriptions'] ?? schema['x-enum-descriptions']];
  return (list as unknown[]).map((value, index) => {
    const [name, description] = texts.map((each) => textOfValue(each, value, index));
    return { value, name: name === value ? undefined : name, description };
  });
}

/** `all`: the texts of allowed values, in a list or by value. */
function textOfValue(all: unknown, value: unknown, index: number): string | undefined {
  return textOf(Array.isArray(all) ? all[index] : (all as Record<string, unknown> | undefined)?.[String(value)]);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Most schemas have none of these. A lookup of each in every schema would take 3 % of the build of an API. */
const limitKeys = new Set([
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'multipleOf',
  'pattern',
  'contentMediaType',
  'uniqueItems',
]);

function limits(schema: SchemaObject, { uiStrings }: RenderContext): Node[][] {
  if (!Object.keys(schema).some((key) => limitKeys.has(key))) return [];
  const parts: Node[][] = [];
  const add = (label: string, text: string | undefined): void => {
    if (text !== undefined) parts.push([`${label}: `, h('code', null, text)]);
  };
  add(uiStrings.constant, 'const' in schema ? valueText(schema['const']) : undefined);
  add(uiStrings.range, rangeText(schema));
  add(uiStrings.length, span(schema['minLength'], schema['maxLength']));
  add(uiStrings.items, span(schema['minItems'], schema['maxItems']));
  add(uiStrings.properties, span(schema['minProperties'], schema['maxProperties']));
  add(uiStrings.multipleOf, numberText(schema['multipleOf']));
  add(uiStrings.pattern, textOf(schema['pattern']));
  if (textOf(schema['contentMediaType'])) parts.push([h('code', null, schema['contentMediaType'] as string)]);
  if (schema['uniqueItems'] === true && schema.items !== undefined) parts.push([uiStrings.unique]);
  return parts;
}

/** `1 ≤ x < 10`. */
function rangeText({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: SchemaObject): string | undefined {
  const low = bound(minimum, exclusiveMinimum);
  const high = bound(maximum, exclusiveMaximum);
  if (!low && !high) return undefined;
  return `${low ? `${low.value} ${low.sign} ` : ''}x${high ? ` ${high.sign} ${high.value}` : ''}`;
}

function bound(inclusive: unknown, exclusive: unknown): { value: string; sign: string } | undefined {
  const [value, other] = [numberText(inclusive), numberText(exclusive)];
  if (other !== undefined) return { value: other, sign: '<' };
  return value === undefined ? undefined : { value, sign: exclusive === true ? '<' : '≤' };
}

/** `1–10`, `≥ 1`, `≤ 10`. */
function span(least: unknown, most: unknown): string | undefined {
  const low = typeof least === 'number' && least > 0 ? least : undefined;
  const high = typeof most === 'number' ? most : undefined;
  if (low === undefined) return high === undefined ? undefined : `≤ ${high}`;
  if (high === undefined) return `≥ ${low}`;
  return low === high ? String(low) : `${low}–${high}`;
}

function numberText(value: unknown): string | undefined {
  return numberOf(value) === undefined ? undefined : valueText(value);
}
