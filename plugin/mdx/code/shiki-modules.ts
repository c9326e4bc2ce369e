/** Shiki's grammars and themes, read when they are first needed, without waiting: its files are ES modules that `require` can load. */
import { createRequire } from 'node:module';
import type { BundledLanguageInfo, BundledThemeInfo, LanguageRegistration, ThemeRegistrationAny } from 'shiki';

const require = createRequire(import.meta.url);

/** Path of the regular expression engine: read as a file it is ready in half the time that Shiki's inlined copy takes. */
export const onigurumaFile = require.resolve('shiki/onig.wasm');

/** Every grammar that can be loaded, with its aliases. */
export const languageInfos: readonly BundledLanguageInfo[] = (
  require('shiki/langs') as { bundledLanguagesInfo: BundledLanguageInfo[] }
).bundledLanguagesInfo;

/** Every theme that can be loaded. */
export const themeInfos: readonly BundledThemeInfo[] = (
  require('shiki/themes') as { bundledThemesInfo: BundledThemeInfo[] }
).bundledThemesInfo;

/** The grammar `id` after those that it always embeds. `id` must be one of `languageInfos`. */
export function readGrammars(id: string): LanguageRegistration[] {
  return (require(`shiki/langs/${id}.mjs`) as { default: LanguageRegistration[] }).default;
}

/** The theme `id`, which must be one of `themeInfos`. */
export function readTheme(id: string): ThemeRegistrationAny {
  return (require(`shiki/themes/${id}.mjs`) as { default: ThemeRegistrationAny }).default;
}
