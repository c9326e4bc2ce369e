/** Counts the facts of operations that a built site shows. */
import type { Fact, Operation } from './facts.js';
import type { Page, Site } from './page.js';

/** Numbers of facts of one kind. */
export interface Tally {
  facts: number;
  /** In the HTML of the page, and in it or in pages that it links. */
  page: number;
  linked: number;
  /** The same in Markdown. */
  markdown: number;
  markdownLinked: number;
}

/** Whether a fact is in HTML and in Markdown. */
interface Shown {
  html: boolean;
  markdown: boolean;
}

interface MissingFact extends Shown {
  operation: string;
  pointer: string;
  text: string;
}

export interface Count {
  /** Number of facts of each operation, and how many of them are in HTML and Markdown. */
  operations: { name: string; facts: number; html: number; markdown: number }[];
  kinds: Map<string, Tally>;
  missing: Map<string, MissingFact[]>;
  /** Objects that are shown as `any`. */
  any: string[];
  /** Operations without a page that no message is about. */
  silent: string[];
  withoutPage: string[];
}

/** The first of these pages is the page of the operation, and it links the others. */
type Pages = readonly Page[];

/** Another page is not read if this many have the address of an operation. */
const maxCandidates = 12;

/** `messages`: text of the build about operations without a page. `levels`: how many links a fact can be away from the page. */
export function countFacts(operations: readonly Operation[], site: Site, messages = '', levels = 1): Count {
  const count: Count = { operations: [], kinds: new Map(), missing: new Map(), any: [], silent: [], withoutPage: [] };
  for (const operation of operations) {
    const facts = operation.facts();
    const path = pageOf(operation, facts, site);
    if (path === undefined) {
      count.withoutPage.push(operation.name);
      const names = [operation.name, operation.name.split(' ').at(-1)!];
      if (!names.some((name) => messages.includes(name))) count.silent.push(operation.name);
    }
    const [html, markdown] =
      path === undefined ? [[], []] : [pages(site, path, 'html', levels), pages(site, path, 'markdown', levels)];
    const found = facts.map((fact) => add(count, operation, fact, html, markdown));
    const [inHtml, inMarkdown] = (['html', 'markdown'] as const).map(
      (form) => found.filter((each) => each[form]).length,
    );
    count.operations.push({ name: operation.name, facts: facts.length, html: inHtml!, markdown: inMarkdown! });
    count.any.push(...shownAsAny(facts, html).map((name) => `${operation.name}: ${name}`));
  }
  return count;
}

/** Of several pages with the address of an operation, the one with the most facts. */
function pageOf(operation: Operation, facts: readonly Fact[], site: Site): string | undefined {
  const paths = [...site.heads].flatMap(([path, head]) =>
    operation.isPage(head) ? [[path, head.address.length] as const] : [],
  );
  const nearest = paths.sort(([, a], [, b]) => a - b).slice(0, maxCandidates);
  if (nearest.length < 2) return nearest[0]?.[0];
  const scores = nearest.map(([path]) => facts.filter((fact) => site.html(path)?.has(fact)).length);
  return nearest[scores.indexOf(Math.max(...scores))]![0];
}

function pages(site: Site, path: string, form: 'html' | 'markdown', levels: number): Pages {
  const paths = new Set([path]);
  let last = [path];
  for (let level = 0; level < levels; level++) {
    last = last.flatMap((each) => site.linked(site[form](each), each)).filter((each) => !paths.has(each));
    for (const each of last) paths.add(each);
  }
  return [...paths].flatMap((each) => site[form](each) ?? []);
}

function add({ kinds, missing }: Count, { name }: Operation, fact: Fact, html: Pages, markdown: Pages): Shown {
  const { kind, pointer, texts } = fact;
  const tally = kinds.get(kind) ?? { facts: 0, page: 0, linked: 0, markdown: 0, markdownLinked: 0 };
  kinds.set(kind, tally);
  const [inHtml, inMarkdown] = [html, markdown].map((all) => all.findIndex((page) => page.has(fact)));
  tally.facts++;
  tally.page += Number(inHtml === 0);
  tally.linked += Number(inHtml! >= 0);
  tally.markdown += Number(inMarkdown === 0);
  tally.markdownLinked += Number(inMarkdown! >= 0);
  const shown = { html: inHtml! >= 0, markdown: inMarkdown! >= 0 };
  if (shown.html && shown.markdown) return shown;
  const text = (shown.html ? markdown : html)[0]?.firstMissing(fact) ?? texts[0]![0]!;
  missing.set(kind, [...(missing.get(kind) ?? []), { operation: name, pointer, text, ...shown }]);
  return shown;
}

/** Fields whose type is `object`, and which all have `any` after their name. */
function shownAsAny(facts: readonly Fact[], [page]: Pages): string[] {
  const objects = facts.filter(({ kind, texts, near }) => kind === 'type' && texts[0]![0] === 'object' && near);
  const names = objects.filter((fact) => !page?.has(fact)).map(({ near }) => [...near!.names.all][0]!);
  return [...new Set(names)].filter((name) => page?.prose.isFollowed(name, 'any'));
}
