/** Reads the rules of a style sheet. */
import parse from 'css-tree/parser';
import type { Block, CssNode, Raw, Rule, StyleSheet } from 'css-tree';
import { readSelectors } from './read-selector.js';
import type { Selector } from './selector.js';

/** A rule, and the properties that it sets. */
export interface StyleRule {
  selectors: readonly PlacedSelector[];
  /** Without custom properties. */
  properties: readonly string[];
}

/** A selector and its place, 1-based. */
export interface PlacedSelector {
  selector: Selector;
  line: number;
  column: number;
}

/** At-rules whose blocks have no rules for elements. */
const withoutElements =
  /^(?:-\w+-)?(?:keyframes|font-face|font-feature-values|page|property|counter-style|view-transition)$/i;

/** The rules of `css`. Parts that are not valid are left out, as browsers do. */
export function styleRules(css: string): StyleRule[] {
  const found: StyleRule[] = [];
  const sheet = parse(css, { positions: true, parseValue: false, parseAtrulePrelude: false }) as StyleSheet;
  sheet.children.forEach((node) => visit(node, undefined, found));
  return found;
}

/** The selectors of a list; empty if it is not valid. */
export function cssSelectors(list: string): Selector[] {
  try {
    const prelude = parse(list, { context: 'selectorList' });
    return prelude.type === 'SelectorList' ? readSelectors(prelude) : [];
  } catch {
    return [];
  }
}

function visit(node: CssNode, around: readonly Selector[] | undefined, found: StyleRule[]): void {
  if (node.type === 'Rule') addRule(node, around, found);
  else if (node.type === 'Atrule' && node.block && !withoutElements.test(node.name))
    visitBlock(node.block, around, found);
  else if (node.type === 'Raw' && around) visitNested(node, around, found);
}

function visitBlock(block: Block, around: readonly Selector[] | undefined, found: StyleRule[]): void {
  block.children.forEach((node) => visit(node, around, found));
}

/** The parser leaves nested rules without `&`, and everything after them, as they are. */
function visitNested({ value, loc }: Raw, around: readonly Selector[], found: StyleRule[]): void {
  if (!value.includes('{') || !loc) return;
  const { offset, line, column } = loc.start;
  const options = { positions: true, parseValue: false, parseAtrulePrelude: false, offset, line, column };
  (parse(value, options) as StyleSheet).children.forEach((node) => {
    if (node.type !== 'Raw') visit(node, around, found);
  });
}

function addRule({ prelude, block }: Rule, around: readonly Selector[] | undefined, found: StyleRule[]): void {
  if (prelude.type !== 'SelectorList') return;
  const selectors = readSelectors(prelude, around);
  const nodes = prelude.children.toArray().filter(({ type }) => type === 'Selector');
  const properties = block.children
    .toArray()
    .flatMap((node) => (node.type === 'Declaration' && !node.property.startsWith('--') ? [node.property] : []));
  const placed = selectors.map((selector, index): PlacedSelector => {
    const { line = 1, column = 1 } = nodes[index]?.loc?.start ?? {};
    return { selector, line, column };
  });
  found.push({ selectors: placed, properties: [...new Set(properties)] });
  visitBlock(block, selectors, found);
}
