/** Reads the rules of a style sheet. */
import parse from 'css-tree/parser';
import type { Atrule, Block, CssNode, Raw, Rule, StyleSheet } from 'css-tree';
import { readSelectors } from './read-selector.js';
import type { Selector } from './selector.js';

/** A rule, and the properties that it sets. */
export interface StyleRule {
  selectors: readonly PlacedSelector[];
  /** Its properties with their values, without custom properties. */
  declarations: ReadonlyMap<string, string>;
  /** The conditions of `@media` around it. */
  media: readonly string[];
}

/** A selector and its place, 1-based. */
export interface PlacedSelector {
  selector: Selector;
  /** As the author wrote it. */
  text: string;
  line: number;
  column: number;
}

/** At-rules whose blocks have no rules for elements. */
const withoutElements =
  /^(?:-\w+-)?(?:keyframes|font-face|font-feature-values|page|property|counter-style|view-transition)$/i;

const options = { positions: true, parseValue: false, parseAtrulePrelude: false };

/** Rules that are nested deeper are not read: each level is parsed once more. */
const maxNesting = 50;

/** The rules of `css` that set something. Parts that are not valid are left out, as browsers do. */
export function styleRules(css: string): StyleRule[] {
  const reader = new RuleReader(css);
  try {
    (parse(css, options) as StyleSheet).children.forEach((node) => reader.read(node));
  } catch (error) {
    // The parser calls itself for each level, of which a style sheet of a program can have thousands.
    if (!(error instanceof RangeError)) throw error;
  }
  return reader.rules;
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

class RuleReader {
  readonly rules: StyleRule[] = [];
  readonly #css: string;
  readonly #media: string[] = [];
  #level = 0;

  constructor(css: string) {
    this.#css = css;
  }

  /** `around`: the selectors of the rule around a nested one. */
  read(node: CssNode, around?: readonly Selector[]): void {
    if (node.type === 'Rule') this.#addRule(node, around);
    else if (node.type === 'Atrule') this.#readAtrule(node, around);
    else if (node.type === 'Raw' && around) this.#readRaw(node, around);
  }

  #readAtrule({ name, prelude, block }: Atrule, around: readonly Selector[] | undefined): void {
    if (!block || withoutElements.test(name)) return;
    const isMedia = name.toLowerCase() === 'media' && prelude?.type === 'Raw';
    if (isMedia) this.#media.push(prelude.value);
    this.#readBlock(block, around);
    if (isMedia) this.#media.pop();
  }

  #readBlock(block: Block, around: readonly Selector[] | undefined): void {
    if (this.#level === maxNesting) return;
    this.#level++;
    block.children.forEach((node) => this.read(node, around));
    this.#level--;
  }

  /** The parser leaves nested rules without `&`, and everything after them, as they are. */
  #readRaw({ value, loc }: Raw, around: readonly Selector[]): void {
    if (!value.includes('{') || !loc) return;
    const { offset, line, column } = loc.start;
    (parse(value, { ...options, offset, line, column }) as StyleSheet).children.forEach((node) => {
      if (node.type !== 'Raw') this.read(node, around);
    });
  }

  #addRule({ prelude, block }: Rule, around: readonly Selector[] | undefined): void {
    if (prelude.type !== 'SelectorList') return;
    const selectors = readSelectors(prelude, around);
    const nodes = prelude.children.toArray().filter(({ type }) => type === 'Selector');
    const declared = block.children.toArray().filter((node) => node.type === 'Declaration');
    const placed = selectors.map((selector, index): PlacedSelector => {
      const { start, end } = nodes[index]!.loc!;
      return { selector, text: this.#css.slice(start.offset, end.offset), line: start.line, column: start.column };
    });
    const named = declared.filter(({ property }) => !property.startsWith('--'));
    const declarations = new Map(
      named.map(({ property, value }) => [property, value.type === 'Raw' ? value.value : '']),
    );
    if (declared.length > 0)
      this.rules.push({
        selectors: placed,
        declarations,
        media: [...this.#media],
      });
    this.#readBlock(block, selectors);
  }
}
