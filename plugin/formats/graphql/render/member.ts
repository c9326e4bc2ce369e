/** A field, an argument or a value of an enum: the same component that authors write by hand. */
import { Expandable } from '../../../../elements/expandable/expandable.page.js';
import type { PageContext } from '../../../../elements/page-component.js';
import { fieldId } from '../../../../elements/props/field-id.js';
import { ResponseField } from '../../../../elements/response-field/response-field.page.js';
import { h, type Node } from '../../../../runtime/jsx/node.js';
import type { ApiStrings } from '../../../languages/api-strings.js';
import { markdown } from '../../api/render/context.js';
import type { GraphqlMember } from '../types.js';
import { typeLink } from './type-link.js';

export interface MemberContext {
  page: PageContext;
  uiStrings: ApiStrings;
  /** Paths of the pages of types, by name. */
  links: Readonly<Record<string, string>>;
  /** Prefix of the ids of fields. */
  prefix: string;
}

/** The member with its arguments, and the fields of its type where the page has them. `isInput`: whether `!` means that it is required. */
export function member(model: GraphqlMember, context: MemberContext, isInput = false): Node {
  const { name, type, description, deprecated, args = [], members = [] } = model;
  const { page, uiStrings, links } = context;
  const id = page.id(fieldId(`${context.prefix}-${name}`));
  const inside = { ...context, prefix: `${context.prefix}-${name}` };
  return h(
    ResponseField,
    {
      name,
      id,
      type: type === '' ? undefined : typeLink(type, links),
      required: isInput && type.endsWith('!') && model.default === undefined,
      default: model.default,
      deprecated: deprecated !== undefined,
    },
    description !== undefined && h('div', null, markdown(description)),
    deprecated !== undefined && deprecated !== '' && h('p', null, markdown(deprecated)),
    nested(uiStrings.arguments, args, inside, true),
    nested(isValues(members) ? uiStrings.values : uiStrings.fields, members, inside, isInput),
  );
}

function isValues([first]: readonly GraphqlMember[]): boolean {
  return first?.type === '';
}

function nested(title: string, all: readonly GraphqlMember[], context: MemberContext, isInput: boolean): Node {
  if (all.length === 0) return undefined;
  return h(
    Expandable,
    { title },
    all.map((each) => member(each, context, isInput)),
  );
}
