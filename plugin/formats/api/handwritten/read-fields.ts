/** The fields of a page as its author wrote them: `<ParamField>` and `<ResponseField>`. */
import type { HtmlElement } from '../../../core/tree/html-element.js';
import { textOf } from '../../../core/tree/text-of.js';
import { linesOf, valuesIn } from './field-text.js';
import { slotted, slotText } from '../../../page/find-element.js';

export interface WrittenField {
  kind: 'parameter' | 'response';
  name: string;
  /** `path`, `query`, `body`, `header` or `cookie`; empty if the author named none. */
  location: string;
  /** Status code in the heading above a response field. Default: `200`. */
  status: string;
  /** As written; may be empty. */
  type: string;
  isRequired: boolean;
  isDeprecated: boolean;
  default?: string;
  example?: string;
  /** The first line of its text, as Markdown. */
  description?: string;
  /** The values that its text lists. */
  values: readonly string[];
  /** Fields of its value. */
  fields: readonly WrittenField[];
}

const kinds: ReadonlyMap<string, WrittenField['kind']> = new Map([
  ['octavo-param-field', 'parameter'],
  ['octavo-response-field', 'response'],
]);

/** The fields in `parent`, each with its nested fields. Of several with the same name, the first one counts. */
export function readFields(parent: HtmlElement): WrittenField[] {
  const reader = new FieldReader();
  reader.read(parent, false);
  return reader.fields();
}

class FieldReader {
  readonly #fields = new Map<string, WrittenField>();
  #status = '200';

  fields(): WrittenField[] {
    return [...this.#fields.values()];
  }

  /** `isOption`: whether other tabs have other fields, so that none of them is required. */
  read(parent: HtmlElement, isOption: boolean): void {
    let tabs = 0;
    for (const child of parent.elements) {
      const kind = kinds.get(child.tag);
      if (kind) this.#add(child, kind, isOption);
      else if (/^h[1-6]$/.test(child.tag)) this.#status = /\b[1-5]\d\d\b/.exec(textOf(child))?.[0] ?? '200';
      else if (!isForAgents(child)) this.read(child, isOption || (child.tag === 'octavo-tab' && tabs++ > 0));
    }
  }

  #add(element: HtmlElement, kind: WrittenField['kind'], isOption: boolean): void {
    const name = slotText(element, 'name') || (element.attribute('name') ?? '');
    const location = slotText(element, 'location');
    const status = kind === 'response' ? this.#status : '';
    const key = [kind, location, status, name].join('\n');
    if (name === '' || this.#fields.has(key)) return;
    const lines = linesOf(element);
    this.#fields.set(key, {
      kind,
      name,
      location,
      status,
      type: slotText(element, 'type'),
      isRequired: !isOption && slotted(element, 'required') !== undefined,
      isDeprecated: element.has('deprecated'),
      default: codeIn(element, 'default'),
      example: codeIn(element, 'placeholder'),
      description: lines[0],
      values: valuesIn(lines),
      fields: readFields(element),
    });
  }
}

function isForAgents(element: HtmlElement): boolean {
  return element.tag === 'octavo-visibility' && element.attribute('for') === 'agents';
}

/** The value after the label of a slot, which depends on the language of the page. */
function codeIn(element: HtmlElement, slot: string): string | undefined {
  const code = slotted(element, slot)?.elements.find(({ tag }) => tag === 'code');
  return code && textOf(code);
}
