/** The names that elements of a site's pages can have. */
import { isOwnClass } from '../../../page/facts/own-classes.js';
import { drawingNames } from './drawing-names.js';
import type { NamePart } from './read/selector.js';

/** Examples of the classes that only some pages have: of highlighted code, lists and footnotes. */
const ownExamples = ['octavo-', 'language-', 'line', 'highlight', 'added', 'removed', 'task-list-item', 'footnotes'];

/** Beginnings of names that code completes: `card-${kind}`, `'card-' + kind`. */
const beginning = /([\w-]+[-_])(?:\$\{|['"`]\s*\+)/g;

export class KnownNames {
  readonly #names: Set<string>;
  readonly #codes: readonly string[];
  readonly #beginnings: readonly string[];
  readonly #answers = new Map<string, boolean>();

  /** `names`: as in selectors. `codes`: sources that can create elements with any name that they contain. */
  constructor(names: Iterable<string>, codes: readonly string[]) {
    this.#names = new Set([...names, ...drawingNames]);
    this.#codes = codes;
    this.#beginnings = codes.flatMap((code) => Array.from(code.matchAll(beginning), ([, start]) => start!));
  }

  /** Whether an element can have the name: `.card`, `#navbar`, `[data-depth]`. */
  has(name: string): boolean {
    let answer = this.#answers.get(name);
    if (answer === undefined) this.#answers.set(name, (answer = this.#find(name)));
    return answer;
  }

  /** Whether a class or id of an element can meet the condition. */
  hasPart(part: NamePart): boolean {
    const { attribute, value, isCaseless } = part;
    const wanted = isCaseless ? value.toLowerCase() : value;
    if (this.#codes.some((code) => (isCaseless ? code.toLowerCase() : code).includes(wanted))) return true;
    if (meetsPart(this.#names, part)) return true;
    return (
      attribute === 'class' && ownExamples.some((name) => meetsPart([`.${name}`], part) || wanted.startsWith(name))
    );
  }

  #find(name: string): boolean {
    if (this.#names.has(name)) return true;
    const bare = bareName(name);
    if (name.startsWith('.') && isOwnClass(bare)) return true;
    const forms = name.startsWith('[data-') ? [bare, datasetName(bare)] : [bare];
    return (
      forms.some((form) => this.#codes.some((code) => code.includes(form))) ||
      this.#beginnings.some((start) => bare.startsWith(start))
    );
  }
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
