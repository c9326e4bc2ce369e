/** Selectors, reduced to the parts that decide whether a page can have a match: names, nesting and lists of selectors. */

/** A selector without commas: its compounds from the outermost element to the matched one. */
export type Selector = readonly Compound[];

/** The conditions for one element. */
export interface Compound {
  /** How it follows the compound before it. */
  combinator: ' ' | '>' | '+' | '~';
  /** Its tag, in lower case; `undefined` if any tag matches. */
  tag?: string;
  /** Names that it must have: `.card`, `#navbar`, `[data-depth]`, `[data-component-part="card-title"]`, `[aria-label="Search"]`. */
  names: readonly string[];
  /** Conditions for parts of classes and ids, such as `[class*="card"]`. */
  parts: readonly NamePart[];
  /** Texts that its attribute `style` must contain, if they are about colors. */
  colors: readonly string[];
  /** Lists of which one selector must match the element: `:is(…)`, `:where(…)`, and the rule around a nested one. */
  any: readonly (readonly Selector[])[];
  /** Lists of which one selector must match below or after it: `:has(…)`. */
  has: readonly (readonly Selector[])[];
  /** Lists of which no selector may match it: `:not(…)`. */
  not: readonly (readonly Selector[])[];
  /** Whether it has conditions that any page may meet: states, positions, other attributes. */
  isOpen: boolean;
}

/** A condition for a part of a class or id. */
export interface NamePart {
  attribute: 'class' | 'id';
  matcher: '*=' | '^=' | '$=' | '~=' | '|=' | '=';
  value: string;
  isCaseless: boolean;
}

/** The condition as authors write it. */
export function namePartText({ attribute, matcher, value }: NamePart): string {
  return `[${attribute}${matcher}"${value}"]`;
}

/** All names that a match must have. */
export function namesOf(selector: Selector): string[] {
  return selector.flatMap(({ names }) => names);
}
