/** Syntax highlighting: code to lines of HTML with classes for two themes. One highlighter serves a whole process or worker. */
import { readFile } from 'node:fs/promises';
import type { LanguageRegistration, RegexEngine, WebAssemblyInstantiator } from 'shiki';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import { createGrammar, embeddedLanguages } from './grammars.js';
import { plainLanguage, resolveLanguage, type ResolvedLanguage } from './languages.js';
import { createLineTokenizer, type LineTokenizer } from './line-tokenizer.js';
import { createScopeStyles } from './scope-styles.js';
import { shareScanners } from './shared-scanners.js';
import { onigurumaFile } from './shiki-modules.js';
import { defaultCodeThemes, type CodeThemes } from './code-themes.js';
import { readCodeTheme } from './theme-pair.js';

/** Code highlighted. */
export interface HighlightedCode {
  /** HTML of each line, without line ends. */
  lines: string[];
  /** Id of the language, `text` where there is no grammar. */
  language: string;
  /** False where nobody knows the language written: the code is plain then, and the author should hear of it. */
  known: boolean;
}

/** Highlights code in any language; reads the grammar when it first meets a language. */
export interface Highlighter {
  highlight(code: string, language: string | undefined): HighlightedCode;
  /** The id of a language as written, `undefined` where nobody knows it. */
  languageId(language: string): string | undefined;
}

/** Of Node's types, only those for browsers declare it. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: unknown): Promise<{ instance: Awaited<ReturnType<WebAssemblyInstantiator>> }>;
};

/** More code than this in one block stays plain. */
const maxLength = 1_000_000;

/** One for the process, as grammars are: a dev server makes a highlighter anew with each change of the settings. */
let sharedEngine: Promise<RegexEngine> | undefined;

/** Makes a highlighter for a pair of themes (default: `defaultCodeThemes`). Throws where a theme does not exist: ask `isCodeTheme` first. `grammars` are read before those of Shiki. */
export async function createHighlighter(
  themes: CodeThemes = defaultCodeThemes,
  grammars: readonly LanguageRegistration[] = [],
): Promise<Highlighter> {
  const custom = customLanguages(grammars);
  const resolve = (language: string | undefined): ResolvedLanguage =>
    custom.get(language?.toLowerCase() ?? '') ?? resolveLanguage(language);
  const engine = await (sharedEngine ??= loadEngine());
  const styles = createScopeStyles(readCodeTheme(themes.light), readCodeTheme(themes.dark));
  const tokenizers = new Map<string, LineTokenizer>();

  function tokenizer(id: string, code: string): LineTokenizer {
    const inside = embeddedLanguages(id, code);
    const key = [id, ...inside].join(' ');
    let tokenizer = tokenizers.get(key);
    if (!tokenizer)
      tokenizers.set(key, (tokenizer = createLineTokenizer(createGrammar(engine, id, inside, grammars), styles)));
    return tokenizer;
  }

  return {
    languageId(language) {
      const { id, known } = resolve(language);
      return known ? id : undefined;
    },
    highlight(code, language) {
      const { id, known } = resolve(language);
      const lines = code.split(/\r?\n/);
      const isPlain = id === plainLanguage || code.length > maxLength;
      return { lines: isPlain ? lines.map(escapeHtml) : tokenizer(id, code)(lines), language: id, known };
    },
  };
}

/** Compiles the engine here: given its bytes, Shiki would first load all of Node's HTTP client to see what they are. */
async function loadEngine(): Promise<RegexEngine> {
  const bytes = await readFile(onigurumaFile);
  const instantiator: WebAssemblyInstantiator = async (imports) =>
    (await WebAssembly.instantiate(bytes, imports)).instance;
  return shareScanners(await createOnigurumaEngine({ instantiator }));
}

/** The author's languages by their names in lower case. */
function customLanguages(grammars: readonly LanguageRegistration[]): Map<string, ResolvedLanguage> {
  const names = grammars.flatMap(({ name, aliases = [] }) => [name, ...aliases].map((alias) => [alias, name] as const));
  return new Map(names.map(([alias, id]) => [alias.toLowerCase(), { id, known: true }]));
}
