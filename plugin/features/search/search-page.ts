/** The part of the search index for one page. Written by the process that renders the page, and cached with it. */
import type { SectionRow } from '../../../runtime/search/index/index-file.js';
import type { PageSearch } from '../../../runtime/search/page-search.js';
import { writeId } from '../../../runtime/search/index/section-ids.js';
import { writeNumber } from '../../../runtime/search/index/numbers.js';
import {
  frequentOccurrences,
  inKeywords,
  inTitle,
  writeOccurrences,
  type Occurrence,
} from '../../../runtime/search/index/postings.js';
import { pathTerm } from '../../../runtime/search/terms/path-term.js';
import { slug } from '../../../runtime/search/terms/slug.js';
import { fillers } from '../../../runtime/search/terms/fillers.js';
import { isPath, namesIn, textTermsOf } from '../../../runtime/search/terms/text-terms.js';
import { isPair, tokenize } from '../../../runtime/search/terms/tokenize.js';
import { keywordsOf } from '../../plugins/search-engine.js';
import type { TextSection } from '../../page/facts/text-sections.js';
import type { PageEntry } from '../../core/model/types.js';
import { TextCache } from '../../core/cache/text-cache.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** Sections of one page. The text of later ones is added to the last. */
const maxSections = 400;
/** Terms of the code blocks of one section. */
const maxCodeTerms = 300;
/** Indexes the text of a page. */
export function indexPage(sections: readonly TextSection[], { meta, api }: PageEntry): PageSearch {
  const terms = new PageTerms();
  const lengths: string[] = [];
  terms.addFields([meta.sidebarTitle === meta.title ? undefined : meta.sidebarTitle], inTitle);
  terms.addFields([keywordsOf(meta.keywords), idOf(api)], inKeywords);
  terms.addEndpoints([api?.name, meta.openapi, meta.api], inKeywords);
  sections.forEach(({ text, code }, index) => {
    const section = Math.min(index, maxSections - 1);
    const words = terms.addText(index === 0 ? `${meta.description ?? ''} ${text}` : text, section);
    terms.addCode(code, section);
    if (index < maxSections) lengths.push(writeNumber(Math.round(Math.log(Math.max(words, 1)) / Math.log(1.3))));
  });
  return {
    sections: rowsOf(sections.slice(0, maxSections)),
    lengths: lengths.join(''),
    terms: terms.text(),
    names: terms.missing([meta.title, ...sections.map(({ heading }) => heading)]).join(' '),
  };
}

function rowsOf(sections: readonly TextSection[]): SectionRow[] {
  let before = '';
  return sections.map(({ heading, id, isCode }) => {
    if (!isCode && slug(heading) === id) return heading;
    const written = writeId(id, before);
    before = id;
    return isCode ? [heading, written, 1] : [heading, written];
  });
}

/** The id of an operation as its author wrote it, and not one that was made from the method and the path. */
function idOf(api: PageEntry['api']): string | undefined {
  const isWritten = api && /^\w/.test(api.id) && api.id !== slug(`${api.label} ${api.name}`);
  return isWritten ? api.id : undefined;
}

/** The terms of a page. Pairs of characters are many, so for pairs in the text the index only has the page. */
class PageTerms {
  readonly #terms = new Map<string, Occurrence[]>();

  /** Terms of the whole page. */
  addFields(texts: readonly (string | undefined)[], field: number): void {
    for (const text of texts) for (const term of allTerms(text)) this.#at(term, 0).fields |= field;
  }

  /** Methods and paths: the path is a term as a whole instead of an identifier. */
  addEndpoints(texts: readonly (string | undefined)[], field: number): void {
    for (const text of texts) {
      const path = typeof text === 'string' ? pathTerm(text) : undefined;
      const terms = path === undefined ? allTerms(text) : [path, ...termsIn(text!).terms];
      for (const term of terms) this.#at(term, 0).fields |= field;
    }
  }

  /** Returns the number of words. */
  addText(text: string, section: number): number {
    const { words, terms, counts } = termsIn(text);
    terms.forEach((term, index) => (this.#at(term, section).count += counts[index]!));
    return words;
  }

  /** Code repeats itself, so each of its terms counts once. */
  addCode(code: string, section: number): void {
    if (code === '') return;
    const terms = new Set<string>();
    for (const token of tokenize(code)) {
      for (const term of textTermsOf(token)) if (term.length > 2 && !/^\d/.test(term)) terms.add(term);
      if (terms.size > maxCodeTerms) break;
    }
    for (const term of terms) this.#at(term, section).count ||= 1;
  }

  text(): string {
    const lines: string[] = [];
    for (const [term, occurrences] of this.#terms) {
      const isInText = isPair(term) && occurrences.every(({ fields }) => fields === 0);
      const frequent = isPair(term)
        ? occurrences.filter(({ fields }) => fields !== 0)
        : frequentOccurrences(occurrences);
      const rest = frequent.length > 0 ? ` ${writeOccurrences(frequent)}` : '';
      lines.push(`${term} ${isInText ? '' : writeOccurrences(occurrences)}${rest}`);
    }
    return lines.join('\n');
  }

  /** The terms of titles and headings that are not among these. */
  missing(titles: readonly string[]): string[] {
    const names = new Set(titles.flatMap(namesIn));
    return [...names].filter((name) => !this.#terms.has(name));
  }

  #at(term: string, section: number): Occurrence {
    const occurrences = getOrInsert(this.#terms, term, () => []);
    const last = occurrences.at(-1);
    if (last?.section === section) return last;
    const occurrence: Occurrence = { section, count: 0, fields: 0 };
    occurrences.push(occurrence);
    return occurrence;
  }
}

function allTerms(text: string | undefined): readonly string[] {
  if (typeof text !== 'string') return [];
  const { terms, others } = termsIn(text);
  return [...terms, ...others];
}

interface TextTerms {
  words: number;
  /** Without duplicates. */
  terms: readonly string[];
  /** Number of occurrences of each term in the text. */
  counts: readonly number[];
  /** Terms outside of text: fillers, and paths as a whole. */
  others: readonly string[];
}

/** Texts that were read before: the pages of an API repeat the descriptions of its fields. */
const recent = new TextCache<TextTerms>(6_000_000);

/** Memory of an entry besides its text, and of each of its terms. */
const bytesOfEntry = 200;
const bytesOfTerm = 8;

/** Longer texts rarely repeat. */
const maxRecentLength = 2_000;

function termsIn(text: string): TextTerms {
  let known = recent.get(text);
  if (!known) {
    known = countTerms(text);
    if (text.length <= maxRecentLength) recent.set(text, known, bytesOfEntry + bytesOfTerm * known.terms.length);
  }
  return known;
}

function countTerms(text: string): TextTerms {
  const terms = new Map<string, number>();
  const tokens = tokenize(text);
  for (const token of tokens) for (const term of textTermsOf(token)) terms.set(term, (terms.get(term) ?? 0) + 1);
  const paths = tokens.flatMap(({ whole }) => (isPath(whole) ? [whole] : []));
  const others = [...fillers].filter((term) => terms.delete(term)).concat(paths);
  return { words: tokens.length, terms: [...terms.keys()], counts: [...terms.values()], others };
}
