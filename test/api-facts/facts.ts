/** Facts of a specification, and the rules that find them. */
import { child, children, isKeys, type Files, type Place } from './files.js';

/** A text that a page must have. */
export interface Fact {
  kind: string;
  /** The file and the JSON pointer. */
  pointer: string;
  /** All of these texts, each in one of its forms. */
  texts: readonly (readonly string[])[];
  /** Markdown is compared by its words. */
  isMarkdown: boolean;
  near?: Near;
}

/** A fact about a field is right after one of its names. */
export interface Near {
  names: Names;
  /** Number of characters between the name and the fact. */
  reach: number;
}

/** Names of the fields with the same schema. */
export interface Names {
  all: Set<string>;
  /** Whether one of the fields has no name, such as a body: facts can be anywhere. */
  isAnywhere: boolean;
}

/** An operation, a channel, or a field of a GraphQL schema. */
export interface Operation {
  name: string;
  pointer: string;
  isPage(head: PageHead): boolean;
  facts(): Fact[];
}

/** The start of a Markdown file. */
export interface PageHead {
  title: string;
  method: string;
  address: string;
  text: string;
}

/** Finds facts at a place. */
export type Rule = (at: Place, walk: Walk, near?: Near) => void;

/** Rules by key. */
export type Rules = Readonly<Record<string, Rule>>;

/** A walk through all that is about one operation. */
export class Walk {
  /** A field that is only for the other direction is not part of a message. */
  isResponse = false;
  /** Named schemas are read once for each direction. */
  readonly schemas = new Map<string, Names>();
  readonly #facts = new Map<string, Fact>();

  readonly files: Files;
  /** Whether keys beside `$ref` are valid. */
  readonly hasSiblings: boolean;

  constructor(files: Files, hasSiblings: boolean) {
    this.files = files;
    this.hasSiblings = hasSiblings;
  }

  get facts(): Fact[] {
    return [...this.#facts.values()];
  }

  add(kind: string, at: Place, texts: Fact['texts'], near?: Near, isMarkdown = false): void {
    const forms = texts.map((each) => each.filter((form) => form.trim() !== '')).filter((each) => each.length > 0);
    if (forms.length === 0) return;
    const pointer = this.files.name(at);
    const key = `${kind} ${pointer} ${forms[0]![0]!}`;
    if (!this.#facts.has(key)) this.#facts.set(key, { kind, pointer, texts: forms, isMarkdown, near });
  }
}

/** A scalar as it is written, or all scalars of a value. */
export function value(kind: string): Rule {
  return (at, walk, near) => walk.add(kind, at, leaves(at.value), near);
}

/** Markdown. JSON can have `null` where there is none. */
export function text(kind: string): Rule {
  return (at, walk) =>
    typeof at.value === 'string' && at.value !== 'null' && walk.add(kind, at, [[at.value]], undefined, true);
}

/** A key that is `true`, shown in one of these forms. */
export function flag(kind: string, ...forms: string[]): Rule {
  return (at, walk, near) => at.value === 'true' && walk.add(kind, at, [forms], near);
}

/** An object. Keys without a rule are not facts. */
export function one(rules: Rules): Rule {
  return (given, walk, near) => {
    const at = walk.files.follow(given);
    if (!at) return;
    // The description of a reference replaces the description that it refers to.
    const own = at === given || !walk.hasSiblings ? undefined : given;
    for (const [key, rule] of Object.entries(rules)) {
      const place = (own && child(own, key)) ?? child(at, key);
      if (place) rule(place, walk, near);
    }
  };
}

/** The same rule for several keys. */
export function each(keys: string, rule: Rule): Rules {
  return Object.fromEntries(keys.split(' ').map((key) => [key, rule]));
}

export function list(rule: Rule): Rule {
  return (at, walk, near) => {
    if (Array.isArray(at.value)) for (const [, item] of children(at)) rule(item, walk, near);
  };
}

/** An object whose keys are names, and facts if they have a kind. The facts of fields are beside their names. */
export function map(rule: Rule, kind?: string, isField = false): Rule {
  return (given, walk) => {
    const at = walk.files.follow(given);
    if (!isKeys(at?.value)) return;
    for (const [name, item] of children(at)) {
      if (name.startsWith('x-') && kind === 'status') continue;
      const near = isField ? nearTo(name) : undefined;
      if (kind) walk.add(kind, item, [[name]], near);
      rule(item, walk, near);
    }
  };
}

/** The facts of a field with this name. */
export function nearTo(name: string): Near {
  return { names: { all: new Set([name]), isAnywhere: false }, reach: 800 };
}

/** The texts in a value, as they are written, or in JSON or an address. */
export function leaves(given: unknown): string[][] {
  if (Array.isArray(given)) return given.flatMap(leaves);
  if (isKeys(given)) return Object.entries(given).flatMap(([key, inside]) => [[key], ...leaves(inside)]);
  if (typeof given !== 'string') return [];
  return [[given, JSON.stringify(given).slice(1, -1), encodeURIComponent(given.replace(/\p{Surrogate}/gu, ''))]];
}
