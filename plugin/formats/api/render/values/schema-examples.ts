/** The examples of a schema that are neither beside its type nor in the samples of the page. */
import { CodeBlock } from '../../../../../elements/code-block/code-block.page.js';
import { controlSchema } from '../../../../../playground/model/values/control-kind.js';
import { exactJson, isExactNumber, valueText } from '../../../../../playground/model/values/exact-json.js';
import type { SchemaObject } from '../../../../../playground/model/values/resolve-schema.js';
import { childList, h, isElement, type Node } from '../../../../../runtime/jsx/node.js';
import { withCommas } from './long-list.js';
import type { RenderContext } from '../context.js';

/** Longer examples are code, in characters. */
const maxExampleLength = 120;

/** A list or an object with more members is longer than that. */
const maxMembers = 20;

/** Levels of lists in lists. */
const maxLists = 4;

/** The examples of a schema, the most important one first. */
export function examplesOf({ example, examples }: SchemaObject): unknown[] {
  return [example, ...(Array.isArray(examples) ? (examples as unknown[]) : [])].filter(
    (each) => each !== undefined && each !== null && each !== '',
  );
}

/** An example that fits in a line. */
export function shortText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'object' && value !== null && Object.keys(value).length > maxMembers) return undefined;
  const text = valueText(value);
  return text.length > maxExampleLength || text.includes('\n') ? undefined : text;
}

/** A field, with the example beside its type. */
export interface ExampleField {
  example?: string;
}

/** `field`: what the value is for. Default: the content of a body, whose samples are beside the page. */
export function schemaExamples(schema: SchemaObject, context: RenderContext, field?: ExampleField): Node[] {
  const all = furtherExamples(schema, context, field);
  if (all.length === 0) return [];
  const long = all.filter((value) => !isShort(value)).map(codeOf);
  context.examples.text += long.map(({ code }) => code).join('\n');
  const title = context.page.word('example');
  const short = all.flatMap((value) => (isShort(value) ? [h('code', null, shortText(value))] : []));
  return [
    short.length > 0 && h('p', null, `${title}: `, ...withCommas(short)),
    ...long.map((code) => h('details', null, h('summary', null, title), h(CodeBlock, code))),
  ];
}

function codeOf(value: unknown): { code: string; language: string } {
  const isText = typeof value === 'string' && !isExactNumber(value);
  return { code: isText ? value : exactJson(value, 2), language: isText ? 'text' : 'json' };
}

function isShort(value: unknown): boolean {
  return shortText(value) !== undefined && !(typeof value === 'object' && Object.values(value!).some(isNested));
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Of the schema and of its items. Objects and long texts are on a page once. */
export function furtherExamples(schema: SchemaObject, context: RenderContext, field?: ExampleField): unknown[] {
  const found = new Map<string, unknown>();
  const beside = field?.example;
  let value: SchemaObject | undefined = schema;
  for (let level = 0; level < maxLists && value; level++) {
    // The example of a list has those of its items.
    for (const each of examplesOf(value))
      if (level === 0 || !beside?.includes(valueText(each))) found.set(valueText(each), each);
    value = value.items === undefined ? undefined : controlSchema(value.items, context.schemas);
  }
  for (const each of [beside, schema['default']]) if (each !== undefined) found.delete(valueText(each));
  return [...found.values()].filter((each) => (field && isOfField(each)) || !isOnPage(each, context));
}

/** Whether a field needs the example although the samples have it. */
function isOfField(value: unknown): boolean {
  return isShort(value) && (!isNested(value) || Array.isArray(value));
}

/** Whether each name and value of an example is in the samples. */
function isOnPage(value: unknown, { examples }: RenderContext): boolean {
  return leaves(value).every((leaf) => examples.text.includes(leaf));
}

function leaves(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [JSON.stringify(valueText(value)).slice(1, -1)];
  if (Array.isArray(value)) return value.flatMap(leaves);
  return Object.entries(value).flatMap(([key, each]) => [key, ...leaves(each)]);
}

/** The code of all blocks in a part of a page. */
export function codeIn(node: Node): string {
  return childList(node)
    .map((each) => {
      if (!isElement(each)) return '';
      return typeof each.props['code'] === 'string' ? each.props['code'] : codeIn(each.props.children);
    })
    .join('\n');
}
