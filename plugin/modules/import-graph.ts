/** Which file imports which, while pages are evaluated. Paths are absolute. */
export class ImportGraph {
  readonly #imports = new Map<string, Set<string>>();

  /** Notes that `from` imports `to`. */
  add(from: string, to: string): void {
    const known = this.#imports.get(from);
    if (known) known.add(to);
    else this.#imports.set(from, new Set([to]));
  }

  /** Forgets what `file` imports. */
  forget(file: string): void {
    this.#imports.delete(file);
  }

  /** `file` and all that it imports, directly or not. */
  reachable(file: string): Set<string> {
    const found = new Set([file]);
    for (const each of found) for (const next of this.#imports.get(each) ?? []) found.add(next);
    return found;
  }

  /** The way along imports from `from` to `to`, both included; `undefined` where there is none. */
  way(from: string, to: string, visited = new Set<string>()): string[] | undefined {
    if (from === to) return [from];
    visited.add(from);
    for (const next of this.#imports.get(from) ?? []) {
      const rest = visited.has(next) ? undefined : this.way(next, to, visited);
      if (rest) return [from, ...rest];
    }
    return undefined;
  }

  /** The files that import `file`, directly or not, and `file` itself. */
  importers(file: string): Set<string> {
    const found = new Set([file]);
    for (const each of found) for (const [from, to] of this.#imports) if (to.has(each)) found.add(from);
    return found;
  }
}
