/**
 * Theme ids, or absolute paths of theme files, for light and dark mode. The same theme twice gives code that ignores
 * the site's mode.
 */
export interface CodeThemes {
  light: string;
  dark: string;
}

/** The pair with the best measured contrast: every color has at least 4.5:1 on near-white and near-black. */
export const defaultCodeThemes: CodeThemes = { light: 'github-light-default', dark: 'github-dark-default' };

/**
 * `themes`, where the default theme of a mode follows `schemes`, which says whether the background of each mode is light or
 * dark. Other themes are the author's choice.
 */
export function themesOnBackgrounds(
  themes: CodeThemes,
  schemes: Record<keyof CodeThemes, keyof CodeThemes>,
): CodeThemes {
  const themeOf = (mode: keyof CodeThemes): string =>
    themes[mode] === defaultCodeThemes[mode] ? defaultCodeThemes[schemes[mode]] : themes[mode];
  return { light: themeOf('light'), dark: themeOf('dark') };
}
