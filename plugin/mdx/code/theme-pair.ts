/** The two themes of a site's code, read once: what colour each scope has in light and in dark. */
import { createHash } from 'node:crypto';
import { normalizeTheme } from 'shiki/core';
import { Theme } from 'shiki/textmate';
import type { ThemeRegistrationResolved } from 'shiki';
import { readTheme, themeInfos } from './shiki-modules.js';

/** Theme ids of the light and the dark side; the same one twice gives code that does not follow the site. */
export interface CodeThemes {
  light: string;
  dark: string;
}

/** The pair with the best contrast of those measured: every colour has at least 4.5:1 on near-white and near-black. */
export const defaultCodeThemes: CodeThemes = { light: 'github-light-default', dark: 'github-dark-default' };

/** Comments of this theme stand at 4.3:1 on a code surface of #f8f9fa; the replacement at 5.7:1. */
const replacements: Record<string, Record<string, string>> = { 'github-light-default': { '#6e7781': '#59636e' } };

/** One side of the pair. */
export interface CodeTheme {
  id: string;
  matcher: Theme;
  background: string;
  /** Colours by class number: 0 is the default foreground, the others are sorted. */
  colors: string[];
  /** Class number by the matcher's colour id. */
  numbers: number[];
}

/** Whether a theme of this id exists. */
export function isCodeTheme(id: string): boolean {
  return themeInfos.some((theme) => theme.id === id);
}

/** Every theme id, sorted. */
export function codeThemeNames(): string[] {
  return themeInfos.map((theme) => theme.id);
}

/** Reads the theme `id`. Throws where `isCodeTheme(id)` is false. */
export function readCodeTheme(id: string): CodeTheme {
  const theme = normalizeTheme(readTheme(id));
  const matcher = Theme.createFromRawTheme(theme);
  const byId = matcher.getColorMap().map((color) => shownColor(theme, color));
  const foreground = byId[matcher.getDefaults().foregroundId]!;
  const named = theme.settings.flatMap(({ settings }) =>
    settings.foreground ? shownColor(theme, settings.foreground) : [],
  );
  const colors = [foreground, ...[...new Set(named)].filter((color) => color !== foreground).sort()];
  return {
    id,
    matcher,
    background: shownColor(theme, theme.bg),
    colors,
    numbers: byId.map((color) => colors.indexOf(color)),
  };
}

function shownColor(theme: ThemeRegistrationResolved, color: string): string {
  const key = color.toLowerCase();
  return replacements[theme.name]?.[key] ?? theme.colorReplacements?.[key] ?? key;
}

/** The stylesheet for the classes of highlighted code: `.l3` in light, `.dark .d7` in dark, `fi fb fu fs` for font styles, and both themes' own surface as custom properties. */
export function codeThemeCss(themes: CodeThemes): string {
  const light = readCodeTheme(themes.light);
  const dark = readCodeTheme(themes.dark);
  return [
    `:root{${surface(light)}}.dark{${surface(dark)}}`,
    ...light.colors.slice(1).map((color, index) => `.l${index + 1}{color:${color}}`),
    ...dark.colors.map((color, number) => `.dark .d${number}{color:${color}}`),
    '.fi{font-style:italic}.fb{font-weight:bold}.fu{text-decoration:underline}.fs{text-decoration:line-through}.fu.fs{text-decoration:underline line-through}',
  ].join('');
}

function surface(theme: CodeTheme): string {
  return `--octavo-code-foreground:${theme.colors[0]};--octavo-code-background-theme:${theme.background}`;
}

/** A short digest of what the classes of a pair mean, for cache keys. */
export function codeThemesVersion(themes: CodeThemes): string {
  return createHash('sha256').update(codeThemeCss(themes)).digest('hex').slice(0, 12);
}
