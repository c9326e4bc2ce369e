/** Loads Shiki's grammars and themes on first use. Synchronous, because `require` can load its ES modules. */
import { createRequire } from 'node:module';
import type {
  BundledLanguageInfo,
  BundledThemeInfo,
  CssVariablesThemeOptions,
  LanguageRegistration,
  ThemeRegistration,
  ThemeRegistrationAny,
} from 'shiki';
import type * as ShikiCore from 'shiki/core';

const require = createRequire(import.meta.url);

/** Path of the regular expression engine. Reading the file takes half the time of Shiki's inlined copy. */
export const onigurumaFile = require.resolve('shiki/onig.wasm');

/** Every available grammar, with its aliases. */
export function readLanguageInfos(): readonly BundledLanguageInfo[] {
  return (require('shiki/langs') as { bundledLanguagesInfo: BundledLanguageInfo[] }).bundledLanguagesInfo;
}

/** Every available theme. */
export function readThemeInfos(): readonly BundledThemeInfo[] {
  return (require('shiki/themes') as { bundledThemesInfo: BundledThemeInfo[] }).bundledThemesInfo;
}

/** The grammar `id`, preceded by the grammars that it always embeds. `id` must be one of `readLanguageInfos`. */
export function readGrammars(id: string): LanguageRegistration[] {
  return (require(`shiki/langs/${id}.mjs`) as { default: LanguageRegistration[] }).default;
}

/** The theme `id`, which must be one of `readThemeInfos`. */
export function readTheme(id: string): ThemeRegistrationAny {
  return (require(`shiki/themes/${id}.mjs`) as { default: ThemeRegistrationAny }).default;
}

/** Shiki's theme of CSS custom properties. Few sites use it, and its module is large. */
export function readVariablesTheme(options: CssVariablesThemeOptions): ThemeRegistration {
  const { createCssVariablesTheme } = require('shiki/core') as typeof ShikiCore;
  return createCssVariablesTheme(options);
}
