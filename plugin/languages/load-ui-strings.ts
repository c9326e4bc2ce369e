import { english, type UiStrings } from './ui-strings.js';
import { ownValue } from '../core/text/own-value.js';

/** A table is read only where a site has pages in its language. */
const tables: Record<string, () => Promise<{ uiStrings: UiStrings }>> = {
  ar: () => import('./ar.js'),
  cs: () => import('./cs.js'),
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fr: () => import('./fr.js'),
  he: () => import('./he.js'),
  hi: () => import('./hi.js'),
  id: () => import('./id.js'),
  it: () => import('./it.js'),
  ja: () => import('./ja.js'),
  ko: () => import('./ko.js'),
  nl: () => import('./nl.js'),
  pl: () => import('./pl.js'),
  pt: () => import('./pt.js'),
  ru: () => import('./ru.js'),
  tr: () => import('./tr.js'),
  uk: () => import('./uk.js'),
  vi: () => import('./vi.js'),
  zh: () => import('./zh.js'),
};

/** Codes in use for a language besides its own. */
const aliases: Record<string, string> = { cn: 'zh', in: 'id', iw: 'he', jp: 'ja', kr: 'ko', ua: 'uk' };

/** The UI strings in the language `code`, which may name a region too: `pt-BR`. English where there are none in it. */
export async function loadUiStrings(code: string): Promise<UiStrings> {
  const [language = ''] = code.toLowerCase().split(/[-_]/);
  const table = ownValue(tables, ownValue(aliases, language) ?? language);
  return table ? (await table()).uiStrings : english;
}
