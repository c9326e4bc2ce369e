/** Compiled patterns, shared by all grammars. */
import type { PatternScanner, RegexEngine } from 'shiki';

interface SharedScanner {
  scanner: PatternScanner;
  /** How many grammars' rules have it. */
  uses: number;
}

/**
 * An engine that compiles equal lists of patterns once. JavaScript, TypeScript and JSX have most of theirs in common, and
 * each grammar that embeds one of them has them again: compiling is most of the time that the first code of a language takes.
 */
export function shareScanners(engine: RegexEngine): RegexEngine {
  const shared = new Map<string, SharedScanner>();
  return {
    createString: (text) => engine.createString(text),
    createScanner(patterns) {
      const key = patterns.join('\0');
      let entry = shared.get(key);
      if (!entry) shared.set(key, (entry = { scanner: engine.createScanner(patterns), uses: 0 }));
      entry.uses++;
      return use(entry, () => shared.delete(key));
    },
  };
}

/** A scanner for one rule. The compiled patterns are freed with the last one: a rule frees its own when it needs others. */
function use(entry: SharedScanner, forget: () => void): PatternScanner {
  let isFreed = false;
  return {
    findNextMatchSync: (...search) => entry.scanner.findNextMatchSync(...search),
    dispose() {
      if (isFreed) return;
      isFreed = true;
      if (--entry.uses > 0) return;
      forget();
      entry.scanner.dispose?.();
    },
  };
}
