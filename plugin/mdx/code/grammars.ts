/** Grammars, each in a registry of its own: so no block's colors depend on which languages other blocks have loaded. */
import { createShikiPrimitive } from 'shiki/core';
import type { Grammar, LanguageRegistration, RegexEngine } from 'shiki';
import { resolveLanguage } from './languages.js';
import { readGrammars } from './shiki-modules.js';
import { ownValue } from '../../own-value.js';

const inMarkdown = ['javascript', 'json', 'jsx', 'python', 'shellscript', 'tsx', 'typescript', 'yaml'];

/** Languages that stand inside others though their grammars leave them open: what is always needed, and what fences may name. */
const embedded: Record<string, { always: string[]; named: string[] }> = {
  markdown: { always: ['html-derivative'], named: inMarkdown },
  mdx: { always: ['tsx'], named: inMarkdown },
};

/** The languages to read beside `id` for `code`. Those that fences may name cost much, so they are read where one is named. */
export function embeddedLanguages(id: string, code: string): string[] {
  const inner = ownValue(embedded, id);
  if (!inner) return [];
  const names = Array.from(code.matchAll(/(?:`{3}|~{3})[ \t{]*([\w+#.-]+)/g), (match) => resolveLanguage(match[1]).id);
  const isNamed = /^---\s/.test(code) || inner.named.some((language) => names.includes(language));
  return isNamed ? [...inner.always, ...inner.named] : inner.always;
}

/** Shiki's grammars by what they were made of. What each compiles when it first meets a line costs more than most pages. */
const cachedGrammars = new Map<string, Grammar>();

/** The grammar `id`, one of `own` or of Shiki's, with the grammars that stand inside it. Shiki's are made once. */
export function createGrammar(
  engine: RegexEngine,
  id: string,
  inside: readonly string[],
  customGrammars: readonly LanguageRegistration[] = [],
): Grammar {
  if (customGrammars.length > 0) return readGrammar(engine, id, inside, customGrammars);
  const key = [id, ...inside].join(' ');
  let grammar = cachedGrammars.get(key);
  if (!grammar) cachedGrammars.set(key, (grammar = readGrammar(engine, id, inside, customGrammars)));
  return grammar;
}

function readGrammar(
  engine: RegexEngine,
  id: string,
  inside: readonly string[],
  own: readonly LanguageRegistration[],
): Grammar {
  const registrations = new Map<string, LanguageRegistration>();
  const add = (language: string): void => {
    const custom = own.find(({ name }) => name === language);
    custom?.embeddedLangs?.filter((name) => !registrations.has(name) && name !== language).forEach(add);
    for (const registration of custom ? [custom] : readGrammars(language))
      registrations.set(registration.name, registration);
  };
  for (const language of [...inside, id]) add(language);
  return createShikiPrimitive({ engine, langs: [...registrations.values()], themes: [], warnings: false }).getLanguage(
    id,
  );
}
