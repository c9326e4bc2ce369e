/** Which file imports which, while pages are evaluated. Paths are absolute. */
export class ImportGraph {
  readonly #imports = new Map<string, Set<string>>();

  /** Notes that `from` imports `to`. */
  add(from: string, to: string): void {
    const imports = this.#imports.get(from);
    if (imports) imports.add(to);
    else this.#imports.set(from, new Set([to]));
  }

  /** Forgets what `file` imports. */
  forget(file: string): void {
    this.#imports.delete(file);
  }

  /** `file` and all that it imports, directly or not. */
  reachable(file: string): Set<string> {
    const reached = new Set([file]);
    for (const each of reached) for (const next of this.#imports.get(each) ?? []) reached.add(next);
    return reached;
  }

  /** The way along imports from `from` to `to`, both included; `undefined` where there is none. */
  pathBetween(from: string, to: string, visited = new Set<string>()): string[] | undefined {
    if (from === to) return [from];
    visited.add(from);
    for (const next of this.#imports.get(from) ?? []) {
      const rest = visited.has(next) ? undefined : this.pathBetween(next, to, visited);
      if (rest) return [from, ...rest];
    }
    return undefined;
  }

  /** The files that import `file`, directly or not, and `file` itself. */
  importers(file: string): Set<string> {
    const importers = new Set([file]);
    for (const each of importers) for (const [from, to] of this.#imports) if (to.has(each)) importers.add(from);
    return importers;
  }
}
