/** The names in the table of hooks, and the ones that an author may have meant by another name. */
import { hooks, type Hook } from '../../../shell/contract.js';
import { nearest } from '../../../core/text/nearest.js';
import { bareName } from './known-names.js';
import { namesOf } from './read/selector.js';
import { cssSelectors } from './read/style-rules.js';

/** Share of wrong letters in a name that is still recognized. */
const maxWrong = 0.2;

/** Shorter names are similar to many others. */
const minLetters = 6;

export class HookNames {
  /** The row of each name that is the last one of a hook. */
  readonly rows = new Map<string, Hook>();
  /** The first name of each hook: `.update` of `.update.update-container`. */
  readonly #first = new Set<string>();
  /** All names in the table. */
  readonly names = new Set<string>();
  readonly #byLetters = new Map<string, string>();
  readonly #bare = new Map<string, string>();

  constructor() {
    for (const row of hooks) {
      if (row.hook.startsWith('--')) continue;
      for (const text of [row.hook, ...(row.contains ?? []), row.inside ?? ''])
        for (const selector of cssSelectors(text)) namesOf(selector).forEach((name) => this.names.add(name));
      // The names of a nesting, such as `.nav-tabs-item > .absolute`, say nothing alone.
      const [compound, ...inner] = cssSelectors(row.hook)[0] ?? [];
      if (!compound || inner.length > 0) continue;
      for (const name of compound.names) this.#add(name, row);
      if (compound.names[0] !== undefined) this.#first.add(compound.names[0]);
    }
  }

  #add(name: string, row: Hook): void {
    if (this.rows.has(name)) return;
    this.rows.set(name, row);
    const bare = bareName(name);
    if (!this.#bare.has(bare)) this.#bare.set(bare, name);
    if (!this.#byLetters.has(letters(bare))) this.#byLetters.set(letters(bare), name);
  }

  /** The name of a hook among the names of a selector, the nearest first. Second names of hooks are often classes of others. */
  nearest(names: readonly string[]): string | undefined {
    return names.find((name) => this.#first.has(name)) ?? names.findLast((name) => this.rows.has(name));
  }

  /** The name with the same letters, or with a typing error. */
  similar(bare: string): string | undefined {
    const same = this.#byLetters.get(letters(bare));
    if (same !== undefined || bare.length < minLetters) return same;
    const near = nearest(bare, this.#bare.keys(), maxWrong);
    return near === undefined ? undefined : this.#bare.get(near);
  }

  /** The longest name that `bare` continues: `.tree` for `tree-file`. */
  start(bare: string): string | undefined {
    const starts = [...this.#bare.keys()].filter((name) => bare.startsWith(`${name}-`));
    const longest = starts.sort((a, b) => b.length - a.length)[0];
    return longest === undefined ? undefined : this.#bare.get(longest);
  }
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}
