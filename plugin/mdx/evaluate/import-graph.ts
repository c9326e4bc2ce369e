import { getOrInsert } from '../../core/text/get-or-insert.js';

/** The imports between files during evaluation. Paths are absolute. */
export class ImportGraph {
  readonly #imports = new Map<string, Set<string>>();

  /** Adds an import of `to` in `from`. */
  add(from: string, to: string): void {
    getOrInsert(this.#imports, from, () => new Set()).add(to);
  }

  /** All files that import something or are imported. */
  get files(): Set<string> {
    return new Set([...this.#imports].flatMap(([from, to]) => [from, ...to]));
  }

  /** Removes the imports of `file`. */
  forget(file: string): void {
    this.#imports.delete(file);
  }

  /** `file` and everything it imports, directly or indirectly. */
  reachable(file: string): Set<string> {
    const reached = new Set([file]);
    for (const each of reached) for (const next of this.#imports.get(each) ?? []) reached.add(next);
    return reached;
  }

  /** The chain of imports from `from` to `to`, both included; `undefined` if there is none. */
  pathBetween(from: string, to: string, visited = new Set<string>()): string[] | undefined {
    if (from === to) return [from];
    visited.add(from);
    for (const next of this.#imports.get(from) ?? []) {
      const rest = visited.has(next) ? undefined : this.pathBetween(next, to, visited);
      if (rest) return [from, ...rest];
    }
    return undefined;
  }

  /** `file` and the files that import it, directly or indirectly. */
  importers(file: string): Set<string> {
    const importers = new Set([file]);
    for (const each of importers) for (const [from, to] of this.#imports) if (to.has(each)) importers.add(from);
    return importers;
  }
}
