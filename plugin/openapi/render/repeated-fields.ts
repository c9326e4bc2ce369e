/** Renders the fields that most operations of an API share once: ids, dates, errors. */
import { controlSchema } from '../../../playground/form/control-kind.js';
import type { SchemaObject } from '../../../playground/form/resolve-schema.js';
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import { html, type Node } from '../../../runtime/jsx/node.js';
import { renderToString } from '../../../runtime/jsx/render.js';
import type { ApiStrings } from '../../languages/api-strings.js';
import type { RenderContext } from './context.js';
import { field, newFieldId, noteDirection, type FieldModel } from './field.js';

/** Limit for the HTML of a site in memory, in characters. When it is exceeded, all is dropped. */
const mostText = 8_000_000;

/** Longer schemas rarely repeat. */
const longestKey = 2_000;

/** Is in no description. Latin-1 characters only: V8 would store all HTML around other ones in twice the memory. */
const placeholder = '\u0001octavo-field-id\u0001';

/** The HTML of a field around its id. One empty text for a field that the direction does not have. */
type Parts = readonly string[];

/** The fields of a site without fields inside of them. */
export class RepeatedFields {
  readonly #fields = new Map<ApiStrings, Map<string, Parts>>();
  #text = 0;

  /** The field, or `undefined` for one that has to be rendered for its page. */
  of(model: FieldModel, context: RenderContext): Node | undefined {
    const schema = controlSchema(model.schema, context.schemas);
    if (model.isPattern || !isFlat(schema)) return undefined;
    noteDirection(schema, context);
    const key = JSON.stringify([context.direction, { ...model, schema }]);
    if (key.length > longestKey || key.includes('"$ref"')) return undefined;
    const fields = this.#fieldsOf(context.uiStrings);
    let parts = fields.get(key);
    if (!parts) {
      const text = renderToString(
        field(model, context, () => undefined, placeholder),
        context.page,
      );
      parts = text.split(placeholder);
      if (mayRepeat(parts)) this.#add(fields, key, parts);
    }
    return parts.length < 2 ? html('') : html(parts.join(escapeHtml(newFieldId(model, context))));
  }

  #fieldsOf(uiStrings: ApiStrings): Map<string, Parts> {
    let fields = this.#fields.get(uiStrings);
    if (!fields) this.#fields.set(uiStrings, (fields = new Map()));
    return fields;
  }

  #add(fields: Map<string, Parts>, key: string, parts: Parts): void {
    this.#text += key.length;
    for (const { length } of parts) this.#text += length;
    if (this.#text > mostText) {
      this.#fields.forEach((each) => each.clear());
      this.#text = 0;
    }
    fields.set(key, parts);
  }
}

const nested = ['properties', 'patternProperties', 'additionalProperties', 'prefixItems', 'oneOf', 'anyOf', 'allOf'];

/** Whether a schema has no fields, and no schemas but that of its items. */
function isFlat(schema: SchemaObject): boolean {
  if (nested.some((key) => typeof schema[key] === 'object')) return false;
  const { items } = schema;
  return items === undefined || typeof items === 'boolean' || ('type' in items && isFlat(items));
}

/** A link inside the site, an image or a component has to be recorded for each page. */
function mayRepeat(parts: Parts): boolean {
  if (parts.length === 1) return parts[0] === '';
  return parts.length === 3 && !/ (?:href="(?!https?:)|src=")|<octavo-|<math/.test(parts[2]!);
}
