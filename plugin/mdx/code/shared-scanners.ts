/** Compiled patterns, shared by all grammars. */
import type { PatternScanner, RegexEngine } from 'shiki';

/**
 * An engine that compiles equal lists of patterns once. JavaScript, TypeScript and JSX have most of theirs in common, and
 * each grammar that embeds one of them has them again: compiling is most of the time that the first code of a language takes.
 */
export function shareScanners(engine: RegexEngine): RegexEngine {
  const scanners = new Map<string, PatternScanner>();
  return {
    createString: (text) => engine.createString(text),
    createScanner(patterns) {
      const key = patterns.join('\0');
      let scanner = scanners.get(key);
      if (!scanner) scanners.set(key, (scanner = engine.createScanner(patterns)));
      return scanner;
    },
  };
}
