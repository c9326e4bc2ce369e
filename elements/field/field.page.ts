/** The markup that `<ParamField>` and `<ResponseField>` share. */
import { childList, h, isElement, type Child, type Node } from '../../runtime/jsx/node.js';
import { Expandable } from '../expandable/expandable.page.js';
import type { PageContext } from '../page-component.js';
import { booleanProp } from '../props/boolean-prop.js';
import { fieldId } from '../props/field-id.js';
import { hostAttributes, type ContentProps } from '../props/host-attributes.js';
import { separate, inSlot } from '../props/in-slot.js';
import { labelled, listItem, type MarkdownElement, type MarkdownForm, type MarkdownNode } from '../markdown-form.js';

/** Props of `<ParamField>` and `<ResponseField>`. */
export interface FieldProps extends ContentProps {
  name?: string;
  /** The type, as free text: `string`, `string[]`, `enum<string>`. */
  type?: Node;
  /** The default value, shown as code. */
  default?: unknown;
  /** Marks the field as required. Default `false`. */
  required?: unknown;
  /** Marks the field as optional. Default `false`. `required` takes precedence. */
  optional?: unknown;
  /** An example value. */
  placeholder?: unknown;
  /** Marks the field as deprecated and strikes out its name. Default `false`. */
  deprecated?: unknown;
  /** Leaves the field out of the page. Default `false`. */
  hidden?: unknown;
  /** Opens an `<Expandable>` directly inside when the page loads. Default `false`. */
  defaultOpen?: unknown;
  /** Labels before the name. */
  pre?: string | readonly string[];
  /** Labels after the name. */
  post?: string | readonly string[];
}

/** The location of a parameter. The prop of that name holds the parameter's name. */
export interface LocatedName {
  path?: string;
  query?: string;
  body?: string;
  header?: string;
  cookie?: string;
}

const locations = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** The name of a field and, if one of the location props holds it, its location. */
export function locatedName(props: LocatedName & Pick<FieldProps, 'name'>): { name?: string; location?: string } {
  const location = locations.find((key) => typeof props[key] === 'string' && props[key] !== '');
  return location ? { name: props[location], location } : { name: props.name };
}

/**
 * A field as the element `tag`. `location`: the location of a parameter, such as `query`. The anchor of the field is
 * `#param-<name>`.
 */
export function field(tag: string, props: FieldProps, page: PageContext, location?: string): Node {
  if (booleanProp(props.hidden)) return undefined;
  const host = hostAttributes(props);
  const id = host.id ?? (props.name ? page.id(fieldId(`param-${props.name}`)) : undefined);
  return h(
    tag,
    { ...host, id, deprecated: booleanProp(props.deprecated) },
    separate(
      ...labels('pre', props.pre),
      name(props.name, id),
      ...labels('post', props.post),
      inSlot('type', props.type, 'code'),
      inSlot('location', location),
      booleanProp(props.required) && inSlot('required', page.word('required')),
      !booleanProp(props.required) && booleanProp(props.optional) && inSlot('optional', page.word('optional')),
      booleanProp(props.deprecated) && inSlot('deprecated', page.word('deprecated')),
      codeFact('default', page.word('default'), props.default),
      codeFact('placeholder', page.word('example'), props.placeholder),
      description(props),
    ),
  );
}

function description({ children, defaultOpen }: FieldProps): Node {
  return booleanProp(defaultOpen) ? childList(children).map(opened) : children;
}

function opened(child: Child): Child {
  const isClosed = isElement(child) && child.type === Expandable && child.props.defaultOpen === undefined;
  return isClosed ? { ...child, props: { ...child.props, defaultOpen: true } } : child;
}

function name(text: string | undefined, id: string | undefined): Node {
  return text ? h('a', { slot: 'name', href: `#${id}` }, h('code', null, text)) : undefined;
}

function labels(slot: string, texts: string | readonly string[] | undefined): Node[] {
  return texts === undefined ? [] : [texts].flat().map((text) => inSlot(slot, text));
}

function codeFact(slot: string, word: string, value: unknown): Node {
  if (value === undefined || value === null || value === '') return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return inSlot(slot, [`${word}: `, h('code', null, text)]);
}

const facts = ['type', 'location', 'required', 'optional', 'deprecated', 'default', 'placeholder'];

/** A list item: the name, its facts in parentheses, then the description. */
export const fieldMarkdown: MarkdownForm = (element, write) => {
  const { slots, content } = childrenOf(element);
  const textOf = (slot: string): string =>
    (slots.get(slot) ?? [])
      .map((node) => write.inline(node.children))
      .join(' ')
      .trim();
  const details = facts.map(textOf).filter(Boolean).join(', ');
  const name = slots.get('name')?.[0];
  const label = [
    textOf('pre'),
    // The name without its self-link.
    name ? write.inline(name.children) : element.attribute('name'),
    textOf('post'),
    details && `(${details})`,
  ];
  return listItem('-', labelled(label.filter(Boolean).join(' '), write.blocks(content)));
};

/** The children by their slot, read once: API pages have hundreds of fields. */
function childrenOf({ children }: MarkdownElement): { slots: Map<string, MarkdownElement[]>; content: MarkdownNode[] } {
  const slots = new Map<string, MarkdownElement[]>();
  const content: MarkdownNode[] = [];
  for (const child of children) {
    const slot = typeof child === 'string' ? undefined : child.attribute('slot');
    if (slot === undefined) content.push(child);
    else slots.set(slot, [...(slots.get(slot) ?? []), child as MarkdownElement]);
  }
  return { slots, content };
}
