/** The names that elements of a site's pages can have. */
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import { isOwnClass } from '../../../page/facts/own-classes.js';
import { drawingNames } from './drawing-names.js';
import { isHosted } from './hosted-names.js';
import type { CodeNames } from './read/code-names.js';
import type { NamePart } from './read/selector.js';

/** Examples of the classes that only some pages have, and the tag of their elements: of highlighted code, lists and footnotes. */
const ownExamples: readonly (readonly [name: string, tag?: string])[] = [
  ['octavo-'],
  ['language-', 'code'],
  ...['line', 'highlight', 'added', 'removed'].map((name) => [name, 'span'] as const),
  ['task-list-item', 'li'],
  ['footnotes', 'section'],
];

/** Whether the name is a class of lines of code, which are `span`s. */
export function isCodeClass(name: string, tag = 'span'): boolean {
  return tag === 'span' && /^\.(?:line|highlight|focus|added|removed|error|warning)$/.test(name);
}

export class KnownNames {
  readonly #names: Set<string>;
  /** Words in code that can be classes, ids and attributes. */
  readonly #words: ReadonlySet<string>;
  readonly #beginnings: readonly string[];
  readonly #ends: readonly string[];
  readonly #answers = new Map<string, boolean>();

  /** `names`: as in selectors. `code`: the names in code that can create elements. */
  constructor(names: Iterable<string>, code: CodeNames) {
    this.#names = new Set([...names, ...drawingNames]);
    this.#words = code.names;
    this.#beginnings = code.beginnings;
    this.#ends = code.ends;
  }

  /** Whether an element can have the name: `.card`, `#navbar`, `[data-depth]`. */
  has(name: string): boolean {
    return getOrInsert(this.#answers, name, () => this.#find(name));
  }

  /** Whether a class or id of an element with the tag can meet the condition. */
  hasPart(part: NamePart, tag?: string): boolean {
    const { attribute, value, isCaseless } = part;
    const inCase = (text: string): string => (isCaseless ? text.toLowerCase() : text);
    const wanted = inCase(value);
    const sign = attribute === 'class' ? '.' : '#';
    const words = Array.from(this.#words, (name) => sign + name);
    if (meetsPart(this.#names, part) || meetsPart(words, part)) return true;
    if (this.#beginnings.some((text) => canOverlap(inCase(text), wanted))) return true;
    if (this.#ends.some((text) => canOverlap(wanted, inCase(text)))) return true;
    const examples = ownExamples.filter(([, ofTag]) => tag === undefined || ofTag === undefined || ofTag === tag);
    return attribute === 'class' && examples.some(([name]) => meetsPart([`.${name}`], part) || wanted.startsWith(name));
  }

  /** Whether a page has the text in a style, or code may write it into one. */
  #hasStyle(text: string): boolean {
    if ([...this.#names].some((name) => name.startsWith('[style=') && name.includes(text))) return true;
    return (text.match(/[\w-]+/g) ?? []).every((word) => this.#words.has(word));
  }

  #find(name: string): boolean {
    if (this.#names.has(name)) return true;
    const bare = bareName(name);
    if (name.startsWith('.') && isOwnClass(bare)) return true;
    if (name.startsWith('[style')) return this.#hasStyle(bare);
    // Any element may have a label, but for those of the hosted page.
    if (name.startsWith('[aria-label=')) return !isHosted(name) || this.#words.has(bare);
    const forms = name.startsWith('[data-') ? [bare, datasetName(bare)] : [bare];
    return (
      forms.some((form) => this.#words.has(form)) ||
      this.#beginnings.some((text) => bare.startsWith(text)) ||
      this.#ends.some((text) => bare.endsWith(text))
    );
  }
}

/** Whether one text contains the other, or the end of `first` is the start of `last`: `sun-` and `n-dim` in `sun-dim`. */
function canOverlap(first: string, last: string): boolean {
  if (first.includes(last) || last.includes(first)) return true;
  return Array.from(last, (_, index) => last.slice(0, index + 1)).some(
    (start) => start.length > 1 && first.endsWith(start),
  );
}

/** Whether one of `names` meets the condition. */
export function meetsPart(names: Iterable<string>, { attribute, matcher, value, isCaseless }: NamePart): boolean {
  // Such a condition depends on the order of classes.
  if (/\s/.test(value)) return true;
  const inCase = (text: string): string => (isCaseless ? text.toLowerCase() : text);
  const wanted = inCase(value);
  const sign = attribute === 'class' ? '.' : '#';
  for (const name of names) {
    if (!name.startsWith(sign)) continue;
    const text = inCase(name.slice(1));
    const isMet =
      matcher === '^=' ? text.startsWith(wanted) : matcher === '$=' ? text.endsWith(wanted) : text.includes(wanted);
    if (isMet) return true;
  }
  return false;
}

/** The name without the characters of a selector: `card` of `.card`, `card-title` of `[data-component-part="card-title"]`. */
export function bareName(name: string): string {
  return /="(.*)"\]$/.exec(name)?.[1] ?? name.replace(/^[.#[]|\]$/g, '');
}

/** The name of an attribute in scripts: `stepNumber` of `data-step-number`. */
function datasetName(attribute: string): string {
  return attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
