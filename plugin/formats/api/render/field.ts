/** A named value with everything in its schema, as the components `<ParamField>` and `<ResponseField>` show it. */
import { exactJson, isExactNumber, valueText } from '../../../../playground/model/values/exact-json.js';
import { fieldId } from '../../../../elements/props/field-id.js';
import { field as fieldElement } from '../../../../elements/field/field.page.js';
import { controlSchema, typesOf } from '../../../../playground/model/values/control-kind.js';
import type { SchemaObject } from '../../../../playground/model/values/resolve-schema.js';
import type { NamedExample, Schema } from '../../../../playground/model/operation.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import { exampleName } from '../read/values.js';
import { markdown, type RenderContext } from './context.js';
import { descriptionBlocks, descriptionsOf } from './values/descriptions.js';
import { facts } from './values/facts.js';
import { examplesOf, shortText } from './values/schema-examples.js';
import { typeText } from './type-text.js';

export interface FieldModel {
  name: string;
  schema: Schema | undefined;
  /** For a parameter: shown next to the name. */
  location?: 'path' | 'query' | 'header' | 'cookie' | 'body';
  required?: boolean;
  deprecated?: boolean;
  /** Takes precedence over the description of the schema. */
  description?: string;
  examples?: readonly NamedExample[];
}

/** The field, with `nested` below it; nothing if the direction does not have it. */
export function field(model: FieldModel, context: RenderContext, nested: (inside: RenderContext) => Node): Node {
  const { schemas, direction, page } = context;
  const schema = controlSchema(model.schema, schemas);
  // A parameter is sent even if its schema is read-only.
  const isOther = schema[otherKeyword[direction]] === true;
  if (isOther && model.location === undefined) return undefined;
  const { name, location, required } = model;
  const id = newFieldId(model, context);
  const inside = { ...context, prefix: `${context.prefix}-${name}`, at: { id, label: name } };
  const descriptions = descriptionsOf(model.schema, schemas, model.description);
  const example = exampleText(model, schema, schemas);
  return fieldElement(
    location === undefined ? 'octavo-response-field' : 'octavo-param-field',
    {
      name,
      id,
      type: typeText(model.schema, schemas),
      required: required === true,
      deprecated: model.deprecated === true || schema['deprecated'] === true,
      default: defaultText(schema['default']),
      placeholder: example,
      post: labels(schema, context),
      pre: textList((schema['x-mint'] as { pre?: unknown } | undefined)?.pre),
      children: [
        descriptionBlocks(descriptions),
        facts(schema, context, { example }),
        examples(model, context),
        nested(inside),
      ],
    },
    page,
    location,
  );
}

/** The keyword of fields that a direction does not have. */
const otherKeyword = { request: 'readOnly', response: 'writeOnly', any: '' } as const;

/** The named examples with what the author says of them. A single one without words is beside the type. */
function examples({ examples: all = [] }: FieldModel, { page }: RenderContext): Node {
  const hasWords = all.some(({ summary, description }) => summary !== undefined || description !== undefined);
  if (all.length < 2 && !hasWords) return undefined;
  const items = all.map(({ name, summary, description, value, url }, index) => {
    const text = url ?? valueText(value);
    const given = name === exampleName(index) ? undefined : name;
    const words = [summary ?? given, description]
      .filter((each) => each !== undefined)
      .map((each) => [': ', markdown(each)]);
    return h('li', null, h('code', null, text), words);
  });
  return [h('p', null, `${page.word('example')}:`), h('ul', null, items)];
}

/** Fields show neither `null` nor an empty text of their own. */
function defaultText(value: unknown): unknown {
  return value === null || value === '' || isExactNumber(value) ? exactJson(value) : value;
}

/** Whether a field is only in requests, or only in responses. */
export function isOfOneDirection(schema: SchemaObject): boolean {
  return schema['readOnly'] === true || schema['writeOnly'] === true;
}

/** A new id for a field. */
export function newFieldId({ name }: FieldModel, { page, prefix }: RenderContext): string {
  return page.id(fieldId(`${prefix}-${name}`));
}

/** Labels after the name: read-only or write-only, the values of `fieldKeys`, and the texts of `x-mint`. */
function labels(schema: SchemaObject, { uiStrings, fieldKeys }: RenderContext): string[] {
  const extension = schema['x-mint'] as { post?: unknown } | undefined;
  return [
    ...(schema['readOnly'] === true ? [uiStrings.readOnly] : []),
    ...(schema['writeOnly'] === true ? [uiStrings.writeOnly] : []),
    ...fieldKeys.flatMap((key) => {
      const value = schema[key];
      return value === true ? [key] : typeof value === 'string' || typeof value === 'number' ? [valueText(value)] : [];
    }),
    ...textList(extension?.post),
  ];
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? (value as unknown[]).filter((each) => typeof each === 'string') : [];
}

/** A short example; longer ones are in the samples beside the page, or below the description. */
function exampleText(model: FieldModel, schema: SchemaObject, schemas: RenderContext['schemas']): string | undefined {
  const value = exampleOf(model, schema, schemas);
  if (value === null || value === schema['default'] || typesOf(schema)[0] === 'object') return undefined;
  return shortText(value);
}

/** For a list without an example, one with the example of its items. */
function exampleOf({ examples }: FieldModel, schema: SchemaObject, schemas: RenderContext['schemas']): unknown {
  const given: unknown = examples?.[0]?.value ?? examplesOf(schema)[0];
  if (given !== undefined || schema.items === undefined) return given;
  const item = examplesOf(controlSchema(schema.items, schemas))[0];
  return item === undefined ? undefined : [item];
}
