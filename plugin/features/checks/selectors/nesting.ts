/** Decides whether the nesting that a selector asks for can occur on a page. */
import { getOrInsert } from '../../../core/text/get-or-insert.js';
import { isCodeClass, meetsPart, type KnownNames } from './known-names.js';
import { namesOf, type Compound, type Selector } from './read/selector.js';
import { holeTag, type SpecimenNode } from './specimen.js';

/** Elements with content that is not in the specimen: code, and what scripts add. */
const isLive = (tag: string): boolean =>
  /^(?:code|math)$|^octavo-(?!anchor|accordion|breadcrumbs|callout|card|column|frame|icon|navbar|note|pager|sidebar|step|switcher|theme|toc|tile|update)/.test(
    tag,
  );

/** Any element in the author's content, or one that a script adds. */
const wild = Symbol('wild');

/** Any element in an icon. */
const drawn = Symbol('drawn');

/** Any element that a script can add anywhere. */
const added = Symbol('added');

const drawnTags =
  /^(?:a|animate\w*|circle|clippath|defs|desc|ellipse|fe\w+|filter|g|image|line|\w+gradient|marker|mask|path|pattern|poly\w+|rect|set|stop|style|symbol|text|textpath|title|tspan|use)$/;

type Open = typeof wild | typeof drawn | typeof added;

type Candidate = SpecimenNode | Open;

/** The author's own elements. */
interface AuthorNames {
  /** All of their names. */
  known: Pick<KnownNames, 'has' | 'hasPart'>;
  /** The names that only elements in the content of pages have, because no code has them. */
  ofContent: ReadonlySet<string>;
  /** The tags of elements that scripts can add. */
  tags: ReadonlySet<string>;
}

export class Nesting {
  /** Names of the specimen. */
  readonly names: ReadonlySet<string>;
  readonly #nodes: readonly SpecimenNode[];
  /** Elements that directly contain the author's content. */
  readonly #holders: readonly SpecimenNode[];
  /** Components, which can be anywhere in the author's content, with their parts. */
  readonly #floating: readonly SpecimenNode[];
  readonly #authors: AuthorNames;
  readonly #answers = new WeakMap<Selector, Map<Candidate, boolean>[]>();
  readonly #ancestors = new Map<Candidate, readonly Candidate[]>();

  constructor(nodes: readonly SpecimenNode[], authors: AuthorNames) {
    this.#nodes = nodes;
    this.#holders = nodes.filter(({ children }) => children.some(({ tag }) => tag === holeTag));
    this.#floating = [...new Set(this.#holders.flatMap((holder) => nodesBelow(holder)))];
    this.names = new Set(nodes.flatMap(({ names }) => [...names]));
    this.#authors = authors;
  }

  /** Whether the specimen shows what the selector matches: it has all names but those of the author's content. */
  covers(selector: Selector): boolean {
    const names = namesOf(selector);
    const hooks = names.filter((name) => this.names.has(name) || isCodeClass(name));
    const hasHook = hooks.length > 0 || (names.length === 0 && selector.some(({ parts }) => parts.length > 0));
    return hasHook && names.every((name) => hooks.includes(name) || this.#authors.ofContent.has(name));
  }

  /** Whether an element can match the selector. States and positions among siblings are left out. */
  canMatch(selector: Selector): boolean {
    const candidates: readonly Candidate[] = [wild, drawn, added, ...this.#nodes];
    return candidates.some((node) => this.#matches(node, selector, selector.length - 1));
  }

  #matches(node: Candidate, selector: Selector, index: number): boolean {
    const answers = (getOrInsert(this.#answers, selector, () => [])[index] ??= new Map<Candidate, boolean>());
    return getOrInsert(answers, node, () => this.#find(node, selector, index));
  }

  #find(node: Candidate, selector: Selector, index: number): boolean {
    const compound = selector[index]!;
    if (!this.#meets(node, compound)) return false;
    if (index === 0) return true;
    return this.#before(node, compound.combinator).some((each) => this.#matches(each, selector, index - 1));
  }

  #meets(node: Candidate, compound: Compound): boolean {
    const { tag, names, parts, any, has } = compound;
    if (typeof node === 'symbol') return this.#canBe(node, compound);
    if (node.tag === holeTag) return this.#canBe(wild, compound);
    if (tag !== undefined && tag !== node.tag && !isFrame(node, compound)) return false;
    if (!names.every((name) => node.names.has(name)) || !parts.every((part) => meetsPart(node.names, part)))
      return false;
    if (!any.every((list) => list.some((branch) => this.#matches(node, branch, branch.length - 1)))) return false;
    return has.every((list) => list.some((branch) => this.#hasBelow(node, branch)));
  }

  /** Whether an element that is not in the specimen can meet the condition. */
  #canBe(kind: Open, { tag, names, parts }: Compound): boolean {
    if (kind === drawn) return names.length + parts.length === 0 && (tag === undefined || drawnTags.test(tag));
    if (kind === added && (tag === undefined || !this.#authors.tags.has(tag))) return false;
    return (
      names.every((name) => this.#isOpen(name, tag) || this.#authors.known.has(name)) &&
      parts.every((part) => this.#authors.known.hasPart(part, tag))
    );
  }

  /** Whether the name may be one of an element that is not in the specimen. */
  #isOpen(name: string, tag: string | undefined): boolean {
    return isCodeClass(name) ? isCodeClass(name, tag) : !this.names.has(name);
  }

  /** Whether an element below the node meets the last condition. Siblings are left out. */
  #hasBelow(node: SpecimenNode, branch: Selector): boolean {
    const last = branch.at(-1);
    if (!last || /[+~]/.test(branch[0]!.combinator)) return true;
    const below = nodesBelow(node);
    const all = [node, ...below];
    const isOpen = all.some(({ tag }) => tag === holeTag || isLive(tag));
    const open: readonly Candidate[] = isOpen ? [wild, ...this.#floating] : [];
    const candidates = [...below, ...open, added, drawn] as const;
    return candidates.some((each) => this.#meets(each, last));
  }

  #before(node: Candidate, combinator: Compound['combinator']): readonly Candidate[] {
    if (combinator === ' ') return getOrInsert(this.#ancestors, node, () => this.#ancestorsOf(node));
    if (combinator === '>') return this.#parents(node);
    if (node === drawn) return [drawn];
    if (typeof node === 'symbol' || this.#isFloating(node)) return [wild, ...this.#floating];
    return node.parents.flatMap(({ children }) => children.slice(0, children.lastIndexOf(node)));
  }

  /** Whether the element is in the author's content, so that others can be around and before it. */
  #isFloating({ parents }: SpecimenNode): boolean {
    return parents.some((parent) => this.#holders.includes(parent));
  }

  #parents(node: Candidate): Candidate[] {
    if (node === added) return [added, wild, ...this.#nodes];
    if (node === drawn) return [drawn, wild, ...this.#nodes.filter(({ tag }) => tag === 'svg')];
    if (node === wild) return [wild, ...this.#holders, ...this.#nodes.filter(({ tag }) => isLive(tag))];
    return this.#isFloating(node) ? [wild, ...this.#holders, ...node.parents] : node.parents;
  }

  #ancestorsOf(node: Candidate): Candidate[] {
    const found = new Set<Candidate>();
    const queue: Candidate[] = [node];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      for (const parent of this.#parents(next)) {
        if (found.has(parent)) continue;
        found.add(parent);
        queue.push(parent);
      }
    }
    return [...found];
  }
}

/** In published style sheets, `div` with a class is also the element of a component. */
function isFrame(node: SpecimenNode, { tag, names, parts }: Compound): boolean {
  return tag === 'div' && node.tag.startsWith('octavo-') && names.length + parts.length > 0;
}

function nodesBelow({ children }: SpecimenNode): SpecimenNode[] {
  return children.flatMap((child) => [child, ...nodesBelow(child)]);
}
