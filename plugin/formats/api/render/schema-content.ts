/** The content of a value: the properties of an object, the items of a list, the options of a choice. */
import { exactJson } from '../../../../playground/model/values/exact-json.js';
import { Tab, Tabs } from '../../../../elements/tabs/tabs.page.js';
import {
  alternativeName,
  alternativesOf,
  controlSchema,
  resolvedAlternative,
} from '../../../../playground/model/values/control-kind.js';
import { discriminatorValues } from '../../../../playground/model/values/discriminator.js';
import type { SchemaObject } from '../../../../playground/model/values/resolve-schema.js';
import type { Schema } from '../../../../playground/model/operation.js';
import type { PageComponent } from '../../../../elements/page-component.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import type { Direction, PagePart, RenderContext } from './context.js';
import { outlineKey } from '../page-schemas.js';
import { descriptionBlocks, descriptionsOf } from './values/descriptions.js';
import { facts } from './values/facts.js';
import { field, isOfOneDirection, type FieldModel } from './field.js';
import { modelLink } from '../models/model-links.js';
import { isEnumOfConstants, nameOf, refName, typeText } from './type-text.js';
import { maxFieldLevels, maxNesting, maxOptions } from '../limits.js';

/** Schemas with fewer fields are listed each time instead of linked. */
const minLinkedFields = 4;

/** A schema with at least this number of fields is listed once for the request and the responses. */
const minSharedFields = 100;

/** A field whose value's fields are behind one line that expands. */
export function documentedField(model: FieldModel, context: RenderContext): Node {
  const repeated = context.repeated?.of(model, context);
  if (repeated !== undefined) return repeated;
  const { schema } = model;
  if (isOfOneDirection(controlSchema(schema, context.schemas))) context.counts.ofOneDirection += 1;
  return field(model, context, (inside) => {
    if (!hasContent(schema, inside)) return undefined;
    return shownElsewhere(schema, inside) ?? nestedFields(schemaContent(schema, inside), inside);
  });
}

/** `<Expandable>` as the build composes it: a page can have hundreds of them, and many pages share some. */
function nestedFields(content: Node, { page, isExpanded, counts }: RenderContext): Node {
  counts.nested += 1;
  const title = h('summary', { 'data-component-part': 'expandable-button' }, page.word('childAttributes'));
  const box = h('div', { 'data-component-part': 'expandable-content' }, content);
  return h('details', { class: 'expandable octavo-expandable', open: isExpanded }, title, '\n', box);
}

/** Whether there is anything to list. */
export function hasContent(schema: Schema | undefined, context: RenderContext): boolean {
  const resolved = controlSchema(schema, context.schemas);
  return (
    isChoice(resolved) ||
    fieldsOf(resolved, context).length > 0 ||
    resolved['if'] !== undefined ||
    resolved[outlineKey] === true ||
    hasItems(resolved, context)
  );
}

function hasItems(schema: SchemaObject, context: RenderContext): boolean {
  const inside = innerSchema(schema);
  return (
    inside !== undefined &&
    context.around.length <= maxFieldLevels &&
    hasContent(inside, { ...context, around: [...context.around, ''] })
  );
}

/** The schema of the items of a list, or of the document in a text. */
function innerSchema({ items, contentSchema }: SchemaObject): Schema | undefined {
  return items ?? (contentSchema as Schema | undefined);
}

/** The fields of the value; a list has the fields of its items. */
export function schemaContent(schema: Schema | undefined, context: RenderContext): Node {
  const name = nameOf(schema);
  return elsewhere(name, schema, context) ?? listing(name, schema, context);
}

/** The content of a schema around itself, or of one on a page of its own. */
function elsewhere(name: string | undefined, schema: Schema | undefined, context: RenderContext): Node {
  const { around, within, uiStrings } = context;
  const outer = within.find((each) => each.schema === schema);
  if (outer) return recursive(outer.at.label, context, outer.at);
  if (name !== undefined && around.includes(name)) return recursive(name, context);
  const link = name === undefined ? undefined : modelLink(name, context);
  return link ?? (around.length > maxNesting ? h('p', null, uiStrings.tooMany) : undefined);
}

/** The same for a value, whose items may have such a schema. */
function shownElsewhere(schema: Schema | undefined, context: RenderContext, level = 0): Node {
  const own = elsewhere(nameOf(schema), schema, context);
  if (own || level > maxFieldLevels) return own;
  const resolved = controlSchema(schema, context.schemas);
  const { properties, oneOf, anyOf } = resolved;
  const inside = properties || oneOf || anyOf ? undefined : innerSchema(resolved);
  return inside === undefined ? undefined : shownElsewhere(inside, context, level + 1);
}

function listing(name: string | undefined, schema: Schema | undefined, context: RenderContext): Node {
  const { around, counts, direction, within } = context;
  const resolved = controlSchema(schema, context.schemas);
  if (name === undefined) {
    const outer = typeof schema === 'object' ? [...within, { schema, at: context.at }] : within;
    return content(resolved, { ...context, around: [...around, ''], within: outer });
  }
  const earlier = listedBefore(name, resolved, context);
  if (earlier) return earlier;
  const before = { ...counts };
  const own = content(resolved, { ...context, around: [...around, name] });
  if (direction !== 'any' && isSameInBoth(before, counts)) rememberFor(other[direction], name, context);
  return own;
}

/** The name of a schema inside of itself, with a link to its fields. */
function recursive(name: string, context: RenderContext, part = placeOf(name, context)): Node {
  const [before, after] = context.uiStrings.recursive.split('{name}');
  const code = h('code', null, name || 'object');
  return h('p', null, before, part ? h(PartLink, { part }, code) : code, after);
}

function placeOf(name: string, { listed, direction }: RenderContext): PagePart | undefined {
  return listed.get(`${direction} ${name}`);
}

const other = { request: 'response', response: 'request' } as const;

/** Whether the other direction has all of the fields, and so many that a link is better than a second list. */
function isSameInBoth(before: RenderContext['counts'], { fields, ofOneDirection }: RenderContext['counts']): boolean {
  return fields - before.fields >= minSharedFields && before.ofOneDirection === ofOneDirection;
}

function content(schema: SchemaObject, context: RenderContext): Node {
  if (schema[outlineKey] !== true) return wholeContent(schema, context);
  return [wholeContent(schema, context), h('p', null, context.uiStrings.tooMany)];
}

function wholeContent(schema: SchemaObject, context: RenderContext): Node {
  if (isChoice(schema)) return choice(schema, context);
  const fields = fieldsOf(schema, context);
  const inside = innerSchema(schema);
  const own = fields.length > 0 ? listed(fields, context) : inside !== undefined && schemaContent(inside, context);
  return [own, conditionalFields(schema, context)];
}

/** Fields that depend on the values of others. */
function conditionalFields(schema: SchemaObject, context: RenderContext): Node {
  const { if: condition } = schema;
  if (condition === undefined) return undefined;
  const branches = ['then', 'else'].flatMap((keyword) =>
    schema[keyword] === undefined ? [] : [[keyword, schema[keyword]] as const],
  );
  return [
    h('p', null, h('code', null, `if: ${exactJson(condition)}`)),
    branches.map(([keyword, each]) => [
      h('p', null, h('code', null, `${keyword}:`)),
      schemaContent(each as Schema, { ...context, prefix: `${context.prefix}-${keyword}` }),
    ]),
  ];
}

function listed(fields: readonly FieldModel[], context: RenderContext): Node {
  context.counts.fields += fields.length;
  return fields.map((each) => documentedField(each, context));
}

/** A link to where the fields of a named schema are listed; remembers where that is, if it is here. */
function listedBefore(name: string, schema: SchemaObject, context: RenderContext): Node {
  const { listed, direction, at } = context;
  const key = `${direction} ${name}`;
  const first = listed.get(key);
  // The tab of the schema itself, or one beside it that is a list of the schema and comes first.
  const isHere = !first || (first.option === name && (first === at || (at.option === '' && !first.isListed)));
  if (!isHere) return isLong(schema, context) ? sameFields(first, context) : undefined;
  listed.set(key, at);
  at.isListed = true;
  return undefined;
}

/** Whether a link is better than a second list. */
function isLong(schema: SchemaObject, context: RenderContext): boolean {
  if (Object.keys(schema.properties ?? {}).length >= minLinkedFields) return true;
  const inside = isChoice(schema) ? alternativesOf(schema) : fieldsOf(schema, context).map((each) => each.schema);
  return inside.some((each) => hasContent(each, context));
}

function rememberFor(direction: Direction, name: string, { listed, at }: RenderContext): void {
  const key = `${direction} ${name}`;
  if (!listed.has(key)) listed.set(key, at);
}

/** A link to where the fields are listed, for a schema that is on the page already. */
function sameFields(part: PagePart, { uiStrings }: RenderContext): Node {
  const [before, after] = uiStrings.same.split('{name}');
  return h('p', null, before, h(PartLink, { part }, h('code', null, part.label)), after);
}

/** One tab for each option. Its id is where links to the option point to. */
const OptionTabs: PageComponent<{ tabs: { title: string; at: PagePart; content: Node }[] }> = ({ tabs }, page) =>
  h(
    Tabs,
    { sync: false, class: 'octavo-options' },
    tabs.map(({ title, at, content }) => {
      at.id = page.id(`tab ${title}`);
      return h(Tab, { title, id: at.id }, content);
    }),
  );

/** A component, because tabs have their ids when the page is written. */
const PartLink: PageComponent<{ part: PagePart; children?: Node }> = ({ part: { id }, children }) =>
  h('a', { href: `#${id}` }, children);

function isChoice(schema: SchemaObject): boolean {
  const alternatives = alternativesOf(schema);
  return (
    alternatives.length > 1 &&
    !isEnumOfConstants(alternatives) &&
    (schema['oneOf'] ?? schema['anyOf']) !== undefined &&
    !(schema.properties && alternatives.every(isCondition))
  );
}

/** Whether an option only names properties that must be there together: "one of them is required". */
function isCondition(alternative: Schema): boolean {
  return typeof alternative === 'object' && Object.keys(alternative).every((key) => conditions.has(key));
}

const conditions = new Set(['required', 'not', 'title', 'description']);

function fieldsOf(schema: SchemaObject, { uiStrings }: RenderContext): FieldModel[] {
  const required = new Set(schema.required);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    schema: property,
    required: required.has(name),
  }));
  const patterns = Object.entries((schema['patternProperties'] as Record<string, Schema> | undefined) ?? {}).map(
    ([pattern, property]) => ({ name: `/${pattern}/`, schema: property }),
  );
  const others = schema['additionalProperties'] as Schema | undefined;
  const map = typeof others === 'object' ? [{ name: `{${uiStrings.anyName}}`, schema: others }] : [];
  const tuple = Array.isArray(schema['prefixItems'])
    ? (schema['prefixItems'] as Schema[]).map((item, index) => ({ name: `[${index}]`, schema: item }))
    : [];
  return [...properties, ...patterns, ...map, ...tuple];
}

/** Each option in a tab of its own. */
function choice(schema: SchemaObject, context: RenderContext): Node {
  const { uiStrings, counts, direction } = context;
  const alternatives = alternativesOf(schema);
  counts.options += alternatives.length;
  if (counts.options > maxOptions) return h('p', null, uiStrings.tooMany);
  const options = alternatives.map((alternative, index) => {
    const title = discriminatorValues(schema, alternative)[0] ?? optionName(alternative, index, uiStrings.option);
    const at: PagePart = { id: '', label: title, option: refName(alternative) ?? '' };
    return { alternative, title, inside: { ...context, at, prefix: `${context.prefix}-${index + 1}` } };
  });
  // Before the fields of the first option, which may have the type of another one.
  for (const { alternative, inside } of options) {
    const name = refName(alternative);
    if (name !== undefined && !context.around.includes(name) && hasAllFields(schema, alternative, context))
      rememberFor(direction, name, inside);
  }
  const tabs = options.map(({ alternative, title, inside }) => {
    return { title, at: inside.at, content: optionContent(schema, alternative, inside) };
  });
  const { propertyName } = (schema['discriminator'] ?? {}) as { propertyName?: string };
  const [before, after] = uiStrings.discriminator.split('{name}');
  return [propertyName && h('p', null, before, h('code', null, propertyName), after), h(OptionTabs, { tabs })];
}

function optionContent(schema: SchemaObject, alternative: Schema, context: RenderContext): Node {
  const { schemas } = context;
  const descriptions = descriptionsOf(alternative, schemas).filter((each) => each !== schema['description']);
  if (hasContent(alternative, context))
    return [
      descriptionBlocks(descriptions),
      facts(controlSchema(alternative, schemas), context),
      optionFields(schema, alternative, context),
    ];
  const resolved = resolvedAlternative(schema, alternative, schemas);
  return [
    h('p', null, h('code', null, typeText(alternative, schemas))),
    descriptionBlocks(descriptions),
    ...facts(resolved, context),
  ];
}

/** The fields of an option that has some. */
function optionFields(schema: SchemaObject, alternative: Schema, context: RenderContext): Node {
  if (hasAllFields(schema, alternative, context)) return schemaContent(alternative, context);
  const { around } = context;
  const name = refName(alternative);
  if (name !== undefined && around.includes(name)) return recursive(name, context);
  const link = name !== undefined && modelLink(name, context);
  if (link) return [schemaContent(merged(schema, true), context), link];
  // Nothing links to these fields, because the schema of the option does not have all of them.
  return schemaContent(
    merged(schema, alternative),
    name === undefined ? context : { ...context, around: [...around, name] },
  );
}

/** An option with the properties that are beside the options. */
function merged(schema: SchemaObject, alternative: Schema): Schema {
  if (!schema.properties) return alternative;
  const { properties, required } = schema;
  return { allOf: [{ properties, ...(required && { required }) }, alternative].filter((each) => each !== true) };
}

/** Whether an option has the properties beside the options itself, as one that extends the schema of the choice. */
function hasAllFields(schema: SchemaObject, alternative: Schema, { schemas }: RenderContext): boolean {
  if (!schema.properties) return true;
  const { properties = {}, required = [] } = controlSchema(alternative, schemas);
  return (
    Object.keys(schema.properties).every((name) => name in properties) &&
    (schema.required ?? []).every((name) => required.includes(name))
  );
}

function optionName(alternative: Schema, index: number, option: string): string {
  const name = alternativeName(alternative, index);
  return name === String(index + 1) ? `${option} ${name}` : name;
}
