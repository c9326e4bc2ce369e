/** Renders the fields that most operations of an API share once: ids, dates, errors. */
import { controlSchema } from '../../../../playground/form/controls/control-kind.js';
import type { SchemaObject } from '../../../../playground/form/values/resolve-schema.js';
import type { Node } from '../../../../runtime/jsx/node.js';
import { HtmlElement, markup, type HtmlNode } from '../../../core/tree/html-element.js';
import { HtmlTree, renderToTree, treeOf } from '../../../core/tree/render-tree.js';
import { writeContent } from '../../../core/tree/write-html.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import { toMarkdown } from '../../../page/markdown/write-markdown.js';
import { textSections } from '../../../page/text-sections.js';
import type { RenderContext } from './context.js';
import { field, isOfOneDirection, newFieldId, type FieldModel } from './field.js';

/** Limit for the HTML of a site in memory, in characters. When it is exceeded, all is dropped. */
const mostText = 8_000_000;

/** Longer schemas rarely repeat. */
const longestKey = 2_000;

/** A field that was rendered before. */
interface KnownField {
  /** None for a field that the direction does not have. */
  element: HtmlElement | undefined;
  isOfOneDirection: boolean;
}

/** What was rendered with the same UI strings. */
interface KnownFields {
  byKey: Map<string, KnownField>;
  /** Properties by schema: pages share their schemas, and a key with all of the schema takes longer. */
  bySchema: WeakMap<object, Map<string, KnownField>>;
}

/** The fields of a site without fields inside of them. */
export class RepeatedFields {
  readonly #known = new Map<ApiStrings, KnownFields>();
  #text = 0;

  /** The field, or `undefined` for one that has to be rendered for its page. */
  of(model: FieldModel, context: RenderContext): Node | undefined {
    const known = this.#knownWith(context.uiStrings);
    if (!isProperty(model)) return this.#byKey(model, context, known);
    const ofSchema = known.bySchema.get(model.schema);
    const match = ofSchema?.get(shortKey(model, context));
    return match ? shown(match, model, context) : this.#byKey(model, context, known);
  }

  #byKey(model: FieldModel, context: RenderContext, known: KnownFields): Node | undefined {
    const schema = controlSchema(model.schema, context.schemas);
    if (!isFlat(schema)) return undefined;
    const key = JSON.stringify([context.direction, { ...model, schema }]);
    if (key.length > longestKey || key.includes('"$ref"')) return undefined;
    const match = known.byKey.get(key);
    if (match) {
      addToSchema(match, model, context, known);
      return shown(match, model, context);
    }
    const content = field(model, context, () => undefined);
    const tree = renderToTree(content, context.page);
    const rendered = { element: sharedField(tree), isOfOneDirection: isOfOneDirection(schema) };
    if (rendered.isOfOneDirection) context.budget.ofOneDirection += 1;
    if (tree.children.length > 0 && !rendered.element) return new HtmlTree(tree);
    this.#add(key, rendered, known);
    addToSchema(rendered, model, context, known);
    return new HtmlTree(treeOf(rendered.element ? [rendered.element] : []));
  }

  #knownWith(uiStrings: ApiStrings): KnownFields {
    let known = this.#known.get(uiStrings);
    if (!known) this.#known.set(uiStrings, (known = { byKey: new Map(), bySchema: new WeakMap() }));
    return known;
  }

  #add(key: string, field: KnownField, { byKey }: KnownFields): void {
    this.#text += key.length + (field.element ? writeContent(field.element).length : 0);
    if (this.#text > mostText) {
      this.#known.clear();
      this.#text = 0;
    }
    byKey.set(key, field);
  }
}

function addToSchema(field: KnownField, model: FieldModel, context: RenderContext, { bySchema }: KnownFields): void {
  if (!isProperty(model)) return;
  let ofSchema = bySchema.get(model.schema);
  if (!ofSchema) bySchema.set(model.schema, (ofSchema = new Map()));
  ofSchema.set(shortKey(model, context), field);
}

/** The field on another page: only its id differs. */
function shown({ element, isOfOneDirection: isCounted }: KnownField, model: FieldModel, context: RenderContext): Node {
  if (isCounted) context.budget.ofOneDirection += 1;
  const own = element?.copy();
  if (own) {
    const id = newFieldId(model, context);
    own.set('id', id);
    own.children.find(isName)?.set('href', `#${id}`);
  }
  return new HtmlTree(treeOf(own ? [own] : []));
}

/** The field in `tree` with all but its name as text; `undefined` if its content has to be recorded for each page. */
function sharedField(tree: HtmlElement): HtmlElement | undefined {
  const [element] = tree.children;
  if (typeof element !== 'object' || !element.children.some(isName) || !element.children.every(isPlain))
    return undefined;
  const { tag, start, end, children } = element;
  const at = children.findIndex(isName);
  const content = [asWritten(children.slice(0, at)), ...children.slice(at, at + 1), asWritten(children.slice(at + 1))];
  const facts = { text: textSections(element)[0]!.text, markdown: toMarkdown(tree) };
  return new HtmlElement(tag, start, end, content, facts);
}

function asWritten(nodes: HtmlNode[]): HtmlElement {
  return new HtmlElement(markup, writeContent(treeOf(nodes)));
}

function isName(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && node.attribute('slot') === 'name';
}

/** Elements inside of a field that nothing but its text and Markdown depends on. */
const plainTags = new Set('a b br code div em i li ol p span strong ul'.split(' '));

/** Attributes of those elements. */
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

function holds({ children }: HtmlElement, tags: ReadonlySet<string>): boolean {
  return children.some((child) => typeof child !== 'string' && (tags.has(child.tag) || holds(child, tags)));
}

function shortKey({ name, required }: PropertyModel, { direction }: RenderContext): string {
  return `${direction} ${required === true} ${name}`;
}

type PropertyModel = FieldModel & { schema: SchemaObject };

/** Whether the field is a property, whose schema says all of it but its name, and is complete in itself. */
function isProperty(model: FieldModel): model is PropertyModel {
  const { schema, location, deprecated, description, examples } = model;
  if (typeof schema !== 'object' || references.some((key) => key in schema)) return false;
  return (location ?? deprecated ?? description ?? examples) === undefined;
}

const references = ['$ref', 'allOf', 'oneOf', 'anyOf'];

const nested = ['properties', 'patternProperties', 'additionalProperties', 'prefixItems', 'oneOf', 'anyOf', 'allOf'];

/** Whether a schema has no fields, and no schemas but that of its items. */
function isFlat(schema: SchemaObject): boolean {
  if (nested.some((key) => typeof schema[key] === 'object')) return false;
  const { items } = schema;
  return items === undefined || typeof items === 'boolean' || ('type' in items && isFlat(items));
}
