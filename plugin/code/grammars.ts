/**
 * Creates grammars, each in its own registry, so that the colors of a block do not depend on which languages other
 * blocks have loaded.
 */
import { createShikiPrimitive } from '@shikijs/primitive';
import type { Grammar, LanguageRegistration, RegexEngine } from 'shiki';
import { resolveLanguage } from './languages.js';
import { readGrammars } from './shiki-modules.js';
import { ownValue } from '../core/text/own-value.js';
import { getOrInsert } from '../core/text/get-or-insert.js';

const inMarkdown = ['javascript', 'json', 'jsx', 'python', 'shellscript', 'tsx', 'typescript', 'yaml'];

/** Embedded languages that grammars do not include themselves: `always` needed, and `named` by fences. */
const embedded: Record<string, { always: string[]; named: string[] }> = {
  markdown: { always: ['html-derivative'], named: inMarkdown },
  mdx: { always: ['tsx'], named: inMarkdown },
};

/**
 * The languages to load with `id` for `code`. Languages that fences may name are expensive, so they are loaded only if
 * one is named.
 */
export function embeddedLanguages(id: string, code: string): string[] {
  const inner = ownValue(embedded, id);
  if (!inner) return [];
  const names = Array.from(code.matchAll(/(?:`{3}|~{3})[ \t{]*([\w+#.-]+)/g), (match) => resolveLanguage(match[1]).id);
  const isNamed = /^---\s/.test(code) || inner.named.some((language) => names.includes(language));
  return isNamed ? [...inner.always, ...inner.named] : inner.always;
}

/** Shiki's grammars by their inputs. Compiling the rules of a grammar takes longer than rendering most pages. */
const cachedGrammars = new Map<string, Grammar>();

/** The grammar `id`, from `own` or from Shiki, with its embedded grammars. Shiki's grammars are created once. */
export function createGrammar(
  engine: RegexEngine,
  id: string,
  inside: readonly string[],
  customGrammars: readonly LanguageRegistration[] = [],
): Grammar {
  if (customGrammars.length > 0) return readGrammar(engine, id, inside, customGrammars);
  const key = [id, ...inside].join(' ');
  return getOrInsert(cachedGrammars, key, () => readGrammar(engine, id, inside, customGrammars));
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
