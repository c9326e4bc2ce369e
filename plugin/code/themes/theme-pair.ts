/** The two code themes of a site: the color of each scope in light and dark mode. */
import { ansiCss } from '../ansi.js';
import { basename, dirname, isAbsolute } from 'node:path';
import { normalizeTheme } from '@shikijs/primitive';
import { Theme } from 'shiki/textmate';
import type { ThemeRegistrationAny, ThemeRegistrationResolved } from 'shiki';
import { defaultCodeThemes, type CodeThemes } from './code-themes.js';
import { readJsonObject } from '../custom-grammars.js';
import { readTheme, readThemeInfos, readVariablesTheme } from '../shiki-modules.js';
import { ownValue } from '../../core/text/own-value.js';

/** The comment colors of these themes have a contrast of about 4:1 on code backgrounds and marked lines; these have at least 4.5:1. */
const replacements: Record<string, Record<string, string>> = {
  'github-light-default': { '#6e7781': '#59636e' },
  'github-dark-default': { '#8b949e': '#9ba4ae' },
};

/** One theme of the pair. */
export interface CodeTheme {
  id: string;
  /** Whether it is made for light or dark mode; `undefined` for a theme that follows the site. */
  type: 'light' | 'dark' | undefined;
  matcher: Theme;
  background: string;
  /** Colors by class number. 0 is the default foreground; all later colors are sorted. */
  colors: string[];
  /** Class number by the matcher's color id. */
  numbers: number[];
}

/** The theme whose colors are CSS custom properties of the site's stylesheet. */
const variablesTheme = 'css-variables';

/** Whether Shiki or Octavo has a theme with this id. */
export function isCodeTheme(id: string): boolean {
  return id === variablesTheme || readThemeInfos().some((theme) => theme.id === id);
}

/** Every theme id, sorted. */
export function codeThemeNames(): string[] {
  return [...readThemeInfos().map((theme) => theme.id), variablesTheme].sort();
}

function rawTheme(id: string): ThemeRegistrationAny {
  if (id === variablesTheme) return cssVariables();
  if (!isAbsolute(id)) return readTheme(id);
  return { name: id, ...(readJsonObject(dirname(id), basename(id)) as object) } as ThemeRegistrationAny;
}

/** Colors of the default pair, for colors that the author's stylesheet does not set. */
const variableDefaults: Record<string, string> = {
  'color-text': 'light-dark(#1f2328,#e6edf3)',
  'color-background': 'light-dark(#f8f9fb,#14161b)',
  'token-constant': 'light-dark(#0550ae,#79c0ff)',
  'token-string': 'light-dark(#0a3069,#a5d6ff)',
  'token-string-expression': 'light-dark(#0a3069,#a5d6ff)',
  'token-comment': 'light-dark(#59636e,#9198a1)',
  'token-keyword': 'light-dark(#cf222e,#ff7b72)',
  'token-parameter': 'light-dark(#953800,#ffa657)',
  'token-function': 'light-dark(#8250df,#d2a8ff)',
  'token-punctuation': 'light-dark(#1f2328,#e6edf3)',
  'token-link': 'light-dark(#0550ae,#79c0ff)',
};

function cssVariables(): ThemeRegistrationAny {
  const theme = readVariablesTheme({ name: variablesTheme, variablePrefix: '--mint-', variableDefaults });
  const text = `var(--mint-color-text, ${variableDefaults['color-text']})`;
  const settings = theme.tokenColors?.map((rule) => ({
    ...rule,
    settings: { ...rule.settings, ...(rule.settings.foreground?.includes('-foreground') && { foreground: text }) },
  }));
  const background = `var(--mint-color-background, ${variableDefaults['color-background']})`;
  return {
    ...theme,
    tokenColors: settings,
    colors: { ...theme.colors, 'editor.foreground': text, 'editor.background': background },
  };
}

/** Reads the theme `id`: one of `isCodeTheme`, or the absolute path of a file that `knownCodeThemes` has read. */
export function readCodeTheme(id: string): CodeTheme {
  const theme = normalizeTheme(rawTheme(id));
  const matcher = Theme.createFromRawTheme(theme);
  const byId = matcher.getColorMap().map((color) => shownColor(theme, color));
  const foreground = byId[matcher.getDefaults().foregroundId]!;
  const named = theme.settings.flatMap(({ settings }) =>
    settings.foreground ? shownColor(theme, settings.foreground) : [],
  );
  const colors = [foreground, ...[...new Set(named)].filter((color) => color !== foreground).sort()];
  return {
    id,
    type: id === variablesTheme ? undefined : theme.type,
    matcher,
    background: shownColor(theme, theme.bg),
    colors,
    numbers: byId.map((color) => colors.indexOf(color)),
  };
}

function shownColor(theme: ThemeRegistrationResolved, color: string): string {
  const key = color.toLowerCase();
  return ownValue(replacements, theme.name)?.[key] ?? theme.colorReplacements?.[key] ?? key;
}

/**
 * The stylesheet for highlighted code: `.l3` in light mode, `.dark .d7` in dark mode, `fi fb fu fs` for font styles,
 * and the backgrounds of non-default themes.
 */
export function codeThemeCss(themes: CodeThemes): string {
  const light = readCodeTheme(themes.light);
  const dark = readCodeTheme(themes.dark);
  return [
    `:root{--octavo-code-foreground:${light.colors[0]}}.dark{--octavo-code-foreground:${dark.colors[0]}}`,
    surface(':root:not(.dark)', light, defaultCodeThemes.light),
    surface('.dark', dark, defaultCodeThemes.dark),
    ...light.colors.slice(1).map((color, index) => `.l${index + 1}{color:${color}}`),
    ...dark.colors.map((color, number) => `.dark .d${number}{color:${color}}`),
    '.fi{font-style:italic}.fb{font-weight:bold}.fu{text-decoration:underline}.fs{text-decoration:line-through}.fu.fs{text-decoration-line:underline line-through}',
    ansiCss,
  ].join('');
}

/** A non-default theme sets its own background, and the colors on it follow. */
function surface(mode: string, { id, type, background }: CodeTheme, usual: string): string {
  if (id === usual) return '';
  const scheme = type ? `color-scheme:${type};` : '';
  return `${mode} :is(octavo-code-block,octavo-code-group){${scheme}--octavo-color-code-background:${background}}`;
}
