/** Compiled patterns, shared by all grammars. */
import type { PatternScanner, RegexEngine } from 'shiki';
import { getOrInsert } from '../core/text/get-or-insert.js';

type Find = PatternScanner['findNextMatchSync'];
type Match = NonNullable<ReturnType<Find>>;

/**
 * An engine that compiles equal parts of lists of patterns once. Every state of a grammar has a list, and most of it is
 * also in the lists of other states and of grammars that embed it or extend it. Compiling takes most of the time for the
 * first code in a language.
 */
export function shareScanners(engine: RegexEngine): RegexEngine {
  const shared = new Map<string, SharedPart>();
  function partOf(patterns: (string | RegExp)[]): SharedPart {
    const key = patterns.join('\0');
    const part = getOrInsert(shared, key, () => new SharedPart(engine, patterns, () => shared.delete(key)));
    part.uses++;
    return part;
  }
  return {
    createString: (text) => engine.createString(text),
    createScanner: (patterns) => joinParts(split(patterns).map(partOf)),
  };
}

/** About one pattern of this many is the last of its part. Smaller parts share more, but each one is searched for itself. */
const usualSize = 8;

/** The content decides where parts end, so that lists with the same patterns at other positions have the same parts. */
function split(patterns: (string | RegExp)[]): (string | RegExp)[][] {
  const parts: (string | RegExp)[][] = [];
  let part: (string | RegExp)[] = [];
  for (const pattern of patterns) {
    part.push(pattern);
    if (hashOf(String(pattern)) % usualSize !== 0) continue;
    parts.push(part);
    part = [];
  }
  return part.length > 0 ? [...parts, part] : parts;
}

function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
}

/** A scanner for one rule. As in one list, the first match counts, and of several at one position the first pattern. */
function joinParts(parts: readonly SharedPart[]): PatternScanner {
  let isFreed = false;
  return {
    findNextMatchSync(text, start, options) {
      let best: Match | null = null;
      let offset = 0;
      for (const part of parts) {
        const match = part.find(text, start, options);
        if (match && (best === null || startOf(match) < startOf(best)))
          best = { ...match, index: match.index + offset };
        if (best !== null && startOf(best) === start) break;
        offset += part.size;
      }
      return best;
    },
    dispose() {
      if (isFreed) return;
      isFreed = true;
      parts.forEach((part) => part.release());
    },
  };
}

/** A part of a list. Its compiled patterns are freed with its last scanner. */
class SharedPart {
  readonly size: number;
  /** Number of scanners that use it. */
  uses = 0;
  readonly #scanner: PatternScanner;
  readonly #forget: () => void;
  /** Whether a match depends on where the search starts. */
  readonly #dependsOnStart: boolean;
  #last: { text: unknown; start: number; options: number; match: Match | null } | undefined;

  constructor(engine: RegexEngine, patterns: (string | RegExp)[], forget: () => void) {
    this.size = patterns.length;
    this.#scanner = engine.createScanner(patterns);
    this.#dependsOnStart = patterns.some((pattern) => String(pattern).includes('\\G'));
    this.#forget = forget;
  }

  /** The first match at or after `start`. The last one is found again if it still is the first. */
  readonly find: Find = (text, start, options) => {
    const last = this.#last;
    const isSame = last?.text === text && last.options === options && last.start <= start;
    if (isSame && (last.match === null || startOf(last.match) >= start)) return last.match;
    const match = this.#scanner.findNextMatchSync(text, start, options);
    this.#last = this.#dependsOnStart ? undefined : { text, start, options, match };
    return match;
  };

  release(): void {
    if (--this.uses > 0) return;
    this.#forget();
    this.#scanner.dispose?.();
  }
}

function startOf({ captureIndices }: Match): number {
  return captureIndices[0]!.start;
}
