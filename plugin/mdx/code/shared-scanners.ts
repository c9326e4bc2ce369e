/** Compiled patterns, shared by all grammars. */
import type { PatternScanner, RegexEngine } from 'shiki';

interface SharedScanner {
  scanner: PatternScanner;
  /** Number of grammar rules that use it. */
  uses: number;
}

/**
 * An engine that compiles equal lists of patterns once. JavaScript, TypeScript and JSX share most patterns, and so does
 * each grammar that embeds one of them. Compiling takes most of the time for the first code in a language.
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

/** A scanner for one rule. The compiled patterns are freed with their last scanner. */
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
