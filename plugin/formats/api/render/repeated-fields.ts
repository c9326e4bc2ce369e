/** Renders the fields that most operations of an API share once: ids, dates, errors. */
import { controlSchema } from '../../../../playground/model/values/control-kind.js';
import type { SchemaObject } from '../../../../playground/model/values/resolve-schema.js';
import type { Node } from '../../../../runtime/jsx/node.js';
import { HtmlElement, markup, type HtmlNode } from '../../../core/tree/html-element.js';
import { HtmlTree, renderToTree, treeOf } from '../../../core/tree/render-tree.js';
import { TextCache } from '../../../core/cache/text-cache.js';
import { writeContent } from '../../../core/tree/write-html.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import { toMarkdown } from '../../../page/markdown/write-markdown.js';
import { textSections } from '../../../page/facts/text-sections.js';
import { outlineKey } from '../page-schemas.js';
import type { RenderContext } from './context.js';
import { descriptionsOf } from './values/descriptions.js';
import { field, isOfOneDirection, newFieldId, type FieldModel } from './field.js';
import { furtherExamples } from './values/schema-examples.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import { slotted } from '../../../page/find-element.js';

/** Limit for the HTML in one language, in characters. */
const maxText = 8_000_000;

/** Longer schemas rarely repeat. */
const maxKeyLength = 2_000;

/** The fields of a site without fields inside of them. */
export class RepeatedFields {
  /** By the UI strings that they contain. A field that the direction does not have is `null`. */
  readonly #known = new WeakMap<ApiStrings, TextCache<HtmlElement | null>>();

  /** The field, or `undefined` for one that has to be rendered for its page. */
  of(model: FieldModel, context: RenderContext): Node | undefined {
    const schema = controlSchema(model.schema, context.schemas);
    if (!isFlat(schema)) return undefined;
    const descriptions = descriptionsOf(model.schema, context.schemas, model.description);
    const examples = furtherExamples(schema, context, {});
    const key = JSON.stringify([context.direction, { ...model, schema, descriptions }, examples]);
    if (key.length > maxKeyLength || key.includes('"$ref"')) return undefined;
    if (isOfOneDirection(schema)) context.counts.ofOneDirection += 1;
    const known = getOrInsert(this.#known, context.uiStrings, () => new TextCache(maxText));
    const match = known.get(key);
    if (match !== undefined) return match && withId(match, newFieldId(model, context));
    const content = field(model, context, () => undefined);
    const tree = renderToTree(content, context.page);
    const [element] = tree.children;
    const repeated = typeof element === 'object' ? sharedField(element) : null;
    if (repeated !== undefined) known.set(key, repeated, writeContent(tree).length);
    return new HtmlTree(repeated ? treeOf([repeated]) : tree);
  }
}

/** The field on another page: only its id differs. */
function withId(field: HtmlElement, id: string): Node {
  const own = field.copy();
  own.set('id', id);
  slotted(own, 'name')?.set('href', `#${id}`);
  return new HtmlTree(treeOf([own]));
}

/** The field with the content of its children, except its name, as text; `undefined` if its content has to be recorded for each page. */
function sharedField(field: HtmlElement): HtmlElement | undefined {
  const { tag, start, end, children } = field;
  const name = slotted(field, 'name');
  if (name === undefined || !children.every(isPlain)) return undefined;
  const facts = { text: textSections(field)[0]!.text, markdown: toMarkdown(treeOf([field])) };
  return new HtmlElement(
    tag,
    start,
    end,
    children.map((node) => (node === name ? node : asWritten(node))),
    facts,
  );
}

function asWritten(node: HtmlNode): HtmlNode {
  if (typeof node === 'string') return node;
  return new HtmlElement(node.tag, node.start, node.end, [new HtmlElement(markup, writeContent(node))]);
}

/** Elements inside of a field that nothing but its text and Markdown depends on. */
const plainTags = new Set('a b br code div em i li ol p span strong ul'.split(' '));

/** Attributes of the elements in `plainTags`. */
const plainAttributes = new Set(['slot', 'href', 'target', 'rel', 'start', 'title']);

/** Whether no visitor looks for an element in `node` or changes one. A link inside the site is recorded for each page. */
function isPlain(node: HtmlNode): boolean {
  if (typeof node === 'string') return true;
  const { tag, children } = node;
  if (!plainTags.has(tag) || !children.every(isPlain)) return false;
  if (node.attributes().some(([name, value]) => !plainAttributes.has(name) || value === 'anchor')) return false;
  if (tag === 'a')
    return (node.attribute('slot') === 'name' || /^https?:/.test(node.attribute('href') ?? '')) && !holds(node, links);
  return tag !== 'p' || !holds(node, blocks);
}

const blocks = new Set(['div', 'ol', 'p', 'ul']);
const links = new Set(['a']);

function holds({ elements }: HtmlElement, tags: ReadonlySet<string>): boolean {
  return elements.some((child) => tags.has(child.tag) || holds(child, tags));
}

const nested =
  'properties patternProperties additionalProperties prefixItems contentSchema then else oneOf anyOf allOf'.split(' ');

/** Whether a schema has no fields, and no schemas except the schema of its items. */
function isFlat(schema: SchemaObject): boolean {
  if (schema[outlineKey] === true || nested.some((key) => typeof schema[key] === 'object')) return false;
  const { items } = schema;
  return items === undefined || typeof items === 'boolean' || ('type' in items && isFlat(items));
}
