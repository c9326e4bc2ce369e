/** Renders the fields that most operations of an API share once: ids, dates, errors. */
import { controlSchema } from '../../../../playground/form/controls/control-kind.js';
import type { SchemaObject } from '../../../../playground/form/values/resolve-schema.js';
import { escapeHtml } from '../../../../runtime/jsx/escape.js';
import { html, type Node } from '../../../../runtime/jsx/node.js';
import { renderToString } from '../../../../runtime/jsx/render.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import type { RenderContext } from './context.js';
import { field, isOfOneDirection, newFieldId, type FieldModel } from './field.js';

/** Limit for the HTML of a site in memory, in characters. When it is exceeded, all is dropped. */
const mostText = 8_000_000;

/** Longer schemas rarely repeat. */
const longestKey = 2_000;

/** Is in no description. Latin-1 characters only: V8 would store all HTML around other ones in twice the memory. */
const placeholder = '\u0001octavo-field-id\u0001';

/** A field that was rendered before. */
interface KnownField {
  /** Its HTML around its id. One empty text for a field that the direction does not have. */
  parts: readonly string[];
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
    const found = isProperty(model)
      ? (known.bySchema.get(model.schema)?.get(shortKey(model, context)) ?? this.#property(model, context, known))
      : this.#rendered(model, context, known);
    if (!found) return undefined;
    const { parts, isOfOneDirection } = found;
    if (isOfOneDirection) context.budget.ofOneDirection += 1;
    const [start, ...rest] = parts;
    if (rest.length === 0) return html('');
    const id = escapeHtml(newFieldId(model, context));
    return html(rest.reduce((text, part) => text + id + part, start!));
  }

  #property(model: PropertyModel, context: RenderContext, known: KnownFields): KnownField | undefined {
    const rendered = this.#rendered(model, context, known);
    if (!rendered || !mayRepeat(rendered.parts)) return rendered;
    let ofSchema = known.bySchema.get(model.schema);
    if (!ofSchema) known.bySchema.set(model.schema, (ofSchema = new Map()));
    ofSchema.set(shortKey(model, context), rendered);
    return rendered;
  }

  #rendered(model: FieldModel, context: RenderContext, { byKey }: KnownFields): KnownField | undefined {
    const schema = controlSchema(model.schema, context.schemas);
    if (!isFlat(schema)) return undefined;
    const key = JSON.stringify([context.direction, { ...model, schema }]);
    if (key.length > longestKey || key.includes('"$ref"')) return undefined;
    let known = byKey.get(key);
    if (!known) {
      const content = field(model, context, () => undefined, placeholder);
      const parts = renderToString(content, context.page).split(placeholder);
      known = { parts, isOfOneDirection: isOfOneDirection(schema) };
      if (mayRepeat(parts)) this.#add(byKey, key, known);
    }
    return known;
  }

  #knownWith(uiStrings: ApiStrings): KnownFields {
    let known = this.#known.get(uiStrings);
    if (!known) this.#known.set(uiStrings, (known = { byKey: new Map(), bySchema: new WeakMap() }));
    return known;
  }

  #add(byKey: KnownFields['byKey'], key: string, known: KnownField): void {
    this.#text += key.length;
    for (const { length } of known.parts) this.#text += length;
    if (this.#text > mostText) {
      this.#known.clear();
      this.#text = 0;
    }
    byKey.set(key, known);
  }
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

/** A link inside the site, an image or a component has to be recorded for each page. */
function mayRepeat(parts: KnownField['parts']): boolean {
  if (parts.length === 1) return parts[0] === '';
  return parts.length === 3 && !/ (?:href="(?!https?:)|src=")|<octavo-|<math/.test(parts[2]!);
}
