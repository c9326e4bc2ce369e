/** Reads the selectors of a parsed style sheet. */
import type { AttributeSelector, CssNode, PseudoClassSelector, SelectorList } from 'css-tree';
import { ident } from 'css-tree/utils';
import type { Compound, NamePart, Selector } from './selector.js';

type Draft = {
  -readonly [Key in keyof Compound]: Compound[Key] extends readonly (infer Item)[] ? Item[] : Compound[Key];
};

/** Attributes whose values are names of parts. */
const partAttribute = 'data-component-part';

/** The selectors of a list. `around`: the selectors of the rule around a nested one. */
export function readSelectors(list: SelectorList, around?: readonly Selector[]): Selector[] {
  return list.children
    .toArray()
    .flatMap((child) => (child.type === 'Selector' ? [readSelector(child.children, around)] : []));
}

function readSelector(nodes: Iterable<CssNode>, around: readonly Selector[] | undefined): Selector {
  const compounds: Draft[] = [draft(' ')];
  let usesAround = false;
  for (const node of nodes) {
    const last = compounds.at(-1)!;
    if (node.type === 'Combinator') {
      const combinator = node.name.trim() as Compound['combinator'] | '';
      // A selector in `:has()` can begin with a combinator.
      if (compounds.length === 1 && isEmpty(last)) last.combinator = combinator || ' ';
      else compounds.push(draft(combinator || ' '));
    } else if (node.type === 'NestingSelector') {
      usesAround = true;
      if (around) last.any.push([...around]);
    } else addCondition(last, node, around);
  }
  if (!around || usesAround) return compounds;
  return [{ ...draft(' '), any: [around] }, ...compounds];
}

function draft(combinator: Compound['combinator']): Draft {
  return { combinator, names: [], parts: [], colors: [], any: [], has: [], not: [], isOpen: false };
}

function isEmpty({ tag, names, parts, colors, any, has, not, isOpen }: Draft): boolean {
  return tag === undefined && !isOpen && [names, parts, colors, any, has, not].every((list) => list.length === 0);
}

function addCondition(compound: Draft, node: CssNode, around: readonly Selector[] | undefined): void {
  if (node.type === 'TypeSelector') {
    const tag = ident.decode(node.name).toLowerCase();
    if (tag !== '*') compound.tag = tag;
  } else if (node.type === 'ClassSelector') compound.names.push(`.${ident.decode(node.name)}`);
  else if (node.type === 'IdSelector') compound.names.push(`#${ident.decode(node.name)}`);
  else if (node.type === 'AttributeSelector') addAttribute(compound, node);
  else if (node.type === 'PseudoClassSelector') addPseudoClass(compound, node, around);
  else compound.isOpen = true;
}

/** A style that colors code on the hosted page. */
const colored = /color|background|--shiki/;

function addAttribute(compound: Draft, { name, matcher, value, flags }: AttributeSelector): void {
  const attribute = ident.decode(name.name).toLowerCase();
  const text = textOf(value);
  const exact = exactName(attribute, matcher, text);
  if (exact !== undefined) compound.names.push(exact);
  else if (text.trim() !== '' && (attribute === 'class' || attribute === 'id'))
    compound.parts.push({ attribute, matcher: matcher as NamePart['matcher'], value: text, isCaseless: flags === 'i' });
  else if (attribute === 'style' && colored.test(text)) compound.colors.push(text);
  else if (attribute.startsWith('data-') && attribute !== partAttribute && !isState(attribute))
    compound.names.push(`[${attribute}]`);
  else compound.isOpen = true;
}

function textOf(value: AttributeSelector['value']): string {
  if (!value) return '';
  return value.type === 'String' ? value.value : ident.decode(value.name);
}

/** The name that is another way to write the condition; `undefined` if there is none. */
function exactName(attribute: string, matcher: string | null, value: string): string | undefined {
  if (attribute === 'aria-label' && matcher === '=') return `[aria-label="${value}"]`;
  if (attribute === 'style') return styleName(matcher, value);
  if (/\s/.test(value) || value === '') return undefined;
  if (attribute === 'id' && matcher === '=') return `#${value}`;
  if (attribute === 'class' && matcher === '~=') return `.${value}`;
  return attribute === partAttribute && matcher === '=' ? partName(value) : undefined;
}

function styleName(matcher: string | null, value: string): string | undefined {
  return value.trim() === '' || colored.test(value) ? undefined : `[style${matcher}"${value}"]`;
}

/** The name of a part of a component. */
function partName(part: string): string {
  return `[${partAttribute}="${part}"]`;
}

/** Whether scripts set an attribute while a page is open, on any element. */
function isState(attribute: string): boolean {
  return /^data-(?:active|checked|closed|disabled|expanded|focus|highlighted|hover|loading|open|placeholder|selected|state|visible)$/.test(
    attribute,
  );
}

function addPseudoClass(
  compound: Draft,
  { name, children }: PseudoClassSelector,
  around: readonly Selector[] | undefined,
): void {
  const lists = children?.toArray().flatMap((child) => listsIn(child)) ?? [];
  const kind = name.toLowerCase();
  const key = /^(?:is|where|matches|-webkit-any|-moz-any)$/.test(kind)
    ? 'any'
    : kind === 'has'
      ? 'has'
      : kind === 'not'
        ? 'not'
        : undefined;
  if (key && lists.length > 0)
    compound[key].push(...lists.map((list) => readSelectors(list, hasNesting(list) ? around : undefined)));
  else compound.isOpen = true;
}

function listsIn(node: CssNode): SelectorList[] {
  return node.type === 'SelectorList' ? [node] : [];
}

function hasNesting(list: SelectorList): boolean {
  return list.children.some(
    (selector) => selector.type === 'Selector' && selector.children.some(({ type }) => type === 'NestingSelector'),
  );
}
