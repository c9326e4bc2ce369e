/** Finds links to headings and elements that a page does not have. */
import { lettersOf, lettersOfLink } from '../../../runtime/search/terms/same-letters.js';
import { decodeAddress } from '../../addresses/encode-address.js';
import type { Problem } from '../../core/errors/errors.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import { nearest } from '../../core/text/nearest.js';
import { SearchBudget } from '../../core/text/search-budget.js';
import type { LocalLink } from '../../mdx/types.js';
import { headingId } from '../../page/shell-ids.js';

/** The ids of a page, for any number of links. */
interface PageIds {
  all: ReadonlySet<string>;
  /** The first id with these letters and digits. */
  byLetters: ReadonlyMap<string, string>;
}

/** Ids that need no element, and those of footnotes, whose links are joined with them. */
const unchecked = /^(?:top$|:~:|user-content-fn(?:ref)?-)/;

export class AnchorCheck {
  readonly #pages = new WeakMap<readonly string[], PageIds>();
  readonly #searches = new SearchBudget();

  /** The problem of a link to the page at `path` with these ids. */
  problem(
    { target, file, line, column }: LocalLink,
    path: string,
    ids: readonly string[] | undefined,
  ): Problem | undefined {
    const id = decodeAddress(/#(.*)$/s.exec(target)?.[1] ?? '');
    if (!ids || id === '' || unchecked.test(id)) return undefined;
    const { all, byLetters } = getOrInsert(this.#pages, ids, () => pageIds(ids));
    if (all.has(headingId(id))) return undefined;
    const location = { file, line, column };
    const letters = lettersOfLink(id);
    const followed = letters === '' ? undefined : byLetters.get(letters);
    if (followed !== undefined)
      return {
        ...location,
        code: 'anchor-inexact',
        message: `The page "${path}" has the id "${followed}" instead of "${id}", where a script takes the reader.`,
        hint: `Write "#${followed}".`,
      };
    const similar = this.#searches.allows(ids.length) ? nearest(id, ids) : undefined;
    return {
      ...location,
      code: 'anchor-missing',
      message: `The page "${path}" has no heading or element with the id "${id}".`,
      hint: similar ? `Did you mean "#${similar}"?` : 'Correct the part after #, or remove it.',
    };
  }
}

function pageIds(ids: readonly string[]): PageIds {
  return { all: new Set(ids), byLetters: new Map(ids.toReversed().map((id) => [lettersOf(id), id])) };
}
