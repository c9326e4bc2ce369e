/** Grammars, each in a registry of its own: so no block's colours depend on which languages other blocks have loaded. */
import { createShikiPrimitive } from 'shiki/core';
import type { Grammar, LanguageRegistration, RegexEngine } from 'shiki';
import { readGrammars } from './shiki-modules.js';

const inMarkdown = ['javascript', 'json', 'jsx', 'python', 'shellscript', 'tsx', 'typescript', 'yaml'];

/** Languages highlighted inside others though their grammars leave them open: those that Markdown samples hold in practice. All of them would cost seconds. */
const embedded: Record<string, string[]> = { markdown: ['html-derivative', ...inMarkdown], mdx: inMarkdown };

/** The grammar `id` (one of Shiki's) with the grammars that stand inside it. */
export function createGrammar(engine: RegexEngine, id: string): Grammar {
  const registrations = new Map<string, LanguageRegistration>();
  for (const language of [...(embedded[id] ?? []), id]) {
    for (const registration of readGrammars(language)) registrations.set(registration.name, registration);
  }
  return createShikiPrimitive({ engine, langs: [...registrations.values()], themes: [], warnings: false }).getLanguage(
    id,
  );
}
