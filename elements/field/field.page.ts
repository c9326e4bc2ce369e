/** The markup that `<ParamField>` and `<ResponseField>` share. */
import { h, type Node } from '../../runtime/jsx/node.js';
import type { PageContext } from '../page-component.js';
import { booleanProp } from '../props/boolean-prop.js';
import { hostAttributes, type HostProps } from '../props/host-attributes.js';
import { separate, inSlot } from '../props/in-slot.js';
import {
  labelled,
  listItem,
  slotNodes,
  slotText,
  unslotted,
  type MarkdownElement,
  type MarkdownForm,
  type MarkdownWriter,
} from '../markdown-form.js';

/** What authors may write on a field of either sort. */
export interface FieldProps extends HostProps {
  name?: string;
  /** Any text: `string`, `string[]`, `enum<string>`. */
  type?: Node;
  /** Any value; shown as code. */
  default?: unknown;
  /** Default `false`. */
  required?: unknown;
  /** Says that it may be left out. Default `false`; nothing is said where `required` is set. */
  optional?: unknown;
  /** A value to try, shown as an example. */
  placeholder?: unknown;
  /** Default `false`. */
  deprecated?: unknown;
  /** Words before the name. */
  pre?: string | readonly string[];
  /** Words after the name. */
  post?: string | readonly string[];
  children?: Node;
}

/** Where the value of a parameter stands; authors write its name there. */
export interface LocatedName {
  path?: string;
  query?: string;
  body?: string;
  header?: string;
  cookie?: string;
}

const locations = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** The name of a field and its location, where one of those holds the name. */
export function locatedName(props: LocatedName & Pick<FieldProps, 'name'>): { name?: string; location?: string } {
  const location = locations.find((key) => typeof props[key] === 'string' && props[key] !== '');
  return location ? { name: props[location], location } : { name: props.name };
}

/** A field as the element `tag`. `location` says where a parameter belongs (`query`). The name can be linked to as `#param-<name>`. */
export function field(tag: string, props: FieldProps, page: PageContext, location?: string): Node {
  const host = hostAttributes(props);
  const id = host.id ?? (props.name ? page.id(`param-${props.name}`) : undefined);
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
      props.children,
    ),
  );
}

function name(text: string | undefined, id: string | undefined): Node {
  return text ? h('a', { slot: 'name', href: `#${id}` }, h('code', null, text)) : undefined;
}

function labels(slot: string, words: string | readonly string[] | undefined): Node[] {
  return words === undefined ? [] : [words].flat().map((word) => inSlot(slot, word));
}

function codeFact(slot: string, word: string, value: unknown): Node {
  if (value === undefined || value === null || value === '') return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return inSlot(slot, [`${word}: `, h('code', null, text)]);
}

const facts = ['type', 'location', 'required', 'optional', 'deprecated', 'default', 'placeholder'];

/** An entry of a list: name, facts in brackets, then what it does. */
export const fieldMarkdown: MarkdownForm = (element, write) => {
  const known = facts.map((slot) => slotText(element, slot, write)).filter(Boolean);
  const details = known.length > 0 ? `(${known.join(', ')})` : '';
  const words = [slotText(element, 'pre', write), nameOf(element, write), slotText(element, 'post', write), details];
  return listItem('-', labelled(words.filter(Boolean).join(' '), write.blocks(unslotted(element))));
};

/** The name is a link to itself, which says nothing here. */
function nameOf(element: MarkdownElement, write: MarkdownWriter): string {
  const [name] = slotNodes(element, 'name');
  return name ? write.inline(name.children) : (element.attribute('name') ?? '');
}
