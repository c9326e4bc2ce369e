/**
 * Syntax highlighting: turns code into lines of HTML with classes for two themes. A process or worker has one
 * highlighter.
 */
import { readFile } from 'node:fs/promises';
import type { LanguageRegistration, RegexEngine, WebAssemblyInstantiator } from 'shiki';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { sharedPromise } from '../core/cache/cached-promise.js';
import { ansiLines, isAnsi } from './ansi.js';
import { createGrammar, embeddedLanguages } from './grammars.js';
import { plainLanguage, resolveLanguage, type ResolvedLanguage } from './languages.js';
import { markedText } from './line-markup.js';
import { LineTokenizer, type RangesOf } from './line-tokenizer.js';
import { codeKey, readRenderedCode } from './rendered-code.js';
import { createScopeStyles } from './themes/scope-styles.js';
import { shareScanners } from './shared-scanners.js';
import { onigurumaFile } from './shiki-modules.js';
import { defaultCodeThemes, type CodeThemes } from './themes/code-themes.js';
import { readCodeTheme } from './themes/theme-pair.js';
import { getOrInsert } from '../core/text/get-or-insert.js';

/** Highlighted code. */
export interface HighlightedCode {
  /** HTML of each line, without line breaks. */
  lines: string[];
  /** Id of the language; `text` if there is no grammar. */
  language: string;
  /** False if the language is unknown: the code is then not highlighted, and the caller should warn. */
  known: boolean;
}

/** Highlights code in any language. Grammars are loaded on first use. */
export interface Highlighter {
  /** `rangesOf`: the ranges to mark in the lines. Default: none. */
  highlight(code: string, language: string | undefined, rangesOf?: RangesOf): HighlightedCode;
  /** Takes code that a page has already from its HTML, until the next call. The page was rendered by an equal highlighter. */
  reuse(html: string): void;
  /** The id of a language name, `undefined` if it is unknown. */
  languageId(language: string): string | undefined;
}

/** Declared here because Node's types lack it. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: unknown): Promise<{ instance: Awaited<ReturnType<WebAssemblyInstantiator>> }>;
};

/** Longer code is not highlighted. */
const maxLength = 1_000_000;

/** One per process, like grammars: a dev server creates a new highlighter after each change of the settings. */
const sharedEngine = sharedPromise(loadEngine);

/**
 * Creates a highlighter for a pair of themes (default: `defaultCodeThemes`). Throws if a theme does not exist; check
 * with `isCodeTheme` before. `grammars` take precedence over Shiki's grammars.
 */
export async function createHighlighter(
  themes: CodeThemes = defaultCodeThemes,
  grammars: readonly LanguageRegistration[] = [],
): Promise<Highlighter> {
  const custom = customLanguages(grammars);
  const resolve = (language: string | undefined): ResolvedLanguage =>
    custom.get(language?.toLowerCase() ?? '') ?? resolveLanguage(language);
  const engine = await sharedEngine();
  const styles = createScopeStyles(readCodeTheme(themes.light), readCodeTheme(themes.dark));
  const tokenizers = new Map<string, LineTokenizer>();
  let rendered: ReadonlyMap<string, string[]> = new Map();

  function tokenizer(id: string, code: string): LineTokenizer {
    const inside = embeddedLanguages(id, code);
    const key = [id, ...inside].join(' ');
    return getOrInsert(tokenizers, key, () => new LineTokenizer(createGrammar(engine, id, inside, grammars), styles));
  }

  function linesOf(id: string, code: string, rangesOf: RangesOf | undefined): string[] {
    const lines = code.split(/\r?\n/);
    if (id === plainLanguage || code.length > maxLength)
      return lines.map((line, index) => markedText(line, rangesOf?.(line, index) ?? []));
    const known = rangesOf || rendered.size === 0 ? undefined : rendered.get(codeKey(id, lines));
    return known ?? tokenizer(id, code).read(lines, rangesOf);
  }

  return {
    reuse(html) {
      rendered = readRenderedCode(html);
    },
    languageId(language) {
      const { id, known } = resolve(language);
      return known ? id : undefined;
    },
    highlight(code, language, rangesOf) {
      if (isAnsi(language)) return { lines: ansiLines(code, rangesOf), language: 'ansi', known: true };
      const { id, known } = resolve(language);
      return { lines: linesOf(id, code, rangesOf), language: id, known };
    },
  };
}

/** Compiles the engine here: given its bytes, Shiki would load Node's HTTP client to detect their type. */
async function loadEngine(): Promise<RegexEngine> {
  const bytes = await readFile(onigurumaFile);
  const instantiator: WebAssemblyInstantiator = async (imports) =>
    (await WebAssembly.instantiate(bytes, imports)).instance;
  return shareScanners(await createOnigurumaEngine({ instantiator }));
}

/** The author's languages by lowercase name. */
function customLanguages(grammars: readonly LanguageRegistration[]): Map<string, ResolvedLanguage> {
  const names = grammars.flatMap(({ name, aliases = [] }) => [name, ...aliases].map((alias) => [alias, name] as const));
  return new Map(names.map(([alias, id]) => [alias.toLowerCase(), { id, known: true }]));
}
